/** Paying on the page of Stripe, as whole requests: there, back, and told behind one's back. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { filledIn, sellingHotel } from '../../../tests/fixtures/selling-hotel.ts'
import { signedByStripe, stripeDouble } from '../../../tests/fixtures/stripe-double.ts'
import { CHECKOUT_FIELDS } from '../../site/booking-fields.ts'
import type { CheckoutPageData } from '../pages/checkout/checkout-page.tsx'
import { STRIPE_WEBHOOK_PATH } from './checkout-routes.ts'

const SECRET = 'whsec_test'
const stripe = stripeDouble()
const hotel = sellingHotel({
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: SECRET,
  // As a proxy does it: requests come to another port, without encryption.
  PUBLIC_URL: 'https://localhost:8443',
})
beforeAll(async () => {
  vi.stubGlobal('fetch', stripe.ask)
  await hotel.open()
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await hotel.close()
})

test('leads to the page of Stripe and back, and a card is never asked for here', async () => {
  const browser = await hotel.atCheckout()
  const page = browser.data<CheckoutPageData>()
  expect(page.takesCards).toBe(false)
  expect(browser.payload).not.toContain(CHECKOUT_FIELDS.cardNumber)
  await browser.send('/reserva/', withoutCard(page))
  expect(browser.status).toBe(200)
  expect(browser.payload).toContain('href="https://checkout.stripe.com/c/pay/cs_test_a1"')
  const back = stripe.requests[0]!.body
  expect([back.get('success_url'), back.get('cancel_url')]).toEqual([
    'https://es.localhost:8443/reserva/return/',
    'https://es.localhost:8443/reserva/return/',
  ])
  // Back without having paid: the way there is shown once more.
  await browser.open('/reserva/return/')
  expect(browser.payload).toContain('href="https://checkout.stripe.com/c/pay/cs_test_a1"')
  stripe.pay('cs_test_a1', true)
  await browser.open('/reserva/return/')
  expect([browser.status, browser.headers['location']]).toEqual([
    303,
    expect.stringMatching(/^\/confirmacion\/\w{8}\/\?done=booked$/),
  ])
})

test('hears what Stripe says, once, and nothing that Stripe did not say', async () => {
  const browser = await hotel.atCheckout()
  await browser.send('/reserva/', withoutCard(browser.data<CheckoutPageData>()))
  const [, session = ''] = /pay\/(cs_test_a\d+)/.exec(browser.payload) ?? []
  stripe.pay(session, true)
  const body = stripe.notice(session, 'evt_1')
  expect(await told(body, signedByStripe(body, 'whsec_other', Date.now()))).toBe(400)
  expect(await told(body, signedByStripe(body, SECRET, Date.now() - 600_000))).toBe(400)
  expect(await told(body, '')).toBe(400)
  const genuine = signedByStripe(body, SECRET, Date.now())
  expect([await told(body, genuine), await told(body, genuine)]).toEqual([200, 200])
  const captures = stripe.requests.filter(({ address }) => address.includes(`${session}/capture`))
  expect(captures).toHaveLength(1)
  await browser.open('/reserva/return/')
  expect(browser.headers['location']).toMatch(/^\/confirmacion\//)
})

function withoutCard(page: CheckoutPageData): Record<string, string> {
  const { cardNumber, cardExpiry, cardCode } = CHECKOUT_FIELDS
  const secret = new Set<string>([cardNumber, cardExpiry, cardCode])
  return Object.fromEntries(Object.entries(filledIn(page)).filter(([name]) => !secret.has(name)))
}

async function told(body: string, signature: string): Promise<number> {
  const { statusCode } = await hotel.app.inject({
    method: 'POST',
    url: STRIPE_WEBHOOK_PATH,
    headers: {
      host: 'localhost',
      'content-type': 'application/json',
      'stripe-signature': signature,
    },
    payload: body,
  })
  return statusCode
}
