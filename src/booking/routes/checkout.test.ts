/** The checkout as whole requests, from a browser without scripts. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FormBrowser } from '../../../tests/fixtures/form-browser.ts'
import { filledIn, sellingHotel } from '../../../tests/fixtures/selling-hotel.ts'
import { CHECKOUT_FIELDS, REMOVE_FIELD } from '../../site/booking-fields.ts'
import { formatMoneyExactly } from '../../site/money.ts'
import { taxOf } from '../../site/taxes.ts'
import { TEST_CARDS } from '../payments/sandbox-payments.ts'
import type { CartPageData } from '../pages/cart/cart-page.tsx'
import type { CheckoutPageData } from '../pages/checkout/checkout-page.tsx'
import type { ConfirmationPageData } from '../pages/confirmation/confirmation-page.tsx'

const hotel = sellingHotel()
beforeAll(hotel.open)
afterAll(hotel.close)

test('without a cart leads to it', async () => {
  const browser = hotel.browser()
  await browser.open('/reserva/')
  expect([browser.status, browser.headers['location']]).toEqual([302, '/carrito/'])
})

test('marks every field at once, keeps what was typed and forgets the card', async () => {
  const browser = await hotel.atCheckout()
  const page = browser.data<CheckoutPageData>()
  await browser.send('/reserva/', {
    ...filledIn(page, '4242424242424241'),
    [CHECKOUT_FIELDS.email]: 'nobody',
    [CHECKOUT_FIELDS.phone]: '',
    [CHECKOUT_FIELDS.terms]: '',
  })
  expect(browser.status).toBe(422)
  const { form, checkoutKey } = browser.data<CheckoutPageData>()
  expect(form.problems.map(({ field }) => field).toSorted()).toEqual([
    'card_number',
    'contact_email',
    'contact_phone',
    'terms_accepted',
  ])
  expect(form.values).toMatchObject({
    contact_email: 'nobody',
    contact_last_name: 'López García',
  })
  expect(browser.payload).not.toContain('4242424242424241')
  expect(checkoutKey).toBe(page.checkoutKey)
  expect(browser.payload).toContain('Escribe un correo como nombre@ejemplo.com')
})

test('books once, however often it is sent, and cancels', async () => {
  const browser = await hotel.atCheckout()
  const sent = filledIn(browser.data<CheckoutPageData>())
  const before = new Map(browser.cookies)
  await browser.send('/reserva/', sent)
  const location = browser.headers['location'] as string
  expect([browser.status, location]).toEqual([
    303,
    expect.stringMatching(/^\/confirmacion\/[A-Z2-9]{8}\/\?done=booked$/),
  ])
  const second = hotel.browser(before)
  await second.send('/reserva/', sent)
  expect(second.headers['location']).toBe(location)

  await browser.follow()
  const { booking, canCancel } = browser.data<ConfirmationPageData>()
  expect([booking.total, booking.paid, canCancel]).toEqual([15_000, 15_000, true])
  expect(booking.lines[0]!.guests).toEqual(['Ana María López García'])
  const { locator } = booking
  expect(browser.payload).not.toContain('Teléfono del hotel')
  const contact = { phone: '+34 954 123 456', email: '', language: '' }
  await hotel.database.db
    .insertInto('hotel_contacts')
    .values({ hotel_id: 1, ...contact })
    .execute()
  await browser.open(`/confirmacion/${locator}/`)
  expect(browser.payload).toContain('href="tel:+34954123456"')
  await browser.open(`/confirmacion/${locator}/voucher/`)
  expect(browser.payload).toContain('Bono de alojamiento')
  expect(browser.payload).toContain('href="tel:+34954123456"')
  await browser.open(`/confirmacion/${locator}/calendar.ics`)
  expect(browser.headers['content-type']).toContain('text/calendar')
  expect(browser.payload).toContain('SUMMARY:Patio de la Luz\r\n')

  await browser.open(`/mis-viajes/${locator}/cancel/`)
  const { quote } = browser.data<{ quote: { fee: number } }>()
  await browser.send(`/mis-viajes/${locator}/cancel/`, { cancellation_fee: '1' })
  expect(browser.status).toBe(409)
  await browser.send(`/mis-viajes/${locator}/cancel/`, { cancellation_fee: String(quote.fee) })
  await browser.follow()
  expect(browser.data<ConfirmationPageData>()).toMatchObject({
    done: 'cancelled',
    booking: { state: 'cancelled', cancellationFee: quote.fee },
  })
})

test('tells the tax that comes on top; the business site sells with it in the price', async () => {
  const browsers = ['co.localhost', 'co.company.localhost'].map((host) =>
    hotel.browser(undefined, host),
  )
  const [web, company] = await Promise.all(
    browsers.map(async (browser) => {
      await hotel.chosen(browser)
      await browser.open('/reserva/')
      return browser.data<CheckoutPageData>()
    }),
  )
  const { price, tax } = web!.lines[0]!
  expect(tax).toMatchObject({ permille: 190, isInPrice: false })
  const onTop = taxOf(web!.lines[0]!)
  expect(web!.payments).toMatchObject([
    {
      choice: 'card',
      now: formatMoneyExactly(price, 'COP'),
      later: formatMoneyExactly(onTop, 'COP'),
    },
  ])
  expect(browsers[0]!.payload).toContain('IVA (19\u00a0%)')
  expect(browsers[0]!.payload).toContain(formatMoneyExactly(price + onTop, 'COP'))

  const sold = company!.lines[0]!
  expect(sold.tax).toMatchObject({ permille: 190, isInPrice: true })
  expect(Math.abs(sold.price - 1.19 * price)).toBeLessThan(2_00)
  expect(company!.payments).toMatchObject([
    { now: formatMoneyExactly(sold.price, 'COP'), later: '' },
  ])
  expect(browsers[1]!.payload).toContain('IVA incluido (19\u00a0%)')
})

test('asks for another card when one is refused', async () => {
  const browser = await hotel.atCheckout()
  const page = browser.data<CheckoutPageData>()
  await browser.send('/reserva/', filledIn(page, TEST_CARDS.declined))
  expect(browser.status).toBe(402)
  const again = browser.data<CheckoutPageData>()
  expect(again.form.problems.map(({ code }) => code)).toEqual(['payment-declined'])
  expect(again.checkoutKey).not.toBe(page.checkoutKey)
  await browser.send('/reserva/', filledIn(again))
  expect(browser.status).toBe(303)
})

/** Pays with a card whose bank asks, and answers; `meanwhile` happens while the question is open. */
async function asked(
  answer: string,
  meanwhile: (browser: FormBrowser) => Promise<void> = async () => {},
) {
  const browser = await hotel.atCheckout()
  await browser.send('/reserva/', filledIn(browser.data<CheckoutPageData>(), TEST_CARDS.challenge))
  expect(browser.headers['location']).toMatch(/^\/reserva\/bank\/\?payment=/)
  await browser.follow()
  const { paymentId } = browser.data<{ paymentId: string }>()
  await meanwhile(browser)
  await browser.send('/reserva/bank/', { payment: paymentId, answer })
  await browser.follow()
  return browser
}

test('books when the bank is told yes', async () => {
  const { headers } = await asked('yes')
  expect(headers['location']).toMatch(/^\/confirmacion\//)
})

test('asks for another card when the bank is told no, with everything else kept', async () => {
  const browser = await asked('no')
  const { form } = browser.data<CheckoutPageData>()
  expect(form.problems.map(({ code }) => code)).toEqual(['payment-declined'])
  expect(form.values).toMatchObject({ contact_last_name: 'López García' })
})

test('books and charges nothing that was taken out of the cart meanwhile, and says so', async () => {
  const browser = await asked('yes', async (other) => {
    await other.open('/carrito/')
    const [item] = other.data<CartPageData>().items
    await other.send('/carrito/', { [REMOVE_FIELD]: item!.id })
  })
  expect(browser.status).toBe(410)
  expect(browser.payload).toContain('no te hemos cobrado nada')
  await browser.open('/mis-viajes/')
  expect(browser.payload).not.toContain('Confirmada')
})

test('keeps what was typed while the database is away', async () => {
  const browser = await hotel.atCheckout()
  const sent = filledIn(browser.data<CheckoutPageData>())
  hotel.isAway = true
  try {
    await browser.send('/reserva/', sent)
  } finally {
    hotel.isAway = false
  }
  expect(browser.status).toBe(503)
  const { form, checkoutKey } = browser.data<CheckoutPageData>()
  expect(form.values).toMatchObject({ contact_last_name: 'López García' })
  expect(checkoutKey).toBe(sent[CHECKOUT_FIELDS.key])
  await browser.send('/reserva/', { ...sent })
  expect(browser.status).toBe(303)
})

test('a second tab finds what the first one booked', async () => {
  const first = await hotel.atCheckout()
  const second = hotel.browser(first.cookies)
  await second.open('/reserva/')
  const other = filledIn(second.data<CheckoutPageData>())
  await first.send('/reserva/', filledIn(first.data<CheckoutPageData>()))
  const booked = first.headers['location']
  await second.send('/reserva/', other)
  expect(second.headers['location']).toBe(booked)
  // The same tab, after Back: there is no cart any more, and the trip is one click away.
  await first.send('/reserva/', other)
  expect([first.status, first.headers['location']]).toEqual([303, '/mis-viajes/'])
})

test('keeps the rooms longer, and what was typed, but no card', async () => {
  const browser = await hotel.atCheckout()
  const page = browser.data<CheckoutPageData>()
  expect(page.hold).toMatchObject({ renewal: 0 })
  // Enter presses the first button of a form: that one books.
  expect(browser.payload.indexOf('name="renew"')).toBeGreaterThan(
    browser.payload.indexOf('Confirmar la reserva'),
  )
  await browser.send('/carrito/', { ...filledIn(page), renew: '0' })
  expect([browser.status, browser.headers['location']]).toEqual([303, '/reserva/'])
  await browser.follow()
  const again = browser.data<CheckoutPageData>()
  expect(again.hold).toMatchObject({ renewal: 1 })
  expect(again.hold!.secondsLeft).toBeGreaterThan(15 * 60)
  expect(again.form.values).toMatchObject({ contact_last_name: 'López García' })
  expect(again.form.values).not.toHaveProperty('renew')
  expect(browser.payload).not.toContain(TEST_CARDS.success)
  await browser.send('/reserva/', filledIn(again))
  expect(browser.status).toBe(303)
})

test('rooms whose time was over: said plainly, and nothing typed is lost', async () => {
  const browser = await hotel.atCheckout()
  const sent = filledIn(browser.data<CheckoutPageData>())
  await hotel.database.db.updateTable('cart_items').set({ expires_at: 1 }).execute()
  await browser.send('/reserva/', sent)
  expect(browser.status).toBe(410)
  expect(browser.payload).toContain('Ha pasado el tiempo y hemos liberado')
  expect(browser.data<CheckoutPageData>().form.problems[0]!.code).toBe('hold-expired')
  const again = await hotel.chosen(browser)
  await again.open('/reserva/')
  const { form } = again.data<CheckoutPageData>()
  expect(form.values).toMatchObject({ contact_last_name: 'López García' })
  expect(again.payload).not.toContain(TEST_CARDS.success)
})
