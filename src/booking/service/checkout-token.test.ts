/** A promise is read back as it was written, and nothing else is. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRooms, anyStay } from '../../../tests/fixtures/arbitrary-search.ts'
import type { CheckoutOffer } from '../rules/checkout-token.ts'
import { tokensWith } from './checkout-token.ts'

const NOW = 1_800_000_000_000
const tokens = tokensWith(() => Buffer.alloc(32, 7))
const offer: CheckoutOffer = {
  hotelId: 7,
  roomTypeIds: [56, 57],
  planNumber: 2,
  boardCode: 'HD',
  freeCancellationUntil: null,
  stay: { checkIn: 20_900, checkOut: 20_902 },
  rooms: [
    { adults: 2, childAges: [4] },
    { adults: 1, childAges: [] },
  ],
  price: 31_240,
  currency: 'EUR',
  expiresAt: NOW,
}

test('is read back as it was written', () => {
  fc.assert(
    fc.property(anyRooms, anyStay, fc.nat(), fc.option(fc.nat()), (rooms, stay, price, free) => {
      const roomTypeIds = rooms.map((_, index) => 100 + index)
      const any = { ...offer, rooms, roomTypeIds, stay, price, freeCancellationUntil: free }
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
  ['a token of yesterday', tokens.write({ ...offer, expiresAt: NOW - 1 }), 'token-stale'],
])('%s is refused', (_, sent, code) => {
  const read = tokens.read(sent, NOW)
  expect(read.ok ? [] : read.problems.map((each) => each.code)).toEqual([code])
})
