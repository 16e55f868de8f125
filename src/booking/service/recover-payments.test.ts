/** Every step at which the program may die, and what is made of it afterwards. */
import { PRODUCTS } from '../../../tests/fixtures/sold-products.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/fixtures/databases.ts'
import {
  bookingWorld,
  type BookingWorld,
  Crash,
  MINUTE,
  NOW,
  SITE,
  submit,
  valueOf,
} from '../../../tests/fixtures/booking-world.ts'
import { NoAnswer, type PaymentProvider } from '../payments/payment-provider.ts'
import { TEST_CARDS } from '../payments/sandbox-payments.ts'
import { expireHolds } from '../store/holds.ts'
import { endHolds, settlePayments } from './follow-bookings.ts'
import { recoverPayments } from './recover-payments.ts'

type Call = 'authorise' | 'capture' | 'release' | 'refund'

eachDatabase((open) => {
  describe('after a crash', { timeout: 20_000 }, () => {
    test.each([
      ['before the provider was asked', 'authorise', 'before', 'voided', 0],
      ['after the provider said yes', 'authorise', 'after', 'captured', 1],
      ['before the money was taken', 'capture', 'before', 'captured', 1],
      ['after the money was taken', 'capture', 'after', 'captured', 1],
    ] as const)('%s the payment ends once', async (_, call, when, state, bookings) => {
      const world = await bookingWorld(await open())
      const { desk, parts } = world
      const cart = valueOf(await desk.addToCart(null, await world.tokenFor(), SITE, NOW))
      const key = randomUUID()
      const dying = world.deskWith({ payments: failing(parts.payments, call, when) })
      expect(await submit(dying, cart, { key })).toMatchObject({
        problems: [{ code: 'try-again' }],
      })
      expect(world.failures[0]).toBeInstanceOf(Crash)

      // Too young for another node to meddle with.
      const before = await states(world)
      await recoverPayments(parts, NOW + 29_000)
      expect(await states(world)).toEqual(before)
      await recoverTwice(world, NOW + 31_000)
      expect(await states(world)).toEqual([state])
      await everyPaymentHasItsEnd(world)
      expect(await bookingCount(world)).toBe(bookings)
      expect(await world.mails()).toHaveLength(bookings)
      // The visitor sends the same form again and learns the same.
      const again = await submit(desk, cart, { key, now: NOW + MINUTE })
      expect(again.ok).toBe(bookings === 1)
      await expireHolds(PRODUCTS, world.database, NOW + 60 * MINUTE)
      expect(await world.soldOn(1)).toBe(bookings)
    })

    test('in the middle of the sale, nothing of it is there, and then all of it', async () => {
      const world = await bookingWorld(await open())
      const cart = valueOf(await world.desk.addToCart(null, await world.tokenFor(), SITE, NOW))
      const dying = world.deskWith({
        // The last thing that is written is refused by the database.
        mail: () => ({ recipient: null, subject: '', text: '', html: '' }) as never,
      })
      const key = randomUUID()
      expect(await submit(dying, cart, { key })).toMatchObject({ ok: false })
      expect(await bookingCount(world)).toBe(0)
      expect(await states(world)).toEqual(['started'])
      expect(await world.desk.cart(cart.id, NOW)).toMatchObject({ ok: true })
      await recoverTwice(world, NOW + 5 * MINUTE)
      expect(await bookingCount(world)).toBe(1)
      expect(await states(world)).toEqual(['captured'])
    })

    test('a paid form that is sent again before recovery is booked at once', async () => {
      const world = await bookingWorld(await open())
      const cart = valueOf(await world.desk.addToCart(null, await world.tokenFor(), SITE, NOW))
      const key = randomUUID()
      const dying = world.deskWith({
        payments: failing(world.parts.payments, 'authorise', 'after'),
      })
      await submit(dying, cart, { key })
      const again = valueOf(await submit(world.desk, cart, { key, now: NOW + 20_000 }))
      expect(again.kind).toBe('confirmed')
      await recoverTwice(world, NOW + 60_000)
      await everyPaymentHasItsEnd(world)
      expect(await bookingCount(world)).toBe(1)
    })

    test('paid for rooms that others have by now, the money is let go', async () => {
      const world = await bookingWorld(await open())
      const { desk, parts, database } = world
      const cart = valueOf(await desk.addToCart(null, await world.tokenFor(), SITE, NOW))
      const dying = world.deskWith({ payments: failing(parts.payments, 'authorise', 'after') })
      await submit(dying, cart)
      const later = NOW + 16 * MINUTE
      await expireHolds(PRODUCTS, database, later)
      valueOf(await desk.addToCart(null, await world.tokenFor('1-3', 1, 5), SITE, later))
      for (const when of ['before', 'after'] as const) {
        const payments = failing(parts.payments, 'release', when)
        await recoverPayments({ ...parts, payments }, later, { cutShortBefore: later })
        expect(await states(world)).toEqual(['void-due'])
      }
      await recoverTwice(world, later + MINUTE)
      expect(await states(world)).toEqual(['voided'])
      await everyPaymentHasItsEnd(world)
      expect(await bookingCount(world)).toBe(0)
      expect(await world.soldOn(1)).toBe(5)
    })

    test.each(['before', 'after'] as const)('%s a refund it is paid once', async (when) => {
      const world = await bookingWorld(await open())
      const { desk, parts } = world
      const cart = valueOf(await desk.addToCart(null, await world.tokenFor('5-7', 3), SITE, NOW))
      const outcome = valueOf(await submit(desk, cart))
      if (outcome.kind !== 'confirmed') throw new Error(outcome.kind)
      const dying = world.deskWith({ payments: failing(parts.payments, 'refund', when) })
      expect(await dying.cancel(outcome.booking, NOW)).toMatchObject({
        value: { state: 'cancelled', refunded: cart.total },
      })
      expect(await refundStates(world)).toEqual(['due'])
      await recoverTwice(world, NOW + MINUTE)
      expect(await refundStates(world)).toEqual(['done'])
      await everyPaymentHasItsEnd(world)
    })
  })

  describe('an answer that never came', { timeout: 20_000 }, () => {
    test('is found out, and the visitor is not charged twice', async () => {
      const world = await bookingWorld(await open())
      const { desk } = world
      const cart = valueOf(await desk.addToCart(null, await world.tokenFor(), SITE, NOW))
      const key = randomUUID()
      const card = TEST_CARDS.timeOut
      expect(await submit(desk, cart, { key, card })).toMatchObject({
        problems: [{ code: 'payment-unknown' }],
      })
      expect(await states(world)).toEqual(['started'])
      await recoverTwice(world, NOW + MINUTE)
      expect(await states(world)).toEqual(['captured'])
      const again = valueOf(await submit(desk, cart, { key, card, now: NOW + 2 * MINUTE }))
      expect(again.kind).toBe('confirmed')
      expect(await world.mails()).toEqual(['confirmation'])
      await everyPaymentHasItsEnd(world)
    })

    test.each([
      ['books for a visitor who approved and closed the page', true, 'captured', 1],
      ['lets go of a question that nobody answers', false, 'voided', 0],
    ] as const)('from the bank: %s', async (_, isApproved, state, bookings) => {
      const world = await bookingWorld(await open())
      const { desk } = world
      const cart = valueOf(await desk.addToCart(null, await world.tokenFor(), SITE, NOW))
      const asked = valueOf(await submit(desk, cart, { card: TEST_CARDS.challenge }))
      const { searchParams } = new URL((asked as { url: string }).url)
      if (isApproved) await desk.answerChallenge(searchParams.get('payment')!, true)
      await recoverTwice(world, NOW + 5 * MINUTE)
      expect(await states(world)).toEqual([isApproved ? 'captured' : 'challenge'])
      await expireHolds(PRODUCTS, world.database, NOW + 46 * MINUTE)
      await recoverTwice(world, NOW + 46 * MINUTE)
      expect(await states(world)).toEqual([state])
      expect(await bookingCount(world)).toBe(bookings)
      expect(await world.soldOn(1)).toBe(bookings)
      await everyPaymentHasItsEnd(world)
    })
  })

  describe('a pass over what is unfinished', { timeout: 30_000 }, () => {
    test('frees rooms while the provider answers nobody', async () => {
      const world = await bookingWorld(await open())
      const { desk, database, parts } = world
      await unanswered(world, 1)
      valueOf(await desk.addToCart(null, await world.tokenFor('1-3', 1, 2), SITE, NOW))
      const later = NOW + 16 * MINUTE
      const [question, silence] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const standing = async () => {
        question.resolve()
        await silence.promise
        throw new NoAnswer('at last')
      }
      const payments = { ...parts.payments, standing }
      const settling = settlePayments(database, { ...parts, payments }, later)
      await question.promise
      await endHolds(PRODUCTS, database, later)
      expect(await world.soldOn(1)).toBe(0)
      silence.resolve()
      await settling
      expect(world.failures).toEqual([])
    })

    test('asks about several payments at once, and begins none after its budget', async () => {
      const world = await bookingWorld(await open())
      const { parts } = world
      await unanswered(world, 20)
      let asked = 0
      const together = Promise.withResolvers<void>()
      const standing = async () => {
        if (++asked === 8) together.resolve()
        await together.promise
        throw new NoAnswer('too slow')
      }
      const payments = { ...parts.payments, standing }
      await recoverPayments({ ...parts, payments }, NOW + MINUTE, { budgetMs: 0 })
      expect(asked).toBe(8)
      await recoverPayments({ ...parts, payments }, NOW + MINUTE)
      expect(asked).toBe(28)
    })

    test('leaves alone what began after the start, however often a pass has failed', async () => {
      const world = await bookingWorld(await open())
      const { parts } = world
      await unanswered(world, 1)
      await recoverPayments(parts, NOW + 1_000, { cutShortBefore: NOW - 1 })
      expect(await states(world)).toEqual(['started'])
      await recoverPayments(parts, NOW + 1_000, { cutShortBefore: NOW })
      expect(await states(world)).toEqual(['captured'])
    })

    test('goes on after a payment and a hold that nobody can read', async () => {
      const world = await bookingWorld(await open())
      const { desk, database, parts } = world
      await unanswered(world, 2)
      const [bad] = await database.db.selectFrom('payments').select('id').execute()
      const damaged = database.db.updateTable('payments').set({ intent: '{' })
      await damaged.where('id', '=', bad!.id).execute()
      const lost = valueOf(await desk.addToCart(null, await world.tokenFor('5-6'), SITE, NOW))
      const unknown = database.db.updateTable('cart_items').set({ details: '{"kind":"gone"}' })
      await unknown.where('cart_id', '=', lost.id).execute()
      valueOf(await desk.addToCart(null, await world.tokenFor('6-7'), SITE, NOW + 1))

      const later = NOW + 16 * MINUTE
      await expect(endHolds(PRODUCTS, database, later)).rejects.toThrow('Nobody sells')
      expect([await world.soldOn(5), await world.soldOn(6)]).toEqual([1, 0])
      await settlePayments(database, parts, later)
      expect((await states(world)).toSorted()).toEqual(['captured', 'started'])
      expect(world.failures).toHaveLength(1)
    })
  })

  test('a bank that breaks its promise undoes the booking', async () => {
    const world = await bookingWorld(await open())
    const cart = valueOf(await world.desk.addToCart(null, await world.tokenFor(), SITE, NOW))
    const payments = { ...world.parts.payments, capture: async () => 'refused' as const }
    const ended = await submit(world.deskWith({ payments }), cart)
    expect(ended).toMatchObject({ ok: false, problems: [{ code: 'hold-expired' }] })
    expect(await states(world)).toEqual(['declined'])
    expect(await world.mails()).toEqual(['confirmation', 'cancellation'])
    expect(await world.soldOn(1)).toBe(0)
  })
})

/** Payments whose answer was lost, each for a room of its own. */
async function unanswered({ desk, tokenFor }: BookingWorld, count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    const day = 2 + (at % 5)
    const cart = valueOf(await desk.addToCart(null, await tokenFor(`${day}-${day + 1}`), SITE, NOW))
    await submit(desk, cart, { card: TEST_CARDS.timeOut })
  }
}

/** Dies before the call reaches the provider, or after it did and before we handleNotice of it. */
function failing(payments: PaymentProvider, call: Call, when: 'before' | 'after'): PaymentProvider {
  const dying = async (...told: unknown[]) => {
    if (when === 'after')
      await (payments[call] as (...told: unknown[]) => Promise<unknown>)(...told)
    throw new Crash(`${when} ${call}`)
  }
  return { ...payments, [call]: dying }
}

/** Also at the same time, as two nodes would. */
async function recoverTwice({ parts }: BookingWorld, now: number): Promise<void> {
  await Promise.all([recoverPayments(parts, now), recoverPayments(parts, now)])
  await recoverPayments(parts, now)
}

async function states({ database }: BookingWorld): Promise<string[]> {
  const rows = await database.db.selectFrom('payments').select('state').execute()
  return rows.map(({ state }) => state)
}

async function refundStates({ database }: BookingWorld): Promise<string[]> {
  const rows = await database.db.selectFrom('refunds').select('state').execute()
  return rows.map(({ state }) => state)
}

async function bookingCount({ database }: BookingWorld): Promise<number> {
  return (await database.db.selectFrom('bookings').select('id').execute()).length
}

/** What the provider holds of a payment is what its booking says: never both, never neither. */
async function everyPaymentHasItsEnd({ database }: BookingWorld): Promise<void> {
  const there = await database.db.selectFrom('sandbox_payments').selectAll().execute()
  const kept = await Promise.all(
    there.map(async ({ id, details }) => {
      const { state, amount, refunds } = JSON.parse(details) as {
        state: string
        amount: number
        refunds: Record<string, number>
      }
      const refunded = Object.values(refunds).reduce((sum, each) => sum + each, 0)
      const booking = await database.db
        .selectFrom('bookings')
        .innerJoin('payments', 'payments.booking_id', 'bookings.id')
        .select(['bookings.state', 'bookings.cancellation_fee'])
        .where('payments.id', '=', id)
        .executeTakeFirst()
      const taken = state === 'captured' ? amount - refunded : 0
      const owed = booking?.state === 'confirmed' ? amount : (booking?.cancellation_fee ?? 0)
      return { id, isOpen: ['authorised', 'challenge'].includes(state), over: taken - owed }
    }),
  )
  expect(kept.filter(({ isOpen, over }) => isOpen || over !== 0)).toEqual([])
}
