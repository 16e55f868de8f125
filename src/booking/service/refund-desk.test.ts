/** Money given back by the back office: found first, given once, and never more than was paid. */
import { PRODUCTS } from '../../../tests/fixtures/sold-products.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  bookingWorld,
  type BookingWorld,
  NOW,
  SITE,
  submit,
  valueOf,
} from '../../../tests/fixtures/booking-world.ts'
import { eachDatabase } from '../../../tests/fixtures/databases.ts'
import { FIRST_DAY } from '../../../tests/fixtures/small-catalogue.ts'
import { findBookings, moneyOfBooking } from '../../office/store/admin-bookings.ts'
import { currentHolds, releaseHold } from '../../office/store/admin-holds.ts'
import { openHotel } from '../../office/store/admin-hotels.ts'
import { auditEntries, recordAudit } from '../../accounts/store/audit-log.ts'
import { bookingById } from '../store/bookings.ts'

const ACTOR = { personId: 1, email: 'leo@example.com', address: '10.0.0.1' }

eachDatabase((open) => {
  describe('a refund', { timeout: 20_000 }, () => {
    test('in part leaves the rest, and the same form gives once', async () => {
      const world = await bookingWorld(await open())
      const { desk, database } = world
      const booking = await booked(world)
      const key = randomUUID()
      const asked = { amount: 1_000, key, also: written(booking.locator) }
      const [one, other] = await Promise.all([
        desk.refund(booking, asked, NOW),
        desk.refund(booking, asked, NOW),
      ])
      expect([valueOf(one).refunded, valueOf(other).refunded]).toEqual([1_000, 1_000])
      expect(await moneyOfBooking(database, booking.id)).toMatchObject([
        { kind: 'payment', state: 'captured', amount: booking.total },
        { kind: 'refund', state: 'done', amount: 1_000, reason: 'office' },
      ])
      expect(await auditEntries(database, { most: 5 })).toHaveLength(1)
      expect(await world.mails()).toEqual(['confirmation', 'refund'])

      const known = (await bookingById(PRODUCTS, database, booking.id))!
      const cancelled = valueOf(await desk.cancel(known, NOW, written(booking.locator)))
      expect(cancelled).toMatchObject({ state: 'cancelled', refunded: booking.total })
      expect(await auditEntries(database, { most: 5 })).toHaveLength(2)
    })

    test('is never more than is left, however many ask at once', async () => {
      const world = await bookingWorld(await open())
      const { desk, database } = world
      const booking = await booked(world)
      const most = booking.total
      const tooMuch = await desk.refund(booking, { amount: most + 1, key: randomUUID() }, NOW)
      expect(tooMuch).toEqual({
        ok: false,
        problems: [{ code: 'refund-too-much', field: 'amount', limit: most }],
      })
      const part = Math.ceil(most / 3)
      const many = await Promise.all([
        ...Array.from({ length: 5 }, () =>
          desk.refund(booking, { amount: part, key: randomUUID() }, NOW),
        ),
        desk.cancel(booking, NOW),
      ])
      expect(many.filter(({ ok }) => ok).length).toBeGreaterThan(0)
      const { refunded } = (await bookingById(PRODUCTS, database, booking.id))!
      expect(refunded).toBeLessThanOrEqual(most)
      const money = await moneyOfBooking(database, booking.id)
      expect(money.filter(({ kind }) => kind === 'refund').map(({ state }) => state)).not.toContain(
        'due',
      )
      expect(world.failures).toEqual([])
    })

    test('of a stay that is paid at the hotel is nothing', async () => {
      const world = await bookingWorld(await open())
      const booking = await booked(world, 'hotel')
      const asked = { amount: 1, key: randomUUID() }
      expect(await world.desk.refund(booking, asked, NOW)).toMatchObject({
        problems: [{ code: 'refund-too-much', limit: 0 }],
      })
    })
  })

  test('a booking is found by whatever a traveller can tell', { timeout: 20_000 }, async () => {
    const world = await bookingWorld(await open())
    const { database } = world
    const { locator } = await booked(world)
    const finds = async (question: object) =>
      (await findBookings(PRODUCTS, database, { most: 10, ...question })).map(
        (each) => each.locator,
      )
    for (const question of [
      {},
      { locator: locator.toLowerCase() },
      { email: 'ANA@' },
      { name: 'garcia' },
      { name: 'MARÍA LÓPEZ 1' },
      { hotelId: 1 },
      { hotelName: 'nandu' },
      { day: FIRST_DAY + 4 },
      { day: FIRST_DAY + 6, hotelId: 1, name: 'ana' },
    ])
      expect([question, await finds(question)]).toEqual([question, [locator]])
    for (const question of [
      { locator: 'nonsense' },
      { email: '%' },
      { name: '_na' },
      { hotelId: 2 },
      { hotelName: 'ritz' },
      { day: FIRST_DAY + 7 },
      { before: 1 },
      { email: 'ana@', day: FIRST_DAY + 3 },
    ])
      expect([question, await finds(question)]).toEqual([question, []])
  })

  test('a hold is seen and given back, once', async () => {
    const world = await bookingWorld(await open())
    const { desk, database } = world
    const cart = valueOf(await desk.addToCart(null, await world.tokenFor(), SITE, NOW))
    const [hold] = await currentHolds(database, NOW, 10)
    expect(hold).toMatchObject({ cartId: cart.id, edition: 'es', item: { hotel: { id: 1 } } })
    expect(await releaseHold(PRODUCTS, database, hold!.item.id, ACTOR, NOW)).toBe(true)
    expect(await releaseHold(PRODUCTS, database, hold!.item.id, ACTOR, NOW)).toBe(false)
    expect([await world.soldOn(1), await currentHolds(database, NOW, 10)]).toEqual([0, []])
    const log = await auditEntries(database, { most: 5 })
    expect(log).toMatchObject([{ action: 'hold-released', subject: `hold ${hold!.item.id}` }])
    expect(await submit(desk, cart)).toMatchObject({ problems: [{ code: 'hold-expired' }] })
  })

  test('a closed hotel is sold to nobody, also not from a cart', async () => {
    const world = await bookingWorld(await open())
    const { desk, database } = world
    const token = await world.tokenFor()
    const cart = valueOf(await desk.addToCart(null, token, SITE, NOW))
    expect(await openHotel(database, 1, false, ACTOR, NOW)).toBe(true)
    expect(await openHotel(database, 1, false, ACTOR, NOW)).toBe(false)
    expect(await desk.addToCart(null, token, SITE, NOW)).toEqual(refused('sold-out'))
    expect(await submit(desk, cart)).toEqual(refused('offer-withdrawn'))
    expect(await openHotel(database, 1, true, ACTOR, NOW)).toBe(true)
    expect(await submit(desk, cart)).toMatchObject({ value: { kind: 'confirmed' } })
  })
})

function refused(code: string) {
  return { ok: false, problems: [expect.objectContaining({ code })] }
}

/** Two nights that can be cancelled free of charge, paid by card unless said otherwise. */
async function booked({ desk, tokenFor }: BookingWorld, payment = 'card') {
  const cart = valueOf(await desk.addToCart(null, await tokenFor('4-6', 3), SITE, NOW))
  const outcome = valueOf(await submit(desk, cart, { payment }))
  if (outcome.kind !== 'confirmed') throw new Error(outcome.kind)
  return outcome.booking
}

function written(locator: string) {
  return (transaction: Parameters<typeof recordAudit>[0]) =>
    recordAudit(
      transaction,
      ACTOR,
      { action: 'booking-refunded', subject: `booking ${locator}` },
      NOW,
    )
}
