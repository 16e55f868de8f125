import { expect, test } from 'vitest'
import { signedByStripe } from '../../../tests/fixtures/stripe-double.ts'
import { readStripeNotice } from './stripe-webhook.ts'

const SECRET = 'whsec_test'
const NOW = 1_800_000_000_000
const MINUTE = 60_000
const BODY = JSON.stringify({
  id: 'evt_1',
  type: 'checkout.session.completed',
  data: { object: { object: 'checkout.session', id: 'cs_1', client_reference_id: 'p-1' } },
})
const heard = (body: string, signature: unknown, now = NOW) =>
  readStripeNotice(body, signature, SECRET, now)

test('what Stripe signed is heard', () => {
  const signature = signedByStripe(BODY, SECRET, NOW)
  expect(heard(BODY, signature)).toEqual({ id: 'evt_1', paymentId: 'p-1' })
  expect(heard(BODY, signature, NOW + 4 * MINUTE)).not.toBeNull()
  const other = signedByStripe(BODY, 'whsec_old', NOW).replace(/^t=\d+,/, '')
  expect(heard(BODY, `${signature},${other}`)).not.toBeNull()
})

test('what is about something else is heard and concerns nobody', () => {
  const body = JSON.stringify({ id: 'evt_2', data: { object: { object: 'charge', id: 'ch_1' } } })
  expect(heard(body, signedByStripe(body, SECRET, NOW))).toEqual({ id: 'evt_2', paymentId: '' })
})

test.each([
  ['nothing signed', BODY, undefined, NOW],
  ['another secret', BODY, signedByStripe(BODY, 'whsec_other', NOW), NOW],
  ['another body', `${BODY} `, signedByStripe(BODY, SECRET, NOW), NOW],
  ['an old recording', BODY, signedByStripe(BODY, SECRET, NOW), NOW + 6 * MINUTE],
  ['a time to come', BODY, signedByStripe(BODY, SECRET, NOW + 6 * MINUTE), NOW],
  ['no time', BODY, signedByStripe(BODY, SECRET, NOW).replace(/^t=\d+,/, ''), NOW],
  ['an empty signature', BODY, `t=${NOW / 1_000},v1=`, NOW],
  ['no JSON', 'x', signedByStripe('x', SECRET, NOW), NOW],
])('%s is not heard', (_, body, signature, now) => {
  expect(heard(body, signature, now)).toBeNull()
})
