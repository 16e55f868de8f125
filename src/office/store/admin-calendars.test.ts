/** Prices and rooms changed in the back office: what is sold stays sold, and all is written down. */
import { expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/fixtures/databases.ts'
import { FIRST_DAY, smallHotel } from '../../../tests/fixtures/small-catalogue.ts'
import { takeRooms } from '../../../tests/fixtures/stored-hotel.ts'
import { editRoomDays, roomDays } from './admin-hotels.ts'
import { auditEntries } from '../../accounts/store/audit-log.ts'
import { loadCatalogue } from '../../products/hotels/catalogue/store/catalogue.ts'
import { FEED_START, readChanges } from '../../store/change-feed.ts'
import type { Database } from '../../store/database.ts'

/** Of hotel 1; there are five. */
const ROOM = 8
const ACTOR = { personId: 1, email: 'ana@example.com', address: '10.0.0.1' }
const stay = { checkIn: FIRST_DAY + 2, checkOut: FIRST_DAY + 4 }
const DAYS = { firstDay: FIRST_DAY + 2, lastDay: FIRST_DAY + 4 }
const NOTHING = { price: null, roomsLeft: null, closed: null }

eachDatabase((open) => {
  test('rooms left are beside what is sold', async () => {
    const database = await opened()
    await takeRooms(database, { roomTypeId: ROOM, stay, rooms: 4 })
    expect(await edit(database, { roomsLeft: 0 })).toBe('edited')
    expect(await leftOn(database)).toEqual([
      [4, 4],
      [4, 4],
      [0, 0],
    ])
    expect(await takeRooms(database, { roomTypeId: ROOM, stay, rooms: 1 })).toBe(false)
    expect(await edit(database, { roomsLeft: 2 })).toBe('edited')
    expect(await takeRooms(database, { roomTypeId: ROOM, stay, rooms: 2 })).toBe(true)
    expect(await takeRooms(database, { roomTypeId: ROOM, stay, rooms: 1 })).toBe(false)
  })

  test('a closed day is sold no more, and what was sold on it stays', async () => {
    const database = await opened()
    await takeRooms(database, { roomTypeId: ROOM, stay, rooms: 2 })
    expect(await edit(database, { closed: true })).toBe('edited')
    expect(await takeRooms(database, { roomTypeId: ROOM, stay, rooms: 1 })).toBe(false)
    const nights = await database.db.selectFrom('sold_nights').selectAll().execute()
    expect(nights.map(({ sold, allotment }) => [sold, allotment])).toEqual([
      [2, 2],
      [2, 2],
    ])
  })

  test('sales and changes at the same moment sell nothing twice', async () => {
    const database = await opened()
    const sell = () => takeRooms(database, { roomTypeId: ROOM, stay, rooms: 1 })
    const sold = await Promise.all([sell(), edit(database, { roomsLeft: 1 }), sell(), sell()])
    const count = sold.filter((each) => each === true).length
    const [first] = (await roomDays(database, ROOM, DAYS.firstDay, DAYS.lastDay))!.days
    expect(first!.sold).toBe(count)
    expect(first!.allotment).toBeGreaterThanOrEqual(count)
    const more = await Promise.all([sell(), sell(), sell(), sell()])
    expect(count + more.filter(Boolean).length).toBe(first!.allotment)
  })

  test('a change is in the feed and in the log, with what was there before', async () => {
    const database = await opened()
    const { place } = await readChanges(database, FEED_START)
    expect(await edit(database, { price: 12_345 })).toBe('edited')
    expect((await readChanges(database, place)).changes).toEqual([
      {
        kind: 'calendar',
        subjectId: 1,
        partId: ROOM,
        fromDay: DAYS.firstDay,
        toDay: DAYS.lastDay + 1,
      },
    ])
    const [entry] = await auditEntries(database, { subject: 'room 8', most: 5 })
    expect(entry).toMatchObject({ action: 'calendar-changed', email: 'ana@example.com' })
    expect(JSON.parse(entry!.before!)).toMatchObject([
      { price: 9_000 },
      { price: 8_000 },
      { price: 8_500 },
    ])
    expect(JSON.parse(entry!.after!)).toMatchObject([{ price: 12_345, left: 5, closed: false }])
    const room = await database.db
      .selectFrom('room_types')
      .select('price_changes')
      .where('id', '=', ROOM)
      .executeTakeFirstOrThrow()
    expect(room.price_changes).toBe('[]')
  })

  test('what changes nothing, or cannot be, leaves no trace', async () => {
    const database = await opened()
    expect(await edit(database, { roomsLeft: 5 })).toBe('unchanged')
    expect(await edit(database, { roomsLeft: 256 })).toBe('too-many')
    expect(await edit(database, { roomsLeft: 1, lastDay: FIRST_DAY + 10 })).toBe('outside')
    expect(await editRoomDays(database, 999, { ...DAYS, ...NOTHING, price: 1 }, ACTOR, 1)).toBe(
      'no-room',
    )
    expect(await auditEntries(database, { most: 5 })).toEqual([])
  })

  async function opened(): Promise<Database> {
    const database = await open()
    const world = { origin: 'test', firstDay: FIRST_DAY }
    await loadCatalogue(database, world, { chains: [], hotels: [smallHotel(1)] })
    return database
  }
})

function edit(database: Database, change: Partial<Parameters<typeof editRoomDays>[2]>) {
  return editRoomDays(database, ROOM, { ...DAYS, ...NOTHING, ...change }, ACTOR, 1)
}

/** For each day, how many are sold and how many there are. */
async function leftOn(database: Database) {
  const { days } = (await roomDays(database, ROOM, DAYS.firstDay, DAYS.lastDay))!
  return days.map(({ sold, allotment }) => [sold, allotment])
}
