/** A promise is read back as it was written, and nothing else is. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CheckoutOffer } from '../rules/checkout-token.ts'
import { tokensWith } from './checkout-token.ts'

const NOW = 1_800_000_000_000
const tokens = tokensWith(() => Buffer.alloc(32, 7))
const offer: CheckoutOffer = {
  kind: 'hotel',
  choice: [7, [56, 57], 'HD', null],
  price: 31_240,
  currency: 'EUR',
  expiresAt: NOW,
}

test('is read back as it was written', () => {
  fc.assert(
    fc.property(fc.string(), fc.jsonValue(), fc.nat(), (kind, choice, price) => {
      const any = { ...offer, kind, choice: JSON.parse(JSON.stringify(choice)) as unknown, price }
      expect(tokens.read(tokens.write(any), NOW)).toEqual({ ok: true, value: any })
    }),
    { numRuns: 50 },
  )
})

const token = tokens.write(offer)
const [payload, signature] = token.split('.') as [string, string]
const cheaper = Buffer.from(
  Buffer.from(payload, 'base64url').toString().replace('31240', '1'),
).toString('base64url')

test.each([
  ['nothing', undefined, 'token-forged'],
  ['a list', [token], 'token-forged'],
  ['an empty text', '', 'token-forged'],
  ['another price', `${cheaper}.${signature}`, 'token-forged'],
  ['another signature', `${payload}.${signature.replace(/^./, 'x')}`, 'token-forged'],
  ['no signature', payload, 'token-forged'],
  ['more than a token', `${token}.x`, 'token-forged'],
  ['a very long text', token.padEnd(5_000, 'x'), 'token-forged'],
  ['another key', tokensWith(() => Buffer.alloc(32, 8)).write(offer), 'token-forged'],
  ['a token of another release', tokens.write({ ...offer, currency: '' as 'EUR' }), 'token-stale'],
  ['a token of yesterday', tokens.write({ ...offer, expiresAt: NOW - 1 }), 'token-stale'],
])('%s is refused', (_, sent, code) => {
  const read = tokens.read(sent, NOW)
  expect(read.ok ? [] : read.problems.map((each) => each.code)).toEqual([code])
})
