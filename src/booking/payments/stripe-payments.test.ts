import { expect, test } from 'vitest'
import { paymentContract, requestWith } from '../../../tests/fixtures/payment-contract.ts'
import { stripeDouble } from '../../../tests/fixtures/stripe-double.ts'
import { NoAnswer } from './payment-provider.ts'
import { stripePayments } from './stripe-payments.ts'

const KEY = 'sk_test_123'
const cardFor = () => null

function stripe() {
  const { ask, pay, held, loseAnswers, requests } = stripeDouble()
  return {
    provider: stripePayments(KEY, ask),
    cardFor,
    answerChallenge: async ({ reference }: { reference: string }, agrees: boolean) =>
      pay(reference, agrees),
    loseAnswers,
    held: async (id: string) => held(id),
    requests,
  }
}

paymentContract('Stripe', stripe)

test('the card is asked for on the page of Stripe, with all it needs', async () => {
  const { provider, requests } = stripe()
  const request = requestWith({ cardFor }, 'success')
  expect(await provider.authorise(request)).toEqual({
    state: 'challenge',
    reference: 'cs_test_a1',
    url: 'https://checkout.stripe.com/c/pay/cs_test_a1',
  })
  expect(provider.takesCards).toBe(false)
  const [{ address, headers, body }] = requests as [(typeof requests)[number]]
  expect(address).toBe('https://api.stripe.com/v1/checkout/sessions')
  expect(headers.get('authorization')).toBe(`Bearer ${KEY}`)
  expect(headers.get('idempotency-key')).toBe(request.id)
  expect(headers.get('stripe-version')).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(Object.fromEntries(body)).toMatchObject({
    mode: 'payment',
    locale: 'es',
    customer_email: 'ana@example.com',
    success_url: 'https://es.example/vuelta',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': '12345',
    'payment_intent_data[capture_method]': 'manual',
    'payment_intent_data[metadata][payment]': request.id,
  })
})

test.each([
  ['CLP', '12345'],
  ['ISK', '1234500'],
] as const)('amounts in %s are counted as Stripe does', async (currency, amount) => {
  const { provider, requests } = stripe()
  await provider.authorise({ ...requestWith({ cardFor }, 'success'), currency })
  expect(requests[0]!.body.get('line_items[0][price_data][unit_amount]')).toBe(amount)
})

test('a page that nobody paid can no longer be paid once it is let go', async () => {
  const { provider, held } = stripe()
  const request = requestWith({ cardFor }, 'success')
  const asked = await provider.authorise(request)
  if (asked.state !== 'challenge') throw new Error(asked.state)
  const payment = { id: request.id, reference: asked.reference }
  await provider.release(payment)
  expect(await provider.standing(payment)).toEqual({ state: 'declined' })
  expect(await held(request.id)).toEqual({ promised: 0, taken: 0 })
})

test.each([500, 503, 429, 409])('an answer %i is none', async (status) => {
  const provider = stripePayments(KEY, async () => new Response('{}', { status }))
  const asked = provider.standing({ id: 'p', reference: 'cs_1' })
  await expect(asked).rejects.toBeInstanceOf(NoAnswer)
})

test('a refusal says its code and not the key', async () => {
  const body = JSON.stringify({ error: { type: 'invalid_request_error', message: `no ${KEY}` } })
  const provider = stripePayments(KEY, async () => new Response(body, { status: 401 }))
  const asked = provider.standing({ id: 'p', reference: 'cs_1' })
  await expect(asked).rejects.toThrow(/^Stripe refused with 401 invalid_request_error$/)
})
