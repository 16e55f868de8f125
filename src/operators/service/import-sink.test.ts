/** Whole imports: from a file to what is stored. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/fixtures/databases.ts'
import { SEVILLE, smallGeography, TRIANA } from '../../../tests/fixtures/small-geography.ts'
import { rooms } from '../../../tests/fixtures/written-rooms.ts'
import { hotelById, takeRooms } from '../../../tests/fixtures/stored-hotel.ts'
import { dayOf } from '../../site/calendar-day.ts'
import { packCalendar, unpackCalendar } from '../../products/hotels/rates/rules/packed-calendar.ts'
import { Engine } from '../../products/hotels/engine/search/engine.ts'
import { SAMPLE_RATES } from '../../store/currency-rates.ts'
import type { ImportKind } from '../imports/column-names.ts'
import { runImport } from '../imports/run-import.ts'
import { storedOffer } from '../../products/hotels/sale/store/stored-offer.ts'
import { storedWorld } from '../../products/hotels/catalogue/store/catalogue.ts'
import type { Database } from '../../store/database.ts'
import { importSink } from './import-sink.ts'
import { buildMemory } from '../../products/hotels/service/build-memory.ts'

const TODAY = dayOf(2026, 11, 15)
const FILES = path.join(import.meta.dirname, '../../../tests/fixtures/imports')

eachDatabase((open) => {
  test('hotels find their place and make the world the operator’s', async () => {
    const database = await opened()
    expect(await imported(database, 'hotels', true)).toBe('imported 3 rejected 1: place-not-found')
    expect(await storedWorld(database)).toBeUndefined()
    expect(await imported(database, 'hotels')).toBe('imported 3 rejected 1: place-not-found')
    expect(await imported(database, 'hotels')).toBe('skipped 3 rejected 1: place-not-found')
    expect(await storedWorld(database)).toMatchObject({ origin: 'operator', firstDay: TODAY })
    const patio = { name: 'Hostal del Patio', cityId: SEVILLE, districtId: TRIANA, currency: 'EUR' }
    // Photos count once they were fetched.
    expect(await hotel(database, 'S1')).toMatchObject({ ...patio, photosCount: 0 })
    const places = await database.db.selectFrom('destinations').select('id').execute()
    expect(places.length).toBeGreaterThan(0)
  })

  test('rates become room types, calendars and plans', async () => {
    const database = await opened()
    await imported(database, 'hotels')
    expect(await imported(database, 'rates')).toBe('imported 3 rejected 1: hotel-unknown')
    expect(await imported(database, 'rates')).toBe('skipped 3 rejected 1: hotel-unknown')
    const { roomTypes, ratePlans } = (await hotel(database, 'S1'))!
    expect(roomTypes.map(({ kind }) => kind)).toEqual(['double', 'suite'])
    expect(ratePlans.map(({ boardCode }) => boardCode)).toEqual(['SA', 'HD'])
    const { firstDay, prices, closed } = unpackCalendar(roomTypes[0]!.calendar)
    expect([firstDay, prices[4], prices[5], prices[14], prices[15]]).toEqual([
      TODAY,
      0,
      8_000,
      8_000,
      0,
    ])
    expect([closed[4], closed[5], closed[14], closed[15]]).toEqual([true, false, false, true])
  })

  test('what the file says is what is found, quoted and charged', async () => {
    const database = await opened()
    await imported(database, 'hotels')
    expect(await importedText(database, 'rates', RATES)).toBe('imported 11')
    expect(await importedText(database, 'rates', RATES)).toBe('skipped 11')
    const charged = await desk(database)
    for (const [nights, guests, room, board, amount] of CHARGED) {
      const told = await charged(nights, guests, room, board)
      expect([nights, guests, room, board, told]).toEqual([nights, guests, room, board, amount])
    }
  })

  test('an empty cell leaves what is stored, the cancellation too', async () => {
    const database = await opened()
    await imported(database, 'hotels')
    await importedText(database, 'rates', RATES)
    const prices = 'hotel_id,room_code,date,price\nS1,DBL,2026-12-02,90\n'
    expect(await importedText(database, 'rates', prices)).toBe('updated 1')
    const { ratePlans, roomTypes } = (await hotel(database, 'S1'))!
    expect(ratePlans.map(({ freeCancellationDays }) => freeCancellationDays)).toEqual([7, 7, 7, 7])
    expect(roomTypes[0]).toMatchObject({ name: 'Doble', maxPersons: 4 })
    const charged = await desk(database)
    expect(await charged('02-03', '2', 'DBL', 'SA')).toBe(90)
    expect(await charged('02-03', '2', 'DBL', 'HD')).toBe(95)
    expect(await charged('02-03', '2', 'DBL', 'MP')).toBe(120)
    // The price of one guest was told by itself, and stays.
    expect(await charged('02-03', '1', 'DBL', 'SA')).toBe(65)
  })

  test('rooms are the allotment, rooms_left what is left of it', async () => {
    const database = await opened()
    await imported(database, 'hotels')
    await importedText(database, 'rates', RATES)
    const { roomTypes } = (await hotel(database, 'S1'))!
    const stay = { checkIn: dayOf(2026, 12, 2), checkOut: dayOf(2026, 12, 3) }
    expect(await takeRooms(database, { roomTypeId: roomTypes[0]!.id, stay, rooms: 2 })).toBe(true)
    const left = 'hotel_id,room_code,date,rooms_left\nS1,DBL,2026-12-02,3\nS1,DBL,2026-12-03,3\n'
    expect(await importedText(database, 'rates', left)).toBe('updated 2')
    const { firstDay, rooms } = unpackCalendar(
      (await hotel(database, 'S1'))!.roomTypes[0]!.calendar,
    )
    expect([rooms[stay.checkIn - firstDay], rooms[stay.checkOut - firstDay]]).toEqual([5, 3])
  })

  test('a price of the back office moves all prices of the room along', async () => {
    const database = await opened()
    await imported(database, 'hotels')
    await importedText(database, 'rates', RATES)
    const { roomTypes } = (await hotel(database, 'S1'))!
    const calendar = unpackCalendar(roomTypes[0]!.calendar)
    calendar.prices = calendar.prices.map((price) => price && price + 1_000)
    await database.db
      .updateTable('room_types')
      .set({ calendar: packCalendar(calendar) })
      .where('id', '=', roomTypes[0]!.id)
      .execute()
    const charged = await desk(database)
    expect(await charged('02-03', '2', 'DBL', 'SA')).toBe(90)
    expect(await charged('02-03', '1', 'DBL', 'HD')).toBe(105)
  })

  test('two sources have ids of their own, and none replaces the hotels of another', async () => {
    const database = await opened()
    expect(await importedText(database, 'hotels', oneHotel('Patio', 'Sevilla'), 'north')).toBe(
      'imported 1',
    )
    expect(await importedText(database, 'hotels', oneHotel('Puente', 'Irún'), 'south')).toBe(
      'imported 1',
    )
    expect(await importedText(database, 'hotels', oneHotel('Puente', 'Irún'))).toBe(
      'rejected 1: hotel-of-other-source',
    )
    expect(await importedText(database, 'hotels', oneHotel('Puente', 'Irún'), 'north')).toBe(
      'rejected 1: hotel-of-other-source',
    )
    expect(await importedText(database, 'hotels', oneHotel('Patio Real', 'Sevilla'), 'north')).toBe(
      'updated 1',
    )
    const rates = 'hotel_id,room_code,date,price,rooms\n1,DBL,2026-12-02,90,1\n'
    expect(await importedText(database, 'rates', rates)).toBe('rejected 1: hotel-unknown')
    expect(await importedText(database, 'rates', rates, 'south')).toBe('imported 1')
    const stored = await database.db.selectFrom('hotels').select(['name', 'source']).execute()
    expect(stored.map(({ name, source }) => `${name} of ${source}`).toSorted()).toEqual([
      'Patio Real of north',
      'Puente of south',
    ])
  })

  test('reviews add up', async () => {
    const database = await opened()
    await imported(database, 'hotels')
    expect(await imported(database, 'reviews')).toBe('imported 2 rejected 1: hotel-unknown')
    expect(await imported(database, 'reviews')).toBe('skipped 2 rejected 1: hotel-unknown')
    const { reviews } = (await hotel(database, 'S1'))!
    expect(reviews.bookingPartner).toEqual({ rating: 8, number: 2, isShownOnResults: false })
  })

  async function opened(): Promise<Database> {
    const database = await open()
    return database
  }
})

/** Prices of a room by board, season and guests, as operators write them. */
const RATES = `hotel_id,room_code,room_name,max_persons,max_children,date_from,date_to,board,cancellation_days,price,base_guests,single_price,extra_adult_price,child_price_2_6,child_price_7_12,board_price_per_room,board_price_per_person,rooms
S1,DBL,Doble,4,2,2026-12-01,2026-12-05,SA,7,80,2,65,25,10,15,,,5
S1,DBL,Doble,4,2,2026-12-06,2026-12-10,SA,7,100,2,80,30,12,18,,,5
S1,DBL,Doble,4,2,2026-12-01,2026-12-05,BB,7,95,,,,,,,,5
S1,DBL,Doble,4,2,2026-12-06,2026-12-10,BB,7,121,,,,,,,,5
S1,DBL,Doble,4,2,2026-12-01,2026-12-05,HB,7,80,,,,,,,20,5
S1,DBL,Doble,4,2,2026-12-06,2026-12-10,HB,7,100,,,,,,,25,5
S1,DBL,Doble,4,2,2026-12-01,2026-12-05,FB,7,80,2,70,25,,,60,,5
S1,QUA,Cuádruple,4,2,2026-12-01,2026-12-10,SA,7,125,,,,,,,,2
S1,QUA,Cuádruple,4,2,2026-12-01,2026-12-10,BB,7,137,,,,,,,,2
S2,DBL,Doble,2,,2026-12-01,2026-12-05,SA,7,50,,,,,,,,1
S2,DBL,Doble,2,,2026-12-06,2026-12-10,SA,7,55.5,,,,,,,,1
`

/** Nights of December, guests as "adults+ages", room, board, what is charged in euros. */
const CHARGED: [string, string, string, string, number | null][] = [
  ['02-03', '1', 'DBL', 'SA', 65],
  ['02-03', '2', 'DBL', 'SA', 80],
  ['02-03', '3', 'DBL', 'SA', 105],
  ['02-03', '4', 'DBL', 'SA', 130],
  ['02-03', '2+1', 'DBL', 'SA', 80],
  ['02-03', '2+5', 'DBL', 'SA', 90],
  ['02-03', '2+5,9', 'DBL', 'SA', 105],
  ['02-03', '1+9', 'DBL', 'SA', 80],
  ['02-03', '1', 'DBL', 'HD', 95],
  ['02-03', '2', 'DBL', 'HD', 95],
  ['02-03', '4', 'DBL', 'HD', 95],
  ['02-03', '1', 'DBL', 'MP', 100],
  ['02-03', '2', 'DBL', 'MP', 120],
  ['02-03', '2+5', 'DBL', 'MP', 140],
  ['02-03', '2+0', 'DBL', 'MP', 120],
  ['02-03', '1', 'DBL', 'PC', 130],
  ['02-03', '3', 'DBL', 'PC', 165],
  ['02-03', '4', 'QUA', 'HD', 137],
  ['02-03', '1', 'QUA', 'HD', 137],
  ['02-03', '3', 'QUA', 'SA', 125],
  // Over the end of a season, which a supplement does not outlast.
  ['04-08', '2', 'DBL', 'SA', 360],
  ['04-08', '1', 'DBL', 'SA', 290],
  ['04-08', '2+5', 'DBL', 'SA', 404],
  ['04-08', '2', 'DBL', 'HD', 432],
  ['04-08', '2', 'DBL', 'MP', 540],
  ['04-08', '2', 'DBL', 'PC', null],
  ['10-11', '2', 'DBL', 'SA', 100],
  ['10-12', '2', 'DBL', 'SA', null],
]

/** What is charged by the engine and, in the cart, by the store; both must say the same. */
async function desk(database: Database) {
  const { id, ratePlans } = (await hotel(database, 'S1'))!
  const codes = await database.db.selectFrom('operator_rooms').selectAll().execute()
  const geography = smallGeography()
  const { columns } = await buildMemory(database, geography, TODAY)
  const engine = new Engine(columns, geography.columns)
  return async (nights: string, guests: string, roomCode: string, board: string) => {
    const [from, to] = nights.split('-').map(Number)
    const query = {
      stay: { checkIn: dayOf(2026, 12, from!), checkOut: dayOf(2026, 12, to!) },
      rooms: rooms(guests),
      currency: 'EUR',
      rates: SAMPLE_RATES,
      today: TODAY,
    } as const
    const planNumber = ratePlans.find(({ boardCode }) => boardCode === board)!.number
    const code = codes.find((each) => each.hotel_id === id && each.code === roomCode)!
    const found = engine.ratesOf(id, query)
    const rate = found.find(
      (each) => each.planNumber === planNumber && each.roomTypeIds[0] === code.room_type_id,
    )
    const own = { hotelId: id, roomTypeIds: [code.room_type_id], planNumber, giftBoxCode: '' }
    const asker = { ...query, tax: null, rights: [] }
    const stored = await storedOffer(database.db, { ...query, ...own }, asker)
    // Whether a night can be had at all is told by taking it.
    expect(rate ? stored?.price : undefined).toBe(rate?.price)
    const cheapest = found.length === 0 ? null : Math.min(...found.map(({ price }) => price))
    expect(engine.hotelFor(id, query)?.minRate?.price ?? null).toBe(cheapest)
    const [day] = engine.pricesByCheckIn({ kind: 'hotels', ids: [id] }, query, 1)
    expect(day!.price).toBe(cheapest)
    return rate ? rate.price / 100 : null
  }
}

function oneHotel(name: string, city: string): string {
  return `id,name,city,country\n1,${name},${city},ES\n`
}

async function importedText(
  database: Database,
  kind: ImportKind,
  text: string,
  source = '',
): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'alisio-rates-'))
  const file = path.join(folder, `${kind}.csv`)
  writeFileSync(file, text)
  try {
    return await imported(database, kind, false, file, source)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function imported(
  database: Database,
  kind: ImportKind,
  dryRun = false,
  file = path.join(FILES, `${kind}.csv`),
  source = '',
): Promise<string> {
  const sink = importSink(database, smallGeography, TODAY, source)
  const options = { dryRun, today: TODAY, language: 'es' } as const
  const report = await runImport(kind, file, sink, options)
  const { rows: _, ...counts } = report.counts
  const told = Object.entries(counts).flatMap(([name, count]) => (count ? `${name} ${count}` : []))
  const codes = report.reasons.map(({ code }) => code)
  return [told.join(' '), ...codes].join(': ')
}

async function hotel(database: Database, operatorId: string) {
  const { id } = await database.db
    .selectFrom('hotels')
    .select('id')
    .where('origin_id', '=', operatorId)
    .executeTakeFirstOrThrow()
  return hotelById(database, id)
}
