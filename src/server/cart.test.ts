/** The cart as whole requests. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sellingHotel } from '../../tests/fixtures/selling-hotel.ts'
import type { CartPageData } from '../web/cart/cart-page.tsx'

const hotel = sellingHotel()
beforeAll(hotel.open)
afterAll(hotel.close)

test('keeps what was chosen, for a while', async () => {
  const browser = await hotel.chosen()
  expect(browser.status).toBe(303)
  await browser.follow()
  const { items, hold } = browser.data<CartPageData>()
  expect(items.map(({ stay }) => [stay.hotelName, stay.price])).toEqual([
    ['Patio de la Luz', 14_960],
  ])
  expect(hold!.secondsLeft).toBeGreaterThan(880)
  expect(browser.headers['cache-control']).toBe('no-store')
  expect(browser.payload).toContain('<meta name="robots" content="noindex">')
})

test('gives the rooms back', async () => {
  const browser = await hotel.chosen()
  await browser.follow()
  const [item] = browser.data<CartPageData>().items
  await browser.send('/carrito/', { remove: item!.id })
  await browser.follow()
  expect(browser.data<CartPageData>()).toMatchObject({ items: [], notice: null })
})

test.each([
  ['forged', 'x.y', 400],
  ['missing', undefined, 400],
])('refuses an offer that is %s', async (_, token, status) => {
  const browser = hotel.browser()
  await browser.open('/carrito/')
  await browser.send('/carrito/', token === undefined ? {} : { checkout_token: token })
  expect(browser.status).toBe(status)
  expect(browser.data<CartPageData>().notice?.problem.code).toBe('token-forged')
})

test('takes nothing from another site', async () => {
  const browser = hotel.browser()
  await browser.send('/carrito/', { checkout_token: 'x.y' }, { withToken: false })
  expect(browser.status).toBe(403)
})

test('says that its time is over', async () => {
  const browser = hotel.browser()
  browser.cookies.set('cart', '00000000-0000-4000-8000-000000000000')
  await browser.open('/carrito/')
  expect(browser.data<CartPageData>().notice?.problem.code).toBe('hold-expired')
})
