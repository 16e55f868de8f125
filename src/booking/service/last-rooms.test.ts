/** Many people and few rooms. */
import { PRODUCTS } from '../../../tests/fixtures/sold-products.ts'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/fixtures/databases.ts'
import {
  bookableHotel,
  bookingWorld,
  MINUTE,
  NOW,
  ROOM_TYPE,
  SITE,
  submit,
  valueOf,
} from '../../../tests/fixtures/booking-world.ts'
import { FIRST_DAY } from '../../../tests/fixtures/small-catalogue.ts'
import { smallGeography } from '../../../tests/fixtures/small-geography.ts'
import { EngineBuilder } from '../../products/hotels/engine/columns/engine-builder.ts'
import { Engine } from '../../products/hotels/engine/search/engine.ts'
import { SAMPLE_RATES } from '../../store/currency-rates.ts'
import { FEED_START } from '../../store/change-feed.ts'
import { expireHolds } from '../store/holds.ts'
import { storedOffer } from '../../products/hotels/sale/store/stored-offer.ts'
import { followFeed } from '../../products/hotels/service/follow-feed.ts'

const MANY = 200
/** A second or two; much longer while other suites have the machine. */
const PATIENCE = { timeout: 60_000 }

eachDatabase((open) => {
  describe('the last five rooms', () => {
    test('go to five of two hundred, and the others are told', PATIENCE, async () => {
      const { desk, tokenFor, database, soldOn, failures } = await bookingWorld(await open())
      const { engine, columns } = searchMemory()
      const notices = { onRebuildNeeded: fail, onFailure: fail }
      const feed = followFeed(database, columns, FEED_START, notices)
      const token = await tokenFor('1-3')
      const ends = await Promise.all(
        Array.from({ length: MANY }, async () => {
          const added = await desk.addToCart(null, token, SITE, NOW)
          return added.ok ? submit(desk, added.value) : added
        }),
      )
      const confirmed = ends.filter((end) => end.ok && 'kind' in end.value)
      const refusals = ends.flatMap((end) => (end.ok ? [] : end.problems.map(({ code }) => code)))
      expect(failures).toEqual([])
      expect(confirmed).toHaveLength(5)
      expect(refusals).toEqual(Array(MANY - 5).fill('sold-out'))
      const rows = (table: 'bookings' | 'booking_items' | 'cart_items' | 'payments') =>
        database.db.selectFrom(table).selectAll().execute()
      expect(await rows('bookings')).toHaveLength(5)
      expect(await rows('booking_items')).toHaveLength(5)
      expect(await rows('cart_items')).toEqual([])
      expect((await rows('payments')).map((row) => 'state' in row && row.state)).toEqual(
        Array(5).fill('captured'),
      )
      expect([await soldOn(1), await soldOn(2), await soldOn(3)]).toEqual([5, 5, 0])
      // Whoever searches now is not offered them, and is offered the nights after.
      await expect.poll(() => roomsLeft(engine, 1, 2), { timeout: 20_000 }).toBe(0)
      expect([roomsLeft(engine, 2, 2), roomsLeft(engine, 3, 2)]).toEqual([0, 5])
      await feed.stop()
    })

    test(
      'are not booked twice when the holds of twenty expire while they pay',
      PATIENCE,
      async () => {
        const { desk, tokenFor, database, soldOn } = await bookingWorld(await open())
        const carts = []
        for (let at = 0; at < 20; at++) {
          const cart = valueOf(await desk.addToCart(null, await tokenFor('1-3'), SITE, NOW))
          carts.push({ ...cart, key: `challenge-key-${String(at).padStart(4, '0')}` })
          const asked = valueOf(
            await submit(desk, cart, { card: '4000002760003184', key: carts.at(-1)!.key }),
          )
          const { searchParams } = new URL((asked as { url: string }).url)
          valueOf(await desk.answerChallenge(searchParams.get('payment')!, true))
          await expireHolds(PRODUCTS, database, NOW + 15 * MINUTE)
        }
        const now = NOW + 16 * MINUTE
        const ends = await Promise.all(carts.map(({ id, key }) => desk.resume(id, key, now)))
        expect(ends.filter(({ ok }) => ok)).toHaveLength(5)
        expect(await soldOn(1)).toBe(5)
        const payments = await database.db.selectFrom('payments').select('state').execute()
        const counts = Map.groupBy(payments, ({ state }) => state)
        expect([counts.get('captured')?.length, counts.get('voided')?.length]).toEqual([5, 15])
      },
    )
  })

  test(
    'a rate costs the same in the database as in the memory that searches',
    PATIENCE,
    async () => {
      const { database } = await bookingWorld(await open())
      const { engine } = searchMemory()
      const parties = [
        [{ adults: 1, childAges: [] }],
        [{ adults: 2, childAges: [7] }],
        [
          { adults: 2, childAges: [0] },
          { adults: 2, childAges: [] },
        ],
      ]
      let compared = 0
      for (const rooms of parties)
        for (const [from, nights] of [
          [1, 2],
          [2, 3],
          [4, 4],
        ] as const)
          for (const currency of ['EUR', 'USD', 'CLP', 'COP'] as const) {
            const checkIn = FIRST_DAY + from
            const stay = { checkIn, checkOut: checkIn + nights }
            const asked = { stay, rooms, currency, rates: SAMPLE_RATES, today: FIRST_DAY }
            for (const rate of engine.ratesOf(1, asked)) {
              const choice = { ...rate, hotelId: 1, stay, rooms, giftBoxCode: '' }
              const asker = { ...asked, tax: null, rights: [] }
              const stored = await storedOffer(database.db, choice, asker)
              expect(stored).toMatchObject({
                boardCode: rate.boardCode,
                packetCode: rate.packetCode,
                paymentMethod: rate.paymentMethod,
                freeCancellationUntil: rate.freeCancellationUntil,
              })
              expect(stored!.price).toBe(Math.round(rate.price))
              compared++
            }
          }
      expect(compared).toBeGreaterThan(100)
      const tooShort = { checkIn: FIRST_DAY + 1, checkOut: FIRST_DAY + 2 }
      const choice = { hotelId: 1, roomTypeIds: [8], planNumber: 1, stay: tooShort }
      const alone = { ...choice, rooms: parties[0]!, giftBoxCode: '' }
      const asker = {
        currency: 'EUR',
        tax: null,
        rights: [],
        rates: SAMPLE_RATES,
        today: FIRST_DAY,
      } as const
      expect(await storedOffer(database.db, alone, asker)).toBeNull()
    },
  )
})

function searchMemory() {
  const geography = smallGeography().columns
  const counts = { hotels: 1, roomTypes: 2, ratePlans: 3 }
  const builder = new EngineBuilder({ geography, chains: [], counts, firstDay: FIRST_DAY })
  builder.add(bookableHotel())
  const columns = builder.freeze()
  return { columns, engine: new Engine(columns, geography) }
}

function roomsLeft(engine: Engine, from: number, nights: number): number {
  const checkIn = FIRST_DAY + from
  const stay = { checkIn, checkOut: checkIn + nights }
  const rooms = [{ adults: 2, childAges: [] }]
  const asked = { stay, rooms, currency: 'EUR', rates: SAMPLE_RATES, today: FIRST_DAY } as const
  const rate = engine.ratesOf(1, asked).find(({ roomTypeIds }) => roomTypeIds[0] === ROOM_TYPE)
  return rate?.availableRooms ?? 0
}

function fail(error?: unknown): never {
  throw error ?? new Error('Memory would have to be built anew')
}
