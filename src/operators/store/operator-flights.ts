/**
 * Saves operators' airlines and flights. A flight is found again by what tells it from others and
 * keeps its id, which tickets name; one that a file leaves out stays as it is.
 */
import {
  airlineRow,
  flightRow,
  recordTimetableChange,
} from '../../products/flights/timetable/store/timetable.ts'
import {
  type Airline,
  type Cabin,
  cabinsOf,
  CABINS,
  FIRST_OPERATOR_FLIGHT,
  firstSeatsDay,
  fliesOn,
  seatsId,
  SEATS_DAYS,
  type TimetableFlight,
} from '../../products/flights/timetable/rules/timetable.ts'
import { type Day, writeDay } from '../../site/calendar-day.ts'
import type { Database } from '../../store/database.ts'
import { insertRows } from '../../store/insert-rows.ts'
import type { FlightsTable, Tables } from '../../store/tables.ts'
import {
  type OperatorTransaction,
  rejected,
  type SavedItem,
  type SaveOptions,
  saveTogether,
  skipped,
} from './operator-catalogue.ts'

/** A flight that has no id yet, with how many seats may be sold on each of its days. */
export interface OperatorFlight extends Omit<TimetableFlight, 'id'> {
  seats: Readonly<Record<Cabin, number>>
}

export function saveOperatorAirlines(
  database: Database,
  airlines: readonly Airline[],
  options: SaveOptions,
): Promise<SavedItem[]> {
  return saveTogether(database, options, async ({ db, kind }) => {
    const codes = airlines.map(({ code }) => code)
    const stored = await db.selectFrom('airlines').selectAll().where('code', 'in', codes).execute()
    const known = new Map(stored.map((row) => [row.code, row]))
    const invented = await db
      .selectFrom('flights')
      .select('airline')
      .distinct()
      .where('id', '<', FIRST_OPERATOR_FLIGHT)
      .where('airline', 'in', codes)
      .execute()
    const ofDemo = new Set(invented.map(({ airline }) => airline))
    const changed: ReturnType<typeof airlineRow>[] = []
    const saved = airlines.map((airline): SavedItem => {
      if (ofDemo.has(airline.code)) return rejected('airline-of-demo', airline.code)
      const row = airlineRow(airline)
      const before = known.get(airline.code)
      if (before && isSame(row, before)) return skipped
      changed.push(row)
      return { outcome: before ? 'updated' : 'imported', notes: [] }
    })
    const columns = ['name', 'country', 'ticket_group', 'alliance', 'low_cost', 'fares']
    await insertRows({ db, kind }, 'airlines', changed, { key: ['code'], columns })
    if (changed.length > 0) await recordTimetableChange(db)
    return saved
  })
}

export function saveOperatorFlights(
  database: Database,
  flights: readonly OperatorFlight[],
  options: SaveOptions,
): Promise<SavedItem[]> {
  return saveTogether(database, options, async (transaction) => {
    const { db, kind, today } = transaction
    const identified = await withIds(db, flights)
    const stored = await storedSeats(db, identified)
    const changedFlights: FlightsTable[] = []
    const changedSeats: SeatsRow[] = []
    const saved: SavedItem[] = []
    for (const { flight, id, before } of identified) {
      const row = flightRow({ ...flight, id })
      const seats = cabinsOf(flight.aircraft)
        .map((cabin) => ({ id: seatsId(id, cabin), days: daysOfSeats(flight, cabin, today) }))
        .filter(({ id, days }) => !isSameFrom(stored.get(id), days, today))
        .map(({ id, days }) => seatsRow(id, days, today))
      const isChanged = !before || !isSame(row, before)
      if (isChanged) changedFlights.push(row)
      changedSeats.push(...seats)
      if (!isChanged && seats.length === 0) saved.push(skipped)
      else saved.push({ outcome: before ? 'updated' : 'imported', notes: [] })
    }
    if (changedFlights.length + changedSeats.length === 0) return saved
    const columns = Object.keys(changedFlights[0] ?? {}).filter((column) => column !== 'id')
    await insertRows({ db, kind }, 'flights', changedFlights, { key: ['id'], columns })
    await dropCabins(
      db,
      identified.filter(({ before }) => before),
    )
    // In the order in which sales look at them, so that nobody waits for another in a ring.
    const sorted = changedSeats.toSorted((one, other) => one.seats_id - other.seats_id)
    const replaced = { key: ['seats_id'], columns: ['first_day', 'seats'] }
    await insertRows({ db, kind }, 'flight_seats', sorted, replaced)
    const oversold = await adjustAllotments(transaction, sorted)
    await recordTimetableChange(db)
    return saved.map((item, at) => {
      const detail = oversold.get(identified[at]!.id)
      if (detail === undefined || item.outcome === 'rejected') return item
      return { ...item, notes: [{ code: 'seats-already-sold', detail }] }
    })
  })
}

type SeatsRow = Tables['flight_seats']

interface IdentifiedFlight {
  flight: OperatorFlight
  id: number
  before: FlightsTable | undefined
}

async function withIds(
  db: OperatorTransaction['db'],
  flights: readonly OperatorFlight[],
): Promise<IdentifiedFlight[]> {
  const own = db.selectFrom('flights').where('id', '>=', FIRST_OPERATOR_FLIGHT)
  const { last } = await own.select(({ fn }) => fn.max('id').as('last')).executeTakeFirstOrThrow()
  const stored = await own
    .selectAll()
    .where('airline', 'in', [...new Set(flights.map(({ airline }) => airline))])
    .where('number', 'in', [...new Set(flights.map(({ number }) => number))])
    .execute()
  const known = new Map(stored.map((row) => [keyOf(row), row]))
  let next = (last ?? FIRST_OPERATOR_FLIGHT - 1) + 1
  return flights.map((flight) => {
    const before = known.get(flightKey(flight))
    return { flight, id: before?.id ?? next++, before }
  })
}

/** What tells one flight from another, whatever else changes. */
export function flightKey(flight: OperatorFlight): string {
  return keyOf(flightRow({ ...flight, id: 0 }))
}

function keyOf(row: FlightsTable): string {
  const { airline, number, origin, destination, departs, first_day, last_day } = row
  return [airline, number, origin, destination, departs, first_day, last_day].join(' ')
}

/** A season that never ends is laid out as far; importing it once more moves it on. */
const MAX_SEASON_DAYS = 3 * 366

/** One byte for each day from where all seats begin: to the end of the season. */
function daysOfSeats(flight: OperatorFlight, cabin: Cabin, today: Day): Uint8Array {
  const firstDay = firstSeatsDay(today)
  const season = Math.min(flight.lastDay + 1 - firstDay, MAX_SEASON_DAYS)
  return Uint8Array.from({ length: Math.max(SEATS_DAYS, season) }, (_, at) =>
    fliesOn(flight, firstDay + at) ? flight.seats[cabin] : 0,
  )
}

function seatsRow(id: number, days: Uint8Array, today: Day): SeatsRow {
  return { seats_id: id, first_day: firstSeatsDay(today), seats: days }
}

async function storedSeats(
  db: OperatorTransaction['db'],
  flights: readonly IdentifiedFlight[],
): Promise<Map<number, SeatsRow>> {
  const ids = flights
    .filter(({ before }) => before)
    .flatMap(({ id, flight }) => cabinsOf(flight.aircraft).map((cabin) => seatsId(id, cabin)))
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('flight_seats')
    .selectAll()
    .where('seats_id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [Number(row.seats_id), row]))
}

/** From today on: what is over has been sold or not, and stored seats may begin earlier. */
function isSameFrom(stored: SeatsRow | undefined, days: Uint8Array, today: Day): boolean {
  if (!stored) return false
  const from = today - firstSeatsDay(today)
  const kept = stored.seats.subarray(today - stored.first_day)
  const wanted = days.subarray(from)
  const length = Math.max(kept.length, wanted.length)
  for (let at = 0; at < length; at++) if ((kept[at] ?? 0) !== (wanted[at] ?? 0)) return false
  return true
}

/** Cabins that another aircraft of the same flight had. */
async function dropCabins(
  db: OperatorTransaction['db'],
  flights: readonly IdentifiedFlight[],
): Promise<void> {
  const gone = flights.flatMap(({ id, flight }) => {
    const cabins = cabinsOf(flight.aircraft)
    return CABINS.filter((cabin) => !cabins.includes(cabin)).map((cabin) => seatsId(id, cabin))
  })
  if (gone.length > 0) await db.deleteFrom('flight_seats').where('seats_id', 'in', gone).execute()
}

/**
 * What is sold stays sold: the days of which some are sold know how many there may be. Returns the
 * flights of which more are sold than there are now, with a day.
 */
async function adjustAllotments(
  { db, today }: OperatorTransaction,
  seats: readonly SeatsRow[],
): Promise<Map<number, string>> {
  const rows = new Map(seats.map((row) => [row.seats_id, row]))
  const oversold = new Map<number, string>()
  const sold = await db
    .selectFrom('sold_seats')
    .selectAll()
    .where('seats_id', 'in', [...rows.keys()])
    .where('day', '>=', today)
    .orderBy('seats_id')
    .orderBy('day')
    .execute()
  for (const { seats_id, day, allotment, sold: taken } of sold) {
    const id = Number(seats_id)
    const row = rows.get(id)!
    const offered = row.seats[day - row.first_day] ?? 0
    if (taken > offered)
      oversold.set(Math.floor(id / CABINS.length), `${taken} of ${offered} on ${writeDay(day)}`)
    const allowed = Math.max(taken, offered)
    if (allowed === allotment) continue
    await db
      .updateTable('sold_seats')
      .set({ allotment: allowed })
      .where('seats_id', '=', id)
      .where('day', '=', day)
      .execute()
  }
  return oversold
}

function isSame<Row extends object>(one: Row, other: Row): boolean {
  return (Object.keys(one) as (keyof Row)[]).every((column) => one[column] === other[column])
}
