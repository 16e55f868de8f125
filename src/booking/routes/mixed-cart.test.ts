/** A room and a parking place in one cart: a new product is a folder and a record. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openLots,
  PARKING,
  placesSold,
  SLOTS,
  writeParkingChoice,
} from '../../../tests/fixtures/parking.ts'
import { filledIn, sellingHotel } from '../../../tests/fixtures/selling-hotel.ts'
import { TEST_KEY } from '../../../tests/fixtures/test-app.ts'
import { todayIn } from '../../http/clock.ts'
import { productsOf } from '../../products/product.ts'
import { allProducts } from '../../products/registry.ts'
import { tokensWith } from '../service/checkout-token.ts'
import type { CartPageData } from '../pages/cart/cart-page.tsx'
import type { CheckoutPageData } from '../pages/checkout/checkout-page.tsx'
import type { ConfirmationPageData } from '../pages/confirmation/confirmation-page.tsx'

const LOT = 3
const today = todayIn('Europe/Madrid')
const days = { begins: today + 2, ends: today + 4 }
const hotel = sellingHotel({}, undefined, {
  products(parts) {
    const known = allProducts(parts)
    return productsOf([known.of('hotel'), PARKING], [SLOTS, ...known.tables])
  },
})
beforeAll(async () => {
  await hotel.open()
  await openLots(hotel.database, [{ id: LOT, name: 'Garaje Luz', places: 2, price: 1_500 }])
})
afterAll(hotel.close)

/** What the page of a lot would write into its form. */
const promise = (price = 3_000) =>
  tokensWith(() => TEST_KEY).write({
    kind: 'parking',
    choice: writeParkingChoice({ lotId: LOT, ...days }),
    price,
    currency: 'EUR',
    expiresAt: Date.now() + 60_000,
  })

test('is bought, shown, found again and cancelled as one', async () => {
  const browser = await hotel.chosen()
  await browser.follow()
  await browser.send('/carrito/', { checkout_token: promise() })
  expect(browser.status).toBe(303)
  await browser.follow()
  const { items } = browser.data<CartPageData>()
  expect(items.map(({ line }) => [line.kind, line.title, line.price])).toEqual([
    ['hotel', 'Patio de la Luz', 15_000],
    ['parking', 'Garaje Luz', 3_000],
  ])
  expect(await placesSold(hotel.database, LOT, days.begins)).toBe(1)

  await browser.open('/reserva/')
  expect(browser.payload).not.toContain('guest_2_1_first_name')
  await browser.send('/reserva/', filledIn(browser.data<CheckoutPageData>()))
  await browser.follow()
  const { booking } = browser.data<ConfirmationPageData>()
  expect([booking.total, booking.paid]).toEqual([18_000, 18_000])
  expect(booking.lines.map(({ title, guests }) => [title, guests.length])).toEqual([
    ['Patio de la Luz', 1],
    ['Garaje Luz', 0],
  ])
  const { locator } = booking
  await browser.open(`/confirmacion/${locator}/voucher/`)
  expect(browser.payload).toContain('Garaje Luz')
  await browser.open(`/confirmacion/${locator}/calendar.ics`)
  expect(browser.payload.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  await browser.open('/mis-viajes/')
  expect(browser.payload).toContain('Garaje Luz')
  const [mail] = await hotel.database.db.selectFrom('outgoing_mail').select('text').execute()
  expect(mail!.text).toContain('Garaje Luz')

  await browser.open(`/mis-viajes/${locator}/cancel/`)
  const { quote } = browser.data<{ quote: { fee: number } }>()
  await browser.send(`/mis-viajes/${locator}/cancel/`, { cancellation_fee: String(quote.fee) })
  await browser.follow()
  expect(browser.data<ConfirmationPageData>().booking.state).toBe('cancelled')
  expect(await placesSold(hotel.database, LOT, days.begins)).toBe(0)
})

test('keeps what it has when the other thing is gone or costs something else', async () => {
  const browser = await hotel.chosen()
  for (const taken of [promise(), promise()])
    await browser.send('/carrito/', { checkout_token: taken })
  await browser.send('/carrito/', { checkout_token: promise() })
  expect([browser.status, browser.data<CartPageData>().notice?.problem.code]).toEqual([
    409,
    'sold-out',
  ])
  expect(browser.data<CartPageData>().items).toHaveLength(3)
  const item = browser.data<CartPageData>().items.find(({ line }) => line.kind === 'parking')
  await browser.send('/carrito/', { remove: item!.id })
  await browser.send('/carrito/', { checkout_token: promise(1) })
  const { notice } = browser.data<CartPageData>()
  expect(notice).toMatchObject({ href: `/parking/${LOT}`, prices: { before: 1, now: 3_000 } })
})

test.each([
  ['nobody sells', { kind: 'balloon', choice: [LOT, days.begins, days.ends] }],
  ['its product cannot read', { kind: 'parking', choice: ['x'] }],
])('refuses what %s', async (_, forged) => {
  const browser = hotel.browser()
  await browser.open('/carrito/')
  const offer = { price: 1, currency: 'EUR' as const, expiresAt: Date.now() + 60_000 }
  const token = tokensWith(() => TEST_KEY).write({ ...offer, ...forged })
  await browser.send('/carrito/', { checkout_token: token })
  expect(browser.data<CartPageData>().notice?.problem.code).toBe('token-forged')
})
