import { PRODUCTS } from '../../../tests/fixtures/sold-products.ts'
import { describe, expect, test } from 'vitest'
import { eachDatabase, onPostgres } from '../../../tests/fixtures/databases.ts'
import {
  bookingWorld,
  type BookingWorld,
  MINUTE,
  NOW,
  SITE,
  submit,
  valueOf,
} from '../../../tests/fixtures/booking-world.ts'
import { claimsWaiting, decideClaim } from '../store/booking-claims.ts'
import { ifNotRunning } from '../../store/exclusive.ts'
import { bookingById } from '../store/bookings.ts'
import { hotelOrders } from '../../products/hotels/facts/store/hotel-facts.ts'
import { endHolds, settlePayments } from './follow-bookings.ts'

const DAY = 24 * 60 * MINUTE
const problems = (code: string) => ({ ok: false, problems: [expect.objectContaining({ code })] })

eachDatabase((open) => {
  describe('a booking', { timeout: 20_000 }, () => {
    test('cancelled in time gives rooms and money back, once', async () => {
      const world = await bookingWorld(await open())
      const booking = await booked(world, '4-6', 3)
      const { desk } = world
      expect(desk.cancellationQuote(booking, NOW)).toMatchObject({ fee: 0, refund: booking.total })
      const ends = await Promise.all([desk.cancel(booking, NOW), desk.cancel(booking, NOW)])
      expect(ends.filter(({ ok }) => ok)).toMatchObject([
        { value: { state: 'cancelled', refunded: booking.total, cancellationFee: 0 } },
      ])
      expect(ends.filter(({ ok }) => !ok)).toEqual([problems('booking-cancelled')])
      expect(await world.soldOn(4)).toBe(0)
      expect(await world.mails()).toEqual(['confirmation', 'cancellation'])
      expect(await refundsOf(world)).toEqual([{ amount: booking.total, state: 'done' }])
      const span = { from: NOW - DAY, until: NOW + DAY }
      expect(await hotelOrders(world.database, span)).toEqual([])
    })

    test('cancelled too late costs its price', async () => {
      const world = await bookingWorld(await open())
      const booking = await booked(world)
      const cancelled = valueOf(await world.desk.cancel(booking, NOW))
      expect(cancelled).toMatchObject({ cancellationFee: booking.total, refunded: 0 })
      expect(await world.soldOn(1)).toBe(0)
      expect(await refundsOf(world)).toEqual([])
    })

    test('that has begun cannot be cancelled', async () => {
      const world = await bookingWorld(await open())
      const booking = await booked(world)
      expect(await world.desk.cancel(booking, NOW + 2 * DAY)).toEqual(problems('stay-begun'))
      expect(await world.soldOn(1)).toBe(1)
    })

    test('of a person is in their list, the newest first', async () => {
      const world = await bookingWorld(await open())
      const first = await booked(world)
      const second = await booked(world, '3-5', 1, NOW + MINUTE)
      await world.database.db.updateTable('bookings').set({ person_id: 7 }).execute()
      const list = valueOf(await world.desk.bookingsOf(7))
      expect(list.map(({ locator }) => locator)).toEqual([second.locator, first.locator])
      expect(valueOf(await world.desk.bookingsOf(8))).toEqual([])
    })
  })

  describe('a best-price claim', { timeout: 20_000 }, () => {
    const claim = { address: 'https://other.example/hotel', found: 10_000 }

    test('is taken within a day, once, for a better price', async () => {
      const world = await bookingWorld(await open())
      const { desk, database } = world
      const booking = await booked(world)
      const dearer = { ...claim, found: booking.total }
      expect(await desk.bestPriceClaim(booking, dearer, NOW)).toMatchObject({
        problems: [{ code: 'claim-not-better', field: 'claim_price' }],
      })
      const late = NOW + DAY + 1
      expect(await desk.bestPriceClaim(booking, claim, late)).toEqual(problems('claim-too-late'))
      const made = valueOf(await desk.bestPriceClaim(booking, claim, NOW + DAY))
      expect(made).toMatchObject({ state: 'received', refund: booking.total - 10_000 })
      expect(await desk.bestPriceClaim(booking, claim, NOW)).toEqual(problems('claim-made'))

      expect(await claimsWaiting(database)).toEqual([made])
      expect(await decideClaim(database, made.id, true, NOW)).toBe(true)
      expect(await decideClaim(database, made.id, false, NOW)).toBe(false)
      await settlePayments(database, world.parts, NOW)
      expect(await refundsOf(world)).toEqual([{ amount: made.refund, state: 'done' }])
      const known = (await bookingById(PRODUCTS, database, booking.id))!
      expect(desk.cancellationQuote(known, NOW)).toMatchObject({ refund: 0 })
      expect(known.refunded).toBe(made.refund)
    })
  })

  test('the job ends holds and payments, and does nothing the second time', async () => {
    const world = await bookingWorld(await open())
    const { desk, database, parts } = world
    valueOf(await desk.addToCart(null, await world.tokenFor(), SITE, NOW))
    for (const later of [NOW + 20 * MINUTE, NOW + 20 * MINUTE]) {
      await endHolds(PRODUCTS, database, later)
      await settlePayments(database, parts, later)
      expect(await world.soldOn(1)).toBe(0)
    }
    expect(world.failures).toEqual([])
  })
})

onPostgres((open) => {
  test('while one node is at it, another leaves it', async () => {
    const database = await open()
    const inner = await ifNotRunning(database, 'holds', () =>
      ifNotRunning(database, 'holds', async () => 'both'),
    )
    expect(inner).toBeNull()
    expect(await ifNotRunning(database, 'holds', async () => 'free again')).toBe('free again')
  })
})

async function booked(world: BookingWorld, stay = '1-3', plan = 1, now = NOW) {
  const cart = valueOf(
    await world.desk.addToCart(null, await world.tokenFor(stay, plan), SITE, now),
  )
  const outcome = valueOf(await submit(world.desk, cart, { now }))
  if (outcome.kind !== 'confirmed') throw new Error(outcome.kind)
  return outcome.booking
}

function refundsOf({ database }: BookingWorld) {
  return database.db.selectFrom('refunds').select(['amount', 'state']).execute()
}
