import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../tests/fixtures/databases.ts'
import { smallHotel, FIRST_DAY } from '../../../../../tests/fixtures/small-catalogue.ts'
import { loadCatalogue } from '../../catalogue/store/catalogue.ts'
import type { Database } from '../../../../store/database.ts'
import {
  forgetDemoEventsBefore,
  recordedDemoDays,
  saveDemoDay,
  soughtDemoHotels,
} from '../../../../../demo/record-history.ts'
import { hotelOrders, hotelViews } from './hotel-facts.ts'
import { saveEvents } from '../../../../tracking/store/tracker-events.ts'

const SPAN = { from: 100, until: 200 }

eachDatabase((open) => {
  describe('views', () => {
    test('are the latest of each visitor, of hotels that were opened', async () => {
      const database = await opened()
      const event = { day: 1, kind: 'click', hotel_id: 7, visitor: 'ana', details: '{}' }
      await saveEvents(database, [
        { ...event, happened_at: 99 },
        { ...event, happened_at: 100 },
        { ...event, happened_at: 150, kind: 'view' },
        { ...event, happened_at: 120, visitor: 'ben' },
        { ...event, happened_at: 130, hotel_id: null },
        { ...event, happened_at: 140, kind: 'pixel', visitor: 'carla' },
        { ...event, happened_at: 201, hotel_id: 8 },
      ])
      await saveDemoDay(database, [
        demo('view', 9, 200),
        demo('order', 9, 150),
        demo('view', 9, 201),
      ])
      const views = await hotelViews(database, SPAN)
      expect(views.toSorted((one, other) => one.happenedAt - other.happenedAt)).toEqual([
        { hotelId: 7, visitor: 'ben', happenedAt: 120 },
        { hotelId: 7, visitor: 'ana', happenedAt: 150 },
        { hotelId: 9, visitor: 'demo-1', happenedAt: 200 },
      ])
    })
  })

  describe('orders', () => {
    test('are bookings that are confirmed, each of their hotels once', async () => {
      const database = await opened()
      await book(database, 99, [1])
      await book(database, 150, [1, 2])
      await book(database, 160, [1], 'cancelled')
      await saveDemoDay(database, [demo('order', 9, 170), demo('order', 9, 999)])
      const orders = await hotelOrders(database, SPAN)
      expect(orders.toSorted((one, other) => one.hotelId - other.hotelId)).toEqual([
        { hotelId: 1, bookedAt: 150 },
        { hotelId: 2, bookedAt: 150 },
        { hotelId: 9, bookedAt: 170 },
      ])
    })
  })

  describe('the demo world', () => {
    test('makes up nothing about hotels of operators, nor of closed ones', async () => {
      const database = await opened()
      const hotels = [
        smallHotel(1, { popularity: 700 }),
        smallHotel(2, { popularity: 900 }),
        smallHotel(3, { popularity: 900, origin: 'operator' }),
        smallHotel(4, { popularity: 900, isActive: false }),
        smallHotel(5, { popularity: 599 }),
      ]
      await loadCatalogue(database, { origin: 'test', firstDay: FIRST_DAY }, { chains: [], hotels })
      const ids = (await soughtDemoHotels(database, 600, 10)).map(({ id }) => id)
      expect(ids).toEqual([2, 1])
      expect(await soughtDemoHotels(database, 600, 1)).toEqual([{ id: 2, popularity: 900 }])
    })

    test('remembers which days it has, and forgets by day', async () => {
      const database = await opened()
      await saveDemoDay(database, [])
      const events = [3, 4, 4].map((day) => ({ ...demo('view', 1, 5), day }))
      await saveDemoDay(database, events)
      expect([...(await recordedDemoDays(database))].toSorted()).toEqual([3, 4])
      await forgetDemoEventsBefore(database, 4)
      expect([...(await recordedDemoDays(database))]).toEqual([4])
    })
  })

  async function opened() {
    const database = await open()
    return database
  }
})

function demo(kind: 'view' | 'order', hotelId: number, happenedAt: number) {
  return { day: 1, happened_at: happenedAt, kind, hotel_id: hotelId, visitor: 'demo-1' }
}

let bookings = 0

async function book(
  { db }: Database,
  bookedAt: number,
  hotelIds: number[],
  state = 'confirmed',
): Promise<void> {
  const { id } = await db
    .insertInto('bookings')
    .values({
      locator: `L${++bookings}`,
      idempotency_key: `K${bookings}`,
      edition: 'es',
      person_id: null,
      email: 'ana@example.com',
      contact: '{}',
      currency: 'EUR',
      total: 10_000,
      state,
      booked_at: bookedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const item = { booking_id: id, kind: 'hotel', begins: 1, ends: 2, units: 1, trip_id: null }
  await db
    .insertInto('booking_items')
    .values(
      hotelIds.map((hotel) => ({
        ...item,
        supplier_id: hotel,
        amount: 10_000,
        free_cancellation_until: null,
      })),
    )
    .execute()
}
