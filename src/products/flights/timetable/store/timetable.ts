/**
 * The timetable in the database: airlines, flights, and how many seats of each cabin may be sold on
 * each day. It is loaded in one stream; airlines come last, so a load that was broken off has none.
 */
import type { Day } from '../../../../site/calendar-day.ts'
import { readTable, startBulkLoad } from '../../../../store/bulk-load.ts'
import { type BulkValue, FLIGHT_SEATS, FLIGHTS, valuesOf } from '../../../../store/bulk-tables.ts'
import { recordChange } from '../../../../store/change-feed.ts'
import type { Database } from '../../../../store/database.ts'
import { insertRows } from '../../../../store/insert-rows.ts'
import { inShortTransaction } from '../../../../store/short-transactions.ts'
import type { FlightsTable } from '../../../../store/tables.ts'
import type { FareModel } from '../../fares/rules/fares.ts'
import {
  type AircraftCode,
  type Airline,
  type Cabin,
  cabinsOf,
  FIRST_OPERATOR_FLIGHT,
  seatsId,
  SEATS_DAYS,
  type TimetableFlight,
} from '../rules/timetable.ts'

/** The kind of change that tells of other flights, or of other days of all of them. */
export const TIMETABLE_CHANGE = 'timetable'

export type SeatsOf = (flight: TimetableFlight, cabin: Cabin) => Uint8Array

export interface WholeTimetable {
  airlines: readonly Airline[]
  flights: Iterable<TimetableFlight>
  /** One byte for each of SEATS_DAYS days; 0 where the flight does not go. */
  seatsOf: SeatsOf
}

export interface FlightSeats {
  /** See `seatsId`. */
  seatsId: number
  firstDay: Day
  /** For SEATS_DAYS days at least; of an operator's flight, to the end of its season. */
  seats: Uint8Array
}

export async function hasTimetable({ db }: Pick<Database, 'db'>): Promise<boolean> {
  return (await db.selectFrom('airlines').select('code').limit(1).executeTakeFirst()) !== undefined
}

/** Replaces whatever timetable is there. `onFlight` is told how many there are so far. */
export async function loadTimetable(
  database: Database,
  { airlines, flights, seatsOf }: WholeTimetable,
  firstDay: Day,
  onFlight: (count: number) => void = () => undefined,
): Promise<void> {
  await database.db.deleteFrom('airlines').execute()
  const load = await startBulkLoad(database, [FLIGHTS, FLIGHT_SEATS])
  try {
    let count = 0
    for (const flight of flights) {
      const full = load.add(FLIGHTS, valuesOf(flightRow(flight)))
      if (full) await full
      for (const cabin of cabinsOf(flight.aircraft)) {
        const row = [seatsId(flight.id, cabin), firstDay, seatsOf(flight, cabin)]
        const full = load.add(FLIGHT_SEATS, row)
        if (full) await full
      }
      onFlight(++count)
    }
    await load.finish()
  } catch (error) {
    await load.abandon(error)
    throw error
  }
  await database.db.transaction().execute(async (db) => {
    await insertRows({ db, kind: database.kind }, 'airlines', airlines.map(airlineRow))
    await recordTimetableChange(db)
  })
}

/** Everything that memory is laid out from: flights in the order of ids, seats in that of theirs. */
export async function readTimetable(database: Database) {
  return {
    airlines: await readAirlines(database),
    flights: readFlights(database),
    seats: readSeats(database),
  }
}

export async function readAirlines({ db }: Pick<Database, 'db'>): Promise<Airline[]> {
  const rows = await db.selectFrom('airlines').selectAll().orderBy('code').execute()
  return rows.map((row) => ({
    code: row.code,
    name: row.name,
    country: row.country,
    group: row.ticket_group,
    alliance: row.alliance,
    isLowCost: row.low_cost === 1,
    fares: JSON.parse(row.fares) as FareModel,
  }))
}

/** In batches. */
export async function* readFlights(database: Database): AsyncGenerator<TimetableFlight[]> {
  for await (const batch of readTable(database, FLIGHTS, 'id')) yield batch.map(readFlight)
}

export async function* readSeats(database: Database): AsyncGenerator<FlightSeats[]> {
  for await (const batch of readTable(database, FLIGHT_SEATS, 'seats_id'))
    yield batch.map(([id, firstDay, seats]) => ({
      seatsId: Number(id),
      firstDay: Number(firstDay),
      seats: seats as Uint8Array,
    }))
}

/** Small transactions, since the server sells seats meanwhile. */
const ROWS_PER_TRANSACTION = 400

/**
 * Moves the window of days on: seats that begin before a day are replaced by ones that begin then.
 * Days that both know keep what is stored; the new ones have what `freshSeats` tells of a demo
 * flight. An operator's flight has its days stored to the end of its season.
 */
export async function rollSeats(
  database: Pick<Database, 'db' | 'kind'>,
  firstDay: Day,
  freshSeats: (seatsId: number) => Uint8Array | undefined,
): Promise<void> {
  const { kind } = database
  let after = -1
  let count: number
  do {
    count = await inShortTransaction(database, async (db) => {
      const rows = await db
        .selectFrom('flight_seats')
        .selectAll()
        .where('seats_id', '>', after)
        .where('first_day', '<', firstDay)
        .orderBy('seats_id')
        .limit(ROWS_PER_TRANSACTION)
        .execute()
      const rolled = rows.map((row) => ({
        ...row,
        first_day: firstDay,
        seats: rolledSeats(row, firstDay, freshSeats(row.seats_id)),
      }))
      const replacing = { key: ['seats_id'], columns: ['first_day', 'seats'] }
      await insertRows({ db, kind }, 'flight_seats', rolled, replacing)
      after = rows.at(-1)?.seats_id ?? after
      return rows.length
    })
  } while (count === ROWS_PER_TRANSACTION)
}

function rolledSeats(
  stored: { first_day: Day; seats: Uint8Array },
  firstDay: Day,
  fresh: Uint8Array = new Uint8Array(SEATS_DAYS),
): Uint8Array {
  const kept = stored.seats.subarray(firstDay - stored.first_day)
  const seats = new Uint8Array(Math.max(fresh.length, kept.length))
  seats.set(fresh)
  seats.set(kept)
  return seats
}

/** Flights whose season has moved on to a later year. */
export async function updateSeasons(
  database: Pick<Database, 'db' | 'kind'>,
  flights: readonly TimetableFlight[],
): Promise<void> {
  const replacing = { key: ['id'], columns: ['first_day', 'last_day'] }
  for (let from = 0; from < flights.length; from += ROWS_PER_TRANSACTION)
    await inShortTransaction(database, (db) =>
      insertRows(
        { db, kind: database.kind },
        'flights',
        flights.slice(from, from + ROWS_PER_TRANSACTION).map(flightRow),
        replacing,
      ),
    )
}

/** When the seats of the stored timetable begin: the earliest, where a roll was broken off. */
export async function firstStoredDay({ db }: Pick<Database, 'db'>): Promise<Day | undefined> {
  const { day } = await db
    .selectFrom('flight_seats')
    .select(({ fn }) => fn.min('first_day').as('day'))
    .executeTakeFirstOrThrow()
  return day ?? undefined
}

/** Of the demo world: those of imported flights are none of its own. */
export async function airportsWithFlights({ db }: Pick<Database, 'db'>): Promise<number> {
  const { airports } = await db
    .selectFrom('flights')
    .where('id', '<', FIRST_OPERATOR_FLIGHT)
    .select(({ fn }) => fn.count<number>('origin').distinct().as('airports'))
    .executeTakeFirstOrThrow()
  return airports
}

export function recordTimetableChange(db: Database['db']): Promise<void> {
  const all = { subjectId: 0, partId: null, fromDay: null, toDay: null }
  return recordChange(db, { kind: TIMETABLE_CHANGE, ...all })
}

export function airlineRow(airline: Airline) {
  return {
    code: airline.code,
    name: airline.name,
    country: airline.country,
    ticket_group: airline.group,
    alliance: airline.alliance,
    low_cost: airline.isLowCost ? 1 : 0,
    fares: JSON.stringify(airline.fares),
  }
}

/** In the order of the columns in bulk-tables.ts. */
export function flightRow(flight: TimetableFlight): FlightsTable {
  return {
    id: flight.id,
    airline: flight.airline,
    operator: flight.operator,
    number: flight.number,
    origin: flight.origin,
    destination: flight.destination,
    departs: flight.departs,
    minutes: flight.minutes,
    weekdays: flight.weekdays,
    first_day: flight.firstDay,
    last_day: flight.lastDay,
    aircraft: flight.aircraft,
    origin_terminal: flight.originTerminal,
    destination_terminal: flight.destinationTerminal,
  }
}

function readFlight(values: BulkValue[]): TimetableFlight {
  const [id, airline, operator, number, origin, destination, departs, minutes, ...rest] = values
  const [weekdays, firstDay, lastDay, aircraft, originTerminal, destinationTerminal] = rest
  return {
    id: Number(id),
    airline: String(airline),
    operator: String(operator),
    number: Number(number),
    origin: String(origin),
    destination: String(destination),
    departs: Number(departs),
    minutes: Number(minutes),
    weekdays: Number(weekdays),
    firstDay: Number(firstDay),
    lastDay: Number(lastDay),
    aircraft: aircraft as AircraftCode,
    originTerminal: Number(originTerminal),
    destinationTerminal: Number(destinationTerminal),
  }
}
