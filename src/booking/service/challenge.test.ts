/** Cards whose bank wants to ask the payer. */
import { PRODUCTS } from '../../../tests/fixtures/sold-products.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/fixtures/databases.ts'
import {
  bookingWorld,
  type BookingWorld,
  MINUTE,
  NOW,
  SITE,
  submit,
  valueOf,
} from '../../../tests/fixtures/booking-world.ts'
import type { Cart } from '../rules/booking.ts'
import { TEST_CARDS } from '../payments/sandbox-payments.ts'
import { releaseHold } from '../../office/store/admin-holds.ts'
import { expireHolds } from '../store/holds.ts'
import { settlePayments } from './follow-bookings.ts'

const OFFICE = { personId: null, email: 'office@example.com', address: '::1' }
const problems = (code: string) => ({ ok: false, problems: [expect.objectContaining({ code })] })

eachDatabase((open) => {
  describe('a checkout', { timeout: 20_000 }, () => {
    test.each([
      ['approved', true],
      ['refused', false],
    ])('asks the bank when the card wants it: %s', async (_, isApproved) => {
      const world = await bookingWorld(await open())
      const { desk } = world
      const cart = await filled(world)
      const key = randomUUID()
      const card = TEST_CARDS.challenge
      const asked = valueOf(await submit(desk, cart, { card, key }))
      if (asked.kind !== 'challenge') throw new Error(asked.kind)
      expect(asked.url).toMatch(/^https:\/\/es\.example\/banco\?payment=/)
      expect(await desk.resume(cart.id, key, NOW)).toEqual({ ok: true, value: asked })
      expect(await submit(desk, cart, { card, key })).toEqual({ ok: true, value: asked })
      expect(await desk.resume(randomUUID(), key, NOW)).toMatchObject({ ok: false })
      const paymentId = new URL(asked.url).searchParams.get('payment')!
      expect(await desk.answerChallenge(paymentId, isApproved)).toMatchObject({ ok: true })
      expect(await desk.answerChallenge(paymentId, !isApproved)).toMatchObject({ ok: false })
      const ends = await Promise.all([
        desk.resume(cart.id, key, NOW),
        desk.resume(cart.id, key, NOW),
      ])
      const told = ends.map((end) => (end.ok ? end.value.kind : end.problems[0]!.code))
      expect(told).toEqual(Array(2).fill(isApproved ? 'confirmed' : 'payment-declined'))
      expect(await paymentStates(world)).toEqual([isApproved ? 'captured' : 'declined'])
      expect(await bookingCount(world)).toBe(isApproved ? 1 : 0)
      expect((await desk.cart(cart.id, NOW)).ok).toBe(!isApproved)
    })

    test('that took too long at the bank gets its rooms again, if they are still free', async () => {
      const world = await bookingWorld(await open())
      const { desk, database } = world
      const one = await challenged(world)
      const two = await challenged(world)
      const later = NOW + 20 * MINUTE
      expect(await expireHolds(PRODUCTS, database, later)).toBe(2)
      valueOf(await desk.addToCart(null, await world.tokenFor('1-3', 1, 4), SITE, later))
      expect(valueOf(await desk.resume(one.cart.id, one.key, later)).kind).toBe('confirmed')
      expect(await desk.resume(two.cart.id, two.key, later)).toEqual(problems('hold-expired'))
      expect(await desk.resume(two.cart.id, two.key, later)).toEqual(problems('hold-expired'))
      expect((await paymentStates(world)).toSorted()).toEqual(['captured', 'voided'])
      expect(await world.soldOn(1)).toBe(5)
    })

    test('is not given up by another visitor who knows its item', async () => {
      const world = await bookingWorld(await open())
      const { desk } = world
      const { cart, key } = await challenged(world)
      valueOf(await desk.removeItem(randomUUID(), cart.items[0]!.id, NOW))
      expect(await paymentStates(world)).toEqual(['challenge'])
      expect(valueOf(await desk.resume(cart.id, key, NOW)).kind).toBe('confirmed')
    })

    test.each<[string, (world: BookingWorld, cart: Cart) => Promise<unknown>]>([
      ['its visitor', ({ desk }, { id, items }) => desk.removeItem(id, items[0]!.id, NOW)],
      [
        'the office',
        ({ database }, { items }) => releaseHold(PRODUCTS, database, items[0]!.id, OFFICE, NOW),
      ],
    ])('of an item that %s has given up books and charges nothing', async (_, giveUp) => {
      const world = await bookingWorld(await open())
      const { desk, database, parts } = world
      const { cart, key } = await challenged(world)
      await giveUp(world, cart)
      expect(await desk.resume(cart.id, key, NOW)).toEqual(problems('hold-expired'))
      await settlePayments(database, parts, NOW + MINUTE)
      expect(await paymentStates(world)).toEqual(['voided'])
      expect(await bookingCount(world)).toBe(0)
      expect(await world.soldOn(1)).toBe(0)
    })
  })
})

async function challenged(world: BookingWorld) {
  const cart = await filled(world)
  const key = randomUUID()
  const asked = valueOf(await submit(world.desk, cart, { card: TEST_CARDS.challenge, key }))
  const { searchParams } = new URL((asked as { url: string }).url)
  valueOf(await world.desk.answerChallenge(searchParams.get('payment')!, true))
  return { cart, key }
}

async function filled({ desk, tokenFor }: BookingWorld) {
  return valueOf(await desk.addToCart(null, await tokenFor(), SITE, NOW))
}

async function paymentStates({ database }: BookingWorld): Promise<string[]> {
  const rows = await database.db.selectFrom('payments').select('state').execute()
  return rows.map(({ state }) => state)
}

async function bookingCount({ database }: BookingWorld): Promise<number> {
  return (await database.db.selectFrom('bookings').select('id').execute()).length
}
