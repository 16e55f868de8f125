/** From the book button to a cancelled trip, as a browser without scripts goes. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formFor } from '../../tests/fixtures/booking-world.ts'
import { formBrowser, type FormBrowser } from '../../tests/fixtures/form-browser.ts'
import { smallHotel, smallRoomType } from '../../tests/fixtures/small-catalogue.ts'
import { SEVILLE } from '../../tests/fixtures/small-geography.ts'
import { smallWorld } from '../../tests/fixtures/small-world.ts'
import { temporaryStore } from '../../tests/fixtures/temporary-store.ts'
import { buildTestApp } from '../../tests/fixtures/test-app.ts'
import { CHECKOUT_FIELDS } from '../core/booking/checkout-fields.ts'
import { writeDay } from '../core/calendar-day.ts'
import type { HotelPageData } from '../core/hotel-page.ts'
import { TEST_CARDS } from '../outside/payments/sandbox-payments.ts'
import type { CartPageData } from '../web/cart/cart-page.tsx'
import type { CheckoutPageData } from '../web/checkout/checkout-page.tsx'
import { TERMS_FIELD } from '../web/checkout/own-fields.ts'
import type { ConfirmationPageData } from '../web/confirmation/confirmation-page.tsx'
import { todayIn } from './clock.ts'
import { readSettings } from './settings.ts'

const today = todayIn('Europe/Madrid')
const dataDir = mkdtempSync(path.join(tmpdir(), 'alisio-checkout-'))
const store = temporaryStore()
let isAway = false
let app: FastifyInstance

beforeAll(async () => {
  const database = await store.open()
  const roomTypes = [smallRoomType(8, 20, today)]
  const hotel = smallHotel(1, { name: 'Patio de la Luz', cityId: SEVILLE, roomTypes })
  const memory = await smallWorld(database, [hotel], today)
  app = await buildTestApp({
    settings: readSettings({ LOG_LEVEL: 'silent', DATA_DIR: dataDir }),
    store: () => {
      if (isAway) throw new Error('The database is away')
      return database
    },
    memory: () => memory,
  })
})
afterAll(async () => {
  await app.close()
  await store.remove()
  rmSync(dataDir, { recursive: true })
})

/** Opens the hotel and puts its first rate into the cart. */
async function chosen(): Promise<FormBrowser> {
  const browser = formBrowser(app)
  const stay = `fecha_entrada=${writeDay(today + 2)}&fecha_salida=${writeDay(today + 4)}`
  await browser.open(`/hoteles/espana/sevilla/patio-de-la-luz-1?${stay}`)
  const [offer] = browser.data<HotelPageData>().offers
  await browser.send('/carrito/', { checkout_token: offer!.checkoutToken })
  return browser
}

/** What somebody types into the form that is open. */
function filledIn(page: CheckoutPageData, card: string = TEST_CARDS.success) {
  return {
    ...formFor(page.total, { card }),
    [CHECKOUT_FIELDS.key]: page.checkoutKey,
    [TERMS_FIELD]: '1',
  }
}

describe('the cart', () => {
  test('keeps what was chosen, for a while', async () => {
    const browser = await chosen()
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
    const browser = await chosen()
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
    const browser = formBrowser(app)
    await browser.open('/carrito/')
    await browser.send('/carrito/', token === undefined ? {} : { checkout_token: token })
    expect(browser.status).toBe(status)
    expect(browser.data<CartPageData>().notice?.problem.code).toBe('token-forged')
  })

  test('takes nothing from another site', async () => {
    const browser = formBrowser(app)
    await browser.send('/carrito/', { checkout_token: 'x.y' }, { withToken: false })
    expect(browser.status).toBe(403)
  })

  test('says that its time is over', async () => {
    const browser = formBrowser(app)
    browser.cookies.set('cart', '00000000-0000-4000-8000-000000000000')
    await browser.open('/carrito/')
    expect(browser.data<CartPageData>().notice?.problem.code).toBe('hold-expired')
  })
})

describe('the checkout', () => {
  test('without a cart leads to it', async () => {
    const browser = formBrowser(app)
    await browser.open('/reserva/')
    expect([browser.status, browser.headers['location']]).toEqual([302, '/carrito/'])
  })

  test('marks every field at once, keeps what was typed and forgets the card', async () => {
    const browser = await chosen()
    await browser.open('/reserva/')
    const page = browser.data<CheckoutPageData>()
    await browser.send('/reserva/', {
      ...filledIn(page, '4242424242424241'),
      [CHECKOUT_FIELDS.email]: 'nobody',
      [CHECKOUT_FIELDS.phone]: '',
      [TERMS_FIELD]: '',
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
    const browser = await chosen()
    await browser.open('/reserva/')
    const sent = filledIn(browser.data<CheckoutPageData>())
    const before = new Map(browser.cookies)
    await browser.send('/reserva/', sent)
    const location = browser.headers['location'] as string
    expect([browser.status, location]).toEqual([
      303,
      expect.stringMatching(/^\/confirmacion\/[A-Z2-9]{8}\/\?done=booked$/),
    ])
    const second = formBrowser(app, before)
    await second.send('/reserva/', sent)
    expect(second.headers['location']).toBe(location)

    await browser.follow()
    const { booking, canCancel } = browser.data<ConfirmationPageData>()
    expect([booking.total, booking.paid, canCancel]).toEqual([14_960, 14_960, true])
    const { locator } = booking
    await browser.open(`/confirmacion/${locator}/voucher/`)
    expect(browser.payload).toContain('Bono de alojamiento')
    await browser.open(`/confirmacion/${locator}/calendar.ics`)
    expect(browser.headers['content-type']).toContain('text/calendar')
    expect(browser.payload).toContain('SUMMARY:Patio de la Luz\r\n')

    await browser.open(`/mis-viajes/${locator}/cancel/`)
    const { quote } = browser.data<{ quote: { fee: number } }>()
    await browser.send(`/mis-viajes/${locator}/cancel/`, { cancellation_fee: '1' })
    expect(browser.status).toBe(422)
    await browser.send(`/mis-viajes/${locator}/cancel/`, { cancellation_fee: String(quote.fee) })
    await browser.follow()
    expect(browser.data<ConfirmationPageData>()).toMatchObject({
      done: 'cancelled',
      booking: { state: 'cancelled', cancellationFee: quote.fee },
    })
  })

  test('asks for another card when one is refused', async () => {
    const browser = await chosen()
    await browser.open('/reserva/')
    const page = browser.data<CheckoutPageData>()
    await browser.send('/reserva/', filledIn(page, TEST_CARDS.declined))
    expect(browser.status).toBe(422)
    const again = browser.data<CheckoutPageData>()
    expect(again.form.problems.map(({ code }) => code)).toEqual(['payment-declined'])
    expect(again.checkoutKey).not.toBe(page.checkoutKey)
    await browser.send('/reserva/', filledIn(again))
    expect(browser.status).toBe(303)
  })

  test.each([
    ['yes', /^\/confirmacion\//],
    ['no', null],
  ])('follows the question of the bank: %s', async (answer, location) => {
    const browser = await chosen()
    await browser.open('/reserva/')
    await browser.send(
      '/reserva/',
      filledIn(browser.data<CheckoutPageData>(), TEST_CARDS.challenge),
    )
    expect(browser.headers['location']).toMatch(/^\/reserva\/bank\/\?payment=/)
    await browser.follow()
    const { paymentId } = browser.data<{ paymentId: string }>()
    await browser.send('/reserva/bank/', { payment: paymentId, answer })
    await browser.follow()
    if (location) expect(browser.headers['location']).toMatch(location)
    else {
      const { form } = browser.data<CheckoutPageData>()
      expect(form.problems.map(({ code }) => code)).toEqual(['payment-declined'])
      expect(form.values).toMatchObject({ contact_last_name: 'López García' })
    }
  })

  test('keeps what was typed while the database is away', async () => {
    const browser = await chosen()
    await browser.open('/reserva/')
    const sent = filledIn(browser.data<CheckoutPageData>())
    isAway = true
    try {
      await browser.send('/reserva/', sent)
    } finally {
      isAway = false
    }
    expect(browser.status).toBe(503)
    const { form, checkoutKey } = browser.data<CheckoutPageData>()
    expect(form.values).toMatchObject({ contact_last_name: 'López García' })
    expect(checkoutKey).toBe(sent[CHECKOUT_FIELDS.key])
    await browser.send('/reserva/', { ...sent })
    expect(browser.status).toBe(303)
  })
})

describe('my trips', () => {
  test('shows a booking to whoever knows its locator and e-mail, and to nobody else', async () => {
    const buyer = await chosen()
    await buyer.open('/reserva/')
    await buyer.send('/reserva/', filledIn(buyer.data<CheckoutPageData>()))
    await buyer.follow()
    const { locator } = buyer.data<ConfirmationPageData>().booking

    const stranger = formBrowser(app)
    await stranger.open(`/confirmacion/${locator}/`)
    expect(stranger.headers['location']).toBe(`/mis-viajes/?locator=${locator}`)
    await stranger.open('/mis-viajes/')
    await stranger.send('/mis-viajes/', { locator, trip_email: 'other@example.com' })
    expect(stranger.status).toBe(422)
    await stranger.send('/mis-viajes/', {
      locator: locator.toLowerCase(),
      trip_email: 'ana@example.com',
    })
    expect(stranger.headers['location']).toBe(`/confirmacion/${locator}/`)

    await stranger.open(`/mis-viajes/${locator}/claim/`)
    await stranger.send(`/mis-viajes/${locator}/claim/`, { claim_address: 'x', claim_price: '' })
    expect(stranger.status).toBe(422)
    const claim = { claim_address: 'https://example.com/hotel', claim_price: '120,50' }
    await stranger.send(`/mis-viajes/${locator}/claim/`, claim)
    expect(stranger.headers['location']).toBe(`/confirmacion/${locator}/?done=claimed`)
  })
})
