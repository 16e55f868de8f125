import { expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/fixtures/databases.ts'
import {
  BED_ONLY,
  days,
  DOUBLE,
  operatorHotel,
  operatorRates,
} from '../../../tests/fixtures/operator-items.ts'
import { FIRST_DAY } from '../../../tests/fixtures/small-catalogue.ts'
import { hotelById, takeRooms } from '../../../tests/fixtures/stored-hotel.ts'
import { CALENDAR_DAYS, unpackCalendar } from '../../products/hotels/rates/rules/packed-calendar.ts'
import { PLAIN_TARIFF } from '../../products/hotels/rates/rules/rate-sheet.ts'
import { ratePlanRow } from '../../products/hotels/catalogue/store/catalogue-rows.ts'
import { loadCatalogue } from '../../products/hotels/catalogue/store/catalogue.ts'
import type { Database } from '../../store/database.ts'
import { saveOperatorHotels } from './operator-hotels.ts'
import { saveOperatorRates, type OperatorRates } from './operator-rates.ts'

const BREAKFAST = { ...BED_ONLY, boardCode: 'AD' } as const
const HOTEL = 8_192

eachDatabase((open) => {
  test('rates are imported, skipped unchanged and updated day by day', async () => {
    const database = await withHotel()
    const both = [days('2-9', 8_000, 3), days('2-9', 9_800, null, 1)]
    const rates = operatorRates('A', both, [BED_ONLY, BREAKFAST])
    expect(await save(database, rates)).toBe('imported')
    expect(await save(database, rates)).toBe('skipped')
    expect(await calendar(database, 0, 4)).toEqual(['x', 'x', '8000×3', '8000×3'])
    expect(await save(database, operatorRates('A', [days('3-3', null, 9)], []))).toBe('updated')
    expect(await calendar(database, 2, 5)).toEqual(['8000×3', '8000×9', '8000×3'])
    const { roomTypes } = (await hotelById(database, HOTEL))!
    expect(await plans(database)).toEqual(['1 SA 3', '2 AD 3'])
    expect(roomTypes[0]!.sheet).toEqual({
      tariffs: [PLAIN_TARIFF, { ...PLAIN_TARIFF, room: 1_800 }],
      plans: {
        1: [{ from: FIRST_DAY, tariff: 0 }],
        2: [
          { from: FIRST_DAY + 2, tariff: 1 },
          { from: FIRST_DAY + 10, tariff: -1 },
        ],
      },
    })
    expect(roomTypes).toMatchObject([{ name: 'Doble', kind: 'double', singlePermille: 1000 }])
    expect(await feed(database)).toEqual(['hotel', 'calendar 2-10', 'calendar 3-4'])
  })

  test('days outside the calendar are cut off, and those without a price stay closed', async () => {
    const database = await withHotel()
    const end = CALENDAR_DAYS - 1
    const entries = [days(`-5-1`, 7_000, 1), days(`${end}-${end + 5}`, 9_000, 1)]
    entries[0]!.firstDay = FIRST_DAY - 5
    entries[0]!.lastDay = FIRST_DAY + 1
    const rates = operatorRates('A', [...entries, days('4-5', null, 8)])
    expect(await save(database, rates)).toBe('imported: days-beyond-calendar')
    expect(await calendar(database, 0, 6)).toEqual(['7000×1', '7000×1', 'x', 'x', 'x', 'x'])
    expect(await calendar(database, end, end + 2)).toEqual(['9000×1', undefined])
    // The first price opens a day, unless it is closed by the same file.
    const closing = { ...days('5-5', null, null), closed: true }
    await save(database, operatorRates('A', [closing, days('4-5', 6_000, null)]))
    expect(await calendar(database, 4, 6)).toEqual(['6000×8', 'x'])
  })

  test('a dry run answers the same and writes nothing', async () => {
    const database = await withHotel()
    const rates = operatorRates('A', [days('2-9', 8_000, 3)])
    expect(await save(database, rates, { dryRun: true })).toBe('imported')
    expect(await hotelById(database, HOTEL)).toMatchObject({ ratePlans: [], roomTypes: [] })
    expect(await feed(database)).toEqual([])
  })

  test('nights that are sold follow the rooms offered, and are never unsold', async () => {
    const database = await withHotel()
    await save(database, operatorRates('A', [days('0-9', 8_000, 5)]))
    const roomTypeId = (await hotelById(database, HOTEL))!.roomTypes[0]!.id
    const stay = { checkIn: FIRST_DAY + 1, checkOut: FIRST_DAY + 4 }
    expect(await takeRooms(database, { roomTypeId, stay, rooms: 3 })).toBe(true)
    expect(await save(database, operatorRates('A', [days('1-1', null, 8)], []))).toBe('updated')
    const fewer = [days('2-2', null, 1), { ...days('3-3', null, null), closed: true }]
    expect(await save(database, operatorRates('A', fewer, []))).toBe(
      'updated: rooms-already-sold rooms-already-sold',
    )
    const nights = await database.db.selectFrom('sold_nights').selectAll().orderBy('day').execute()
    expect(nights.map(({ allotment, sold }) => `${sold} of ${allotment}`)).toEqual([
      '3 of 8',
      '3 of 3',
      '3 of 3',
    ])
    const one = { checkIn: FIRST_DAY + 2, checkOut: FIRST_DAY + 3 }
    expect(await takeRooms(database, { roomTypeId, stay: one, rooms: 1 })).toBe(false)
  })

  test('one plan without any extras needs no sheet', async () => {
    const database = await withHotel()
    await save(database, operatorRates('A', [days('2-9', 8_000, 3), days('4-4', 9_900, null)]))
    expect((await hotelById(database, HOTEL))!.roomTypes[0]!.sheet).toBeNull()
  })

  test('a new plan concerns the rooms that the file does not name, too', async () => {
    const database = await withHotel()
    const single = { ...DOUBLE, code: 'SGL', name: 'Individual' }
    const first = operatorRates('A', [days('2-9', 8_000, 3)])
    await save(database, {
      ...first,
      rooms: [...first.rooms, { ...first.rooms[0]!, room: single }],
    })
    await save(database, operatorRates('A', [days('3-3', 9_000, null)], [BREAKFAST]))
    const { roomTypes } = (await hotelById(database, HOTEL))!
    const sold = roomTypes.map(({ sheet }) => Object.entries(sheet!.plans).map(soldFrom))
    expect(sold).toEqual([
      ['1 from 0', '2 from 3'],
      ['1 from 0', '2 never'],
    ])
  })

  test('what a file does not tell of a plan finds the stored one', async () => {
    const database = await withHotel()
    await save(database, operatorRates('A', [days('2-9', 8_000, 3)], [BREAKFAST]))
    const untold = { boardCode: null, cancellation: null, paymentMethod: null }
    await save(database, operatorRates('A', [days('3-3', 8_500, null)], [untold]))
    expect(await plans(database)).toEqual(['1 AD 3'])
    expect(await calendar(database, 2, 5)).toEqual(['8000×3', '8500×3', '8000×3'])
    const half = { ...untold, boardCode: 'MP' }
    await save(database, operatorRates('A', [days('3-3', 9_500, null)], [half]))
    // Nothing is promised that nobody told.
    expect(await plans(database)).toEqual(['1 AD 3', '2 MP null'])
  })

  test('plans of an earlier import that were shares keep their prices', async () => {
    const database = await withHotel()
    await save(database, operatorRates('A', [days('2-9', 8_000, 3)]))
    const { ratePlans } = (await hotelById(database, HOTEL))!
    const shared = { ...ratePlans[0]!, number: 2, boardCode: 'AD', boardSupplement: 700 }
    await database.db
      .insertInto('rate_plans')
      .values(ratePlanRow(HOTEL, { ...shared, pricePermille: 900 }))
      .execute()
    await save(database, operatorRates('A', [days('3-3', 9_000, null)]))
    const { roomTypes, ratePlans: after } = (await hotelById(database, HOTEL))!
    const { tariffs, plans: sold } = roomTypes[0]!.sheet!
    expect(after[1]).toMatchObject({ boardSupplement: 0, pricePermille: 1000 })
    expect(sold[2]!.map(({ from, tariff }) => [from - FIRST_DAY, tariffs[tariff]?.room])).toEqual([
      [2, -800],
      [3, 7_200 - 9_000],
      [4, -800],
      [10, undefined],
    ])
    expect(tariffs.map(({ boardPerPerson }) => boardPerPerson)).toEqual([0, 700, 700])
  })

  test('a hotel has as many kinds of rooms as it likes, and a row of days does not rename one', async () => {
    const database = await withHotel()
    const rooms = Array.from({ length: 30 }, (_, at) => ({
      room: { ...DOUBLE, code: `R${at}`, name: `Room ${at}` },
      days: [days('0-3', 5_000 + at, 1)],
    }))
    const rates: OperatorRates = { ...operatorRates('A', []), rooms }
    expect(await save(database, rates)).toBe('imported')
    const unnamed = { ...DOUBLE, code: 'R7', name: '', toldCapacity: [], maxPersons: 9 }
    const availability = { room: unnamed, days: [days('0-0', null, 2)] }
    expect(await save(database, { ...rates, plans: [], rooms: [availability] })).toBe('updated')
    const { roomTypes } = (await hotelById(database, HOTEL))!
    expect(new Set(roomTypes.map(({ id }) => id)).size).toBe(30)
    expect(roomTypes[7]).toMatchObject({ name: 'Room 7', maxPersons: 3 })
  })

  test('a file that only says how many sleep in a room leaves how many adults may', async () => {
    const database = await withHotel()
    const rates = operatorRates('A', [days('0-3', 5_000, 1)])
    await save(database, rates)
    const larger = { ...DOUBLE, maxAdults: 4, maxPersons: 4, toldCapacity: ['maxPersons'] as const }
    await save(database, { ...rates, rooms: [{ room: larger, days: [days('0-0', null, 2)] }] })
    const { roomTypes } = (await hotelById(database, HOTEL))!
    expect(roomTypes[0]).toMatchObject({ maxAdults: 2, maxChildren: 1, maxPersons: 4 })
  })

  test('unknown hotels and other currencies are refused', async () => {
    const database = await withHotel()
    expect(await save(database, operatorRates('B', []))).toBe('hotel-unknown')
    expect(await save(database, { ...operatorRates('A', []), currency: 'GBP' })).toBe(
      'currency-differs',
    )
  })

  async function withHotel(): Promise<Database> {
    const database = await open()
    const world = { origin: 'demo', firstDay: FIRST_DAY }
    await loadCatalogue(database, world, { chains: [], hotels: [] })
    const options = { dryRun: false, today: FIRST_DAY }
    await saveOperatorHotels(database, [operatorHotel('A')], options)
    await database.db.deleteFrom('changes').execute()
    return database
  }
})

async function save(database: Database, rates: OperatorRates, { dryRun = false } = {}) {
  const [saved] = await saveOperatorRates(database, [rates], { dryRun, today: FIRST_DAY })
  if (saved!.outcome === 'rejected') return saved!.reason.code
  const notes = saved!.notes.map(({ code }) => code).join(' ')
  return notes ? `${saved!.outcome}: ${notes}` : saved!.outcome
}

/** Days as "price×rooms", closed ones as "x". */
async function calendar(database: Database, from: number, until: number) {
  const { roomTypes } = (await hotelById(database, HOTEL))!
  const { prices, rooms, closed } = unpackCalendar(roomTypes[0]!.calendar)
  return Array.from({ length: until - from }, (_, at) => from + at).map((day) =>
    day >= prices.length ? undefined : closed[day] ? 'x' : `${prices[day]}×${rooms[day]}`,
  )
}

async function plans({ db }: Database): Promise<string[]> {
  const rows = await db.selectFrom('rate_plans').selectAll().orderBy('number').execute()
  return rows.map((row) => `${row.number} ${row.board_code} ${row.free_cancellation_days}`)
}

async function feed({ db }: Database): Promise<string[]> {
  const rows = await db.selectFrom('changes').selectAll().orderBy('id').execute()
  return rows.map(({ kind, from_day, to_day }) =>
    from_day === null ? kind : `${kind} ${from_day - FIRST_DAY}-${to_day! - FIRST_DAY}`,
  )
}

function soldFrom([number, runs]: [string, { from: number }[]]): string {
  return runs[0] ? `${number} from ${runs[0].from - FIRST_DAY}` : `${number} never`
}
