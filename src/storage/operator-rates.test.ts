import { expect, test } from 'vitest'
import { eachDatabase } from '../../tests/fixtures/databases.ts'
import {
  BED_ONLY,
  days,
  DOUBLE,
  operatorHotel,
  operatorRates,
} from '../../tests/fixtures/operator-items.ts'
import { FIRST_DAY } from '../../tests/fixtures/small-catalogue.ts'
import { CALENDAR_DAYS, unpackCalendar } from '../core/packed-calendar.ts'
import { hotelById, loadCatalogue } from './catalogue.ts'
import type { Database } from './database.ts'
import { saveOperatorHotels } from './operator-hotels.ts'
import { saveOperatorRates, type OperatorRates } from './operator-rates.ts'
import { takeRooms } from './room-sales.ts'

const BREAKFAST = { ...BED_ONLY, boardCode: 'AD', boardSupplement: 900 } as const
const HOTEL = 8_192

eachDatabase((open) => {
  test('rates are imported, skipped unchanged and updated day by day', async () => {
    const database = await withHotel()
    const rates = operatorRates('A', [days('2-9', 8_000, 3)], [BED_ONLY, BREAKFAST])
    expect(await save(database, rates)).toBe('imported')
    expect(await save(database, rates)).toBe('skipped')
    expect(await calendar(database, 0, 4)).toEqual(['x', 'x', '8000×3', '8000×3'])
    expect(await save(database, operatorRates('A', [days('3-3', null, 9)], []))).toBe('updated')
    expect(await calendar(database, 2, 5)).toEqual(['8000×3', '8000×9', '8000×3'])
    const { ratePlans, roomTypes } = (await hotelById(database, HOTEL))!
    expect(ratePlans.map(({ boardCode, boardSupplement }) => [boardCode, boardSupplement])).toEqual(
      [
        ['SA', 0],
        ['AD', 900],
      ],
    )
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

  test('plans change together with all prices, or not at all', async () => {
    const database = await withHotel()
    await save(database, operatorRates('A', [days('2-9', 8_000, 3)], [BED_ONLY, BREAKFAST]))
    const dearer = { ...BREAKFAST, boardSupplement: 1_200 }
    const some = operatorRates('A', [days('2-5', 8_000, 3)], [BED_ONLY, dearer])
    const base = { ...BREAKFAST, boardSupplement: 0 }
    expect(await save(database, some)).toBe('plans-change-partly')
    expect(await save(database, { ...some, plans: [base] })).toBe('plans-change-partly')
    expect(await plans(database)).toEqual(['1 SA 0', '2 AD 900'])
    const all = operatorRates('A', [days('2-9', 8_500, 3)], [BED_ONLY, dearer])
    expect(await save(database, all)).toBe('updated')
    expect(await plans(database)).toEqual(['1 SA 0', '2 AD 1200'])
    expect(await save(database, { ...all, plans: [base] })).toBe('updated')
    expect(await plans(database)).toEqual(['2 AD 0'])
  })

  test('a hotel has as many kinds of rooms as it likes, and a row of days does not rename one', async () => {
    const database = await withHotel()
    const rooms = Array.from({ length: 30 }, (_, at) => ({
      room: { ...DOUBLE, code: `R${at}`, name: `Room ${at}` },
      days: [days('0-3', 5_000 + at, 1)],
    }))
    const rates: OperatorRates = { ...operatorRates('A', []), rooms }
    expect(await save(database, rates)).toBe('imported')
    const availability = { room: { ...DOUBLE, code: 'R7', name: '' }, days: [days('0-0', null, 2)] }
    expect(await save(database, { ...rates, plans: [], rooms: [availability] })).toBe('updated')
    const { roomTypes } = (await hotelById(database, HOTEL))!
    expect(new Set(roomTypes.map(({ id }) => id)).size).toBe(30)
    expect(roomTypes[7]!.name).toBe('Room 7')
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
  return rows.map((row) => `${row.number} ${row.board_code} ${row.board_supplement}`)
}

async function feed({ db }: Database): Promise<string[]> {
  const rows = await db.selectFrom('changes').selectAll().orderBy('id').execute()
  return rows.map(({ kind, from_day, to_day }) =>
    from_day === null ? kind : `${kind} ${from_day - FIRST_DAY}-${to_day! - FIRST_DAY}`,
  )
}
