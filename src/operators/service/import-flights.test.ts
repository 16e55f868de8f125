/** Imports of fares and flights: from a file to what is found and sold. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/fixtures/databases.ts'
import {
  flightGeography,
  MAD_LIS,
  openTimetable,
  seatsInMemory,
} from '../../../tests/fixtures/small-timetable.ts'
import { FlightEngine } from '../../products/flights/engine/flight-engine.ts'
import { flightPlaces } from '../../products/flights/sale/service/flight-places.ts'
import { SEATS } from '../../products/flights/sale/store/seat-sales.ts'
import { storedTrip } from '../../products/flights/sale/store/stored-trip.ts'
import { buildTimetableMemory } from '../../products/flights/service/timetable-memory.ts'
import {
  type Cabin,
  FIRST_OPERATOR_FLIGHT,
  seatsId,
} from '../../products/flights/timetable/rules/timetable.ts'
import {
  airportsWithFlights,
  rollSeats,
  TIMETABLE_CHANGE,
} from '../../products/flights/timetable/store/timetable.ts'
import { storedWorld } from '../../products/hotels/catalogue/store/catalogue.ts'
import type { Day } from '../../site/calendar-day.ts'
import { FEED_START, readChanges } from '../../store/change-feed.ts'
import { SAMPLE_RATES } from '../../store/currency-rates.ts'
import type { Database } from '../../store/database.ts'
import type { ImportKind } from '../imports/column-names.ts'
import { runImport } from '../imports/run-import.ts'
import { importSink } from './import-sink.ts'

/** A Tuesday, five days after the day from which seats are laid out. */
const TODAY: Day = 28 * 743 + 5
const geography = flightGeography()
const folder = mkdtempSync(path.join(tmpdir(), 'alisio-flights-'))
afterAll(() => rmSync(folder, { recursive: true }))

const FARES = `airline,name,country,alliance,fixed,per 1000 km,one way factor,standard,flex
X1,Gaviota,ES,,20,50,1.2,25,60
X2,Cormorán,PT,,15,40,,20,50
`
const HEADER =
  'airline,number,origin,destination,departs,arrives,weekdays,from,to,aircraft,economy\n'
const season = { from: '2026-12-01', to: '2028-12-31' }
const FIRST = flight('X1', 10, 'MAD,LIS', '08:00,08:20', '12345..')
const SECOND = flight('X1', 12, 'LIS,JFK', '11:00,14:00', '1234567')

/** Written as a file would: "X1,10,MAD,LIS,08:00,…". */
function flight(airline: string, number: number, way: string, times: string, weekdays: string) {
  return `${airline},${number},${way},${times},${weekdays},${season.from},${season.to},789,30\n`
}

eachDatabase((open) => {
  test('an operator’s flights are searched and sold, at one price', async () => {
    const database = await open()
    expect(await imported(database, 'flights', HEADER + FIRST)).toBe(
      'rejected 1: airline-unknown, airline-unknown',
    )
    expect(await storedWorld(database)).toBeUndefined()
    expect(await imported(database, 'fares', FARES, true)).toBe('imported 2')
    expect(await storedWorld(database)).toBeUndefined()
    expect(await imported(database, 'fares', FARES)).toBe('imported 2')
    expect(await storedWorld(database)).toMatchObject({ origin: 'operator' })
    expect(await imported(database, 'flights', HEADER + FIRST + SECOND)).toBe('imported 2')
    const { columns } = await buildTimetableMemory(database, geography, TODAY)
    const day = 20_824
    const legs = [FIRST_OPERATOR_FLIGHT, FIRST_OPERATOR_FLIGHT + 1].map((flightId) => ({
      flightId,
      day,
    }))
    const asked = {
      journeys: [legs],
      passengers: { adults: 2, children: 0, infants: 0 },
      cabin: 'economy' as const,
      brand: 'light' as const,
    }
    const found = new FlightEngine(columns).quoteTrip({ ...asked, today: TODAY })
    const sold = await storedTrip(
      flightPlaces(geography),
      database.db,
      { ...asked, total: 0 },
      { currency: 'EUR', tax: null, rights: [], rates: SAMPLE_RATES, today: TODAY },
    )
    expect(found?.total).toBeGreaterThan(0)
    expect(sold?.fareTotal).toBe(found?.total)
  })

  test('a second import changes what has changed, and leaves what a file leaves out', async () => {
    const database = await open()
    await imported(database, 'fares', FARES)
    await imported(database, 'flights', HEADER + FIRST + SECOND)
    const before = await changes(database)
    expect(before).toEqual([TIMETABLE_CHANGE, TIMETABLE_CHANGE])
    expect(await imported(database, 'fares', FARES)).toBe('skipped 2')
    expect(await imported(database, 'flights', HEADER + FIRST + SECOND)).toBe('skipped 2')
    // A later day on which seats begin anew, and one after all of them have moved on.
    expect(await imported(database, 'flights', HEADER + SECOND, false, TODAY + 30)).toBe(
      'skipped 1',
    )
    await rollSeats(database, TODAY + 23, () => undefined)
    expect(await imported(database, 'flights', HEADER + FIRST, false, TODAY + 30)).toBe('skipped 1')
    expect(await changes(database)).toEqual(before)
    const moved =
      HEADER + FIRST.replace('08:20', '08:25') + flight('X1', 14, 'MAD,LIS', '09:00,09:20', '7')
    expect(await imported(database, 'flights', moved)).toBe('imported 1 updated 1')
    expect(await changes(database)).toEqual([...before, TIMETABLE_CHANGE])
    const stored = await database.db
      .selectFrom('flights')
      .select(['id', 'number', 'minutes'])
      .orderBy('id')
      .execute()
    expect(stored).toEqual([
      { id: FIRST_OPERATOR_FLIGHT, number: 10, minutes: 85 },
      { id: FIRST_OPERATOR_FLIGHT + 1, number: 12, minutes: 480 },
      { id: FIRST_OPERATOR_FLIGHT + 2, number: 14, minutes: 80 },
    ])
  })

  test('what is sold stays sold when fewer or other seats are offered', async () => {
    const database = await open()
    await imported(database, 'fares', FARES)
    await imported(database, 'flights', HEADER + SECOND)
    const [id, day] = [seatsId(FIRST_OPERATOR_FLIGHT, 'economy'), TODAY + 40]
    const take = (count: number) =>
      database.db
        .transaction()
        .execute((db) => SEATS.take(db, database.kind, [{ table: 'seats', id, day, count }]))
    expect(await take(5)).toBe(true)
    expect(await imported(database, 'flights', HEADER + SECOND.replace(',30', ',40'))).toBe(
      'updated 1',
    )
    expect(await left(database, day)).toBe(35)
    expect(await imported(database, 'flights', HEADER + SECOND.replace(',30', ',3'))).toBe(
      'updated 1: seats-already-sold',
    )
    expect(await left(database, day)).toBe(0)
    expect(await take(1)).toBe(false)
    // An aircraft without business: nobody sells it there any more.
    expect(await left(database, day, 'business')).toBe(30)
    expect(await imported(database, 'flights', HEADER + SECOND.replace('789', '7M8'))).toBe(
      'updated 1',
    )
    expect(await left(database, day, 'business')).toBeUndefined()
    expect(await left(database, day)).toBe(25)
  })

  test('the demo’s flights and airlines stay beside', async () => {
    const database = await open()
    await database.db
      .insertInto('worlds')
      .values({ id: 1, origin: 'demo 1 60', first_day: TODAY, completed_at: 1 })
      .execute()
    expect(await imported(database, 'fares', FARES)).toBe('rejected 2: not-stored, not-stored')
    await openTimetable(database, { firstDay: TODAY })
    expect(await imported(database, 'fares', FARES.replace('X1', 'QV'))).toBe(
      'imported 1 rejected 1: airline-of-demo',
    )
    const own = flight('X2', 7, 'MAD,LIS', '08:00,08:20', '7')
    expect(await imported(database, 'flights', HEADER + own)).toBe('imported 1')
    expect(await airportsWithFlights(database)).toBe(3)
    const ids = await database.db.selectFrom('flights').select('id').orderBy('id').execute()
    expect([ids[0]!.id, ids.at(-1)!.id]).toEqual([MAD_LIS, FIRST_OPERATOR_FLIGHT])
  })
})

async function left(database: Database, day: Day, cabin: Cabin = 'economy') {
  const { columns } = await buildTimetableMemory(database, geography, TODAY)
  return seatsInMemory(columns, FIRST_OPERATOR_FLIGHT, cabin, day)
}

async function changes(database: Database): Promise<string[]> {
  return (await readChanges(database, FEED_START)).changes.map(({ kind }) => kind)
}

async function imported(
  database: Database,
  kind: ImportKind,
  text: string,
  dryRun = false,
  today = TODAY,
): Promise<string> {
  const file = path.join(folder, 'file.csv')
  writeFileSync(file, text)
  const sink = importSink(database, () => geography, today)
  const report = await runImport(kind, file, sink, { dryRun, today, language: 'es' })
  const { rows: _, ...counts } = report.counts
  const told = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map((pair) => pair.join(' '))
  const codes = report.reasons.map(({ code }) => code)
  return told.join(' ') + (codes.length > 0 ? `: ${codes.join(', ')}` : '')
}
