import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../tests/fixtures/databases.ts'
import {
  FIRST_DAY,
  smallHotel,
  smallRoomType,
} from '../../../../../tests/fixtures/small-catalogue.ts'
import { releaseRooms, takeRooms } from '../../../../../tests/fixtures/stored-hotel.ts'
import { loadCatalogue } from '../../catalogue/store/catalogue.ts'
import { FEED_START, readChanges } from '../../../../store/change-feed.ts'

/** Hotel 1 has room type 8 with five rooms on each of ten days; day 8 is closed. */
const ROOM_TYPE = 8

/** Stays are written in days from the first: "0-3" are three nights. */
function rooms(stay: string, rooms = 1, roomTypeId = ROOM_TYPE) {
  const [from, until] = stay.split('-').map(Number)
  return { roomTypeId, stay: { checkIn: FIRST_DAY + from!, checkOut: FIRST_DAY + until! }, rooms }
}

eachDatabase((open) => {
  describe('rooms', () => {
    test('are sold until none is left on one of the nights', async () => {
      const database = await opened()
      expect(await takeRooms(database, rooms('0-3', 3))).toBe(true)
      expect(await takeRooms(database, rooms('2-5', 3))).toBe(false)
      expect(await soldOn(database, 3)).toBe(0)
      expect(await takeRooms(database, rooms('2-5', 2))).toBe(true)
      expect(await takeRooms(database, rooms('2-3', 1))).toBe(false)
      expect([await soldOn(database, 2), await soldOn(database, 3)]).toEqual([5, 2])
    })

    test.each([
      ['on a closed night', rooms('7-9')],
      [
        'before the calendar',
        { ...rooms('0-2'), stay: { checkIn: FIRST_DAY - 1, checkOut: FIRST_DAY + 1 } },
      ],
      ['beyond the calendar', rooms('9-11')],
      ['of an unknown type', rooms('0-1', 1, 404)],
      ['in greater number than there are', rooms('0-1', 6)],
      ['in no number', rooms('0-1', 0)],
    ])('are not sold %s', async (_, wanted) => {
      expect(await takeRooms(await opened(), wanted)).toBe(false)
    })

    test('given back can be sold again', async () => {
      const database = await opened()
      expect(await takeRooms(database, rooms('0-2', 5))).toBe(true)
      await releaseRooms(database, rooms('0-2', 2))
      expect(await takeRooms(database, rooms('0-2', 3))).toBe(false)
      expect(await takeRooms(database, rooms('0-2', 2))).toBe(true)
    })

    test('given back leave the nights before and after to whoever sleeps there', async () => {
      const database = await opened()
      for (const stay of ['0-1', '1-3', '3-4']) await takeRooms(database, rooms(stay))
      await releaseRooms(database, rooms('1-3'))
      const sold = [0, 1, 2, 3].map((day) => soldOn(database, day))
      expect(await Promise.all(sold)).toEqual([1, 0, 0, 1])
    })

    test.each([
      ['lowered to 2 when 2 are sold', 2, 1, false],
      ['lowered to 3 when 2 are sold', 3, 1, true],
      ['raised to 9', 9, 7, true],
      ['raised to 9, and no more than that', 9, 8, false],
    ])('follow the calendar: %s', async (_, allotment, wanted, expected) => {
      const database = await opened()
      await takeRooms(database, rooms('0-1', 2))
      const { calendar } = smallRoomType(ROOM_TYPE, allotment)
      await database.db
        .updateTable('room_types')
        .set({ calendar })
        .where('id', '=', ROOM_TYPE)
        .execute()
      expect(await takeRooms(database, rooms('0-1', wanted))).toBe(expected)
    })

    test('asked for by many at once are sold as often as there are', async () => {
      const database = await opened()
      const outcomes = await Promise.all(
        Array.from({ length: 40 }, () => takeRooms(database, rooms('1-4'))),
      )
      expect(outcomes.filter(Boolean)).toHaveLength(5)
      expect(await soldOn(database, 1)).toBe(5)
    })

    test('cannot be oversold by any statement, nor given back twice', async () => {
      const database = await opened()
      await takeRooms(database, rooms('0-1', 5))
      const set = (sold: number) => database.db.updateTable('sold_nights').set({ sold }).execute()
      await expect(set(6)).rejects.toThrow('never_oversold')
      await expect(set(-1)).rejects.toThrow('never_oversold')
      expect(await soldOn(database, 0)).toBe(5)
    })

    test('sold and given back are told in the feed, refused ones are not', async () => {
      const database = await opened()
      await takeRooms(database, rooms('0-2'))
      await takeRooms(database, rooms('0-2', 99))
      await releaseRooms(database, rooms('0-2'))
      const told = {
        kind: 'rooms',
        subjectId: 1,
        partId: 8,
        fromDay: FIRST_DAY,
        toDay: FIRST_DAY + 2,
      }
      await expect
        .poll(async () => (await readChanges(database, FEED_START)).changes)
        .toEqual([told, told])
    })
  })

  async function opened() {
    const database = await open()
    await loadCatalogue(
      database,
      { origin: 'test', firstDay: FIRST_DAY },
      { chains: [], hotels: [smallHotel(1)] },
    )
    return database
  }

  async function soldOn(database: Awaited<ReturnType<typeof opened>>, day: number) {
    const row = await database.db
      .selectFrom('sold_nights')
      .select('sold')
      .where('room_type_id', '=', ROOM_TYPE)
      .where('day', '=', FIRST_DAY + day)
      .executeTakeFirst()
    return row?.sold ?? 0
  }
})
