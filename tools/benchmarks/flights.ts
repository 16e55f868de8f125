/**
 * Flights in memory against tuned PostgreSQL, SQLite and DuckDB: the same timetable of a world, the
 * same searches of one adult, and first of all the same answers: how many journeys, the page and the
 * heads with the prices of all brands, all counts and cheapest prices of groups, ranges; the cheapest
 * of all days; the cheapest price of every airport. The engine also makes the rows in full. See peers/flight-sql.ts
 * for what the databases are spared.
 *
 * `FLIGHT_AIRPORTS` chooses a smaller world. Fails when answers differ; a missed bar is only told.
 */
import { NO_FLIGHT_FILTERS } from '../../src/products/flights/list/rules/flight-list-state.ts'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { demoTimetable } from '../../demo/flights/demo-timetable.ts'
import { openGeography } from '../../src/places/geography/open-geography.ts'
import { BUSY_AIRPORTS } from '../../src/places/geography/tables/busy-airports.ts'
import {
  ENOUGH_JOURNEYS,
  maxKm,
  minimumConnection,
  type AirportSize,
} from '../../src/products/flights/engine/connections.ts'
import { engineAirports } from '../../src/products/flights/engine/flight-airports.ts'
import { buildFlights } from '../../src/products/flights/engine/flight-builder.ts'
import { kmOf, openFlights } from '../../src/products/flights/engine/flight-columns.ts'
import { CALENDAR_DAYS, FlightEngine } from '../../src/products/flights/engine/flight-engine.ts'
import type { JourneysQuestion } from '../../src/products/flights/engine/flight-question.ts'
import { FlightWriter } from '../../src/products/flights/engine/flight-writer.ts'
import { dayPermille, paidThousandKm } from '../../src/products/flights/fares/rules/fares.ts'
import type {
  FlightAnswer,
  JourneyRow,
} from '../../src/products/flights/list/rules/found-journeys.ts'
import { offsetAt } from '../../src/products/flights/timetable/rules/local-time.ts'
import {
  cabinsOf,
  firstSeatsDay,
  seatsId,
  TIMETABLE_DAYS,
} from '../../src/products/flights/timetable/rules/timetable.ts'
import { dayOf } from '../../src/site/calendar-day.ts'
import { findPostgres } from '../machine/postgres.ts'
import {
  type FlatTimetable,
  type FlightPeer,
  openDuckdb,
  openPostgres,
  openSqlite,
} from './peers/flight-peers.ts'
import { anywhereSql, daysSql, searchSql, type SqlWay } from './peers/flight-sql.ts'
import { megabytes, ms, seconds, summary, table, timedInTurns, verdict } from './peers/timings.ts'

const MAX_MEGABYTES = 250
const MAX_RANDOM_P99_MS = 2
const MAX_START_MS = 1_000
const RANDOM_PAIRS = 4_000
/** Days of seats that the databases hold: those that are searched. */
const PEER_DAYS = 90
const NONE = 2 ** 31 - 1
/** What databases tell of lists: rows, and pairs of numbers; the rest are options. */
const TOLD_ROWS = new Set(['row', 'best', 'cheapest', 'quickest'])
const TOLD_ENDS = new Set(['found', 'price', 'minutes', 'layover'])

const today = dayOf(2026, 11, 17)
const folder = path.join(import.meta.dirname, '..', '..', 'dist')
const geography = openGeography(path.join(folder, 'geography.bin'))
let started = performance.now()
const airports = Number(process.env['FLIGHT_AIRPORTS'] ?? 3_200)
const world = demoTimetable({ geography, seed: 1, airports, firstDay: today })
console.log(`timetable: ${world.flights.length} flights in ${seconds(started)}`)
started = performance.now()
const columns = buildFlights({
  airports: engineAirports(geography),
  zones: geography.columns.zones,
  airlines: world.airlines,
  flights: world.flights,
  firstDay: today,
  days: TIMETABLE_DAYS,
})
const writer = new FlightWriter(columns)
const seatsFrom = firstSeatsDay(today)
for (const flight of world.flights)
  for (const cabin of cabinsOf(flight.aircraft))
    writer.loadSeats(seatsId(flight.id, cabin), seatsFrom, world.seats(flight, cabin, seatsFrom))
const { bytes } = columns
console.log(
  `engine: ${columns.laneKm.length} lanes, ${megabytes(bytes.length)} in ${seconds(started)},`,
  `bar ${MAX_MEGABYTES} MB: ${verdict(bytes.length <= MAX_MEGABYTES * 2 ** 20)}`,
)
const engine = new FlightEngine(columns)
const at = (code: string) => columns.airportOf.get(code)!

interface Contest {
  title: string
  own: () => unknown
  sql: (peer: FlightPeer) => string
  /** What the engine says, as the database does. */
  told: (rows: unknown[][]) => string
  expected: () => string
  bars: [postgres: number, best: number]
}

const peers = await openPeers()
try {
  await race(contests())
} finally {
  for (const peer of peers) await peer.close()
}
randomPairs()
snapshotStart()

async function openPeers(): Promise<FlightPeer[]> {
  const flat = flatTimetable()
  const bin = findPostgres()
  if (!bin) console.log('No PostgreSQL on this machine: it takes no part.')
  return [...(bin ? [await openPostgres(bin, flat)] : []), openSqlite(flat), await openDuckdb(flat)]
}

function contests(): Contest[] {
  const madrid: [string, string] = ['MAD', 'JFK']
  return [
    listContest('MAD–BCN one way', ask('MAD', 'BCN', 30)),
    listContest('MAD–BCN, nonstop up to 90 €', ask('MAD', 'BCN', 30), {
      stops: 0,
      maxPrice: 9_000,
    }),
    listContest('MAD–JFK return', ask(...madrid, 40, 50)),
    listContest('PMI–BKK return', ask('PMI', 'BKK', 40, 54)),
    daysContest('MAD–JFK ± 3 days, 7 × 7', ask(...madrid, 40, 50), [80, 50], null),
    daysContest(`MAD–JFK ${CALENDAR_DAYS}-day calendar`, ask(...madrid, 1, 11), [60, 30], 10),
    anywhereContest(),
  ]
}

function listContest(
  title: string,
  question: JourneysQuestion,
  filters = { stops: 1, maxPrice: NONE },
): Contest {
  const asked: JourneysQuestion = {
    ...question,
    filters: {
      ...question.filters,
      stops: Array.from({ length: filters.stops + 1 }, (_, stops) => stops),
      maxPrice: filters.maxPrice,
    },
  }
  const [out, back] = asked.ways.map((_, way) => sqlWay(asked, way, [0]))
  return {
    title,
    own: () => engine.searchJourneys(asked),
    sql: ({ dialect }) => searchSql(dialect, out!, back ?? null, filters),
    told: toldOf,
    expected: () => listOf(engine.searchJourneys(asked)!),
    bars: [60, 40],
  }
}

function daysContest(
  title: string,
  question: JourneysQuestion,
  bars: Contest['bars'],
  nights: number | null,
): Contest {
  const shifts =
    nights === null
      ? [-3, -2, -1, 0, 1, 2, 3]
      : Array.from({ length: CALENDAR_DAYS }, (_, day) => day)
  const [out, back] = [0, 1].map((way) => sqlWay(question, way, shifts))
  const own = () =>
    nights === null
      ? engine.matrix(question)
      : engine.calendar(question, question.ways[0]!.day, CALENDAR_DAYS)
  const expected = () => {
    if (nights !== null)
      return engine
        .calendar(question, question.ways[0]!.day, CALENDAR_DAYS)
        .map(({ day, total }) => `${day - today} ${day - today + nights} ${total}`)
        .join('\n')
    const { outDays, backDays, totals } = engine.matrix(question)
    return outDays
      .flatMap((day, row) =>
        backDays.map(
          (backDay, column) => `${day - today} ${backDay - today} ${totals[row]![column]}`,
        ),
      )
      .join('\n')
  }
  return {
    title,
    own,
    sql: ({ dialect }) => daysSql(dialect, out!, back!, nights),
    told: (rows) => {
      if (rows.some((row) => Number(row[3]) < ENOUGH_JOURNEYS))
        throw new Error(`${title}: a day has so few journeys that two stops would be listed`)
      return rows
        .map((row) => row.slice(0, 3).map(Number))
        .toSorted((one, other) => one[0]! - other[0]! || one[1]! - other[1]!)
        .map((row) => row.join(' '))
        .join('\n')
    },
    expected,
    bars,
  }
}

function anywhereContest(): Contest {
  const day = 40
  const { passengers, cabin } = ask('MAD', 'BCN', day)
  const question = { passengers, cabin, today, from: ['MAD'], day: today + day, backDay: null }
  return {
    title: 'everywhere from MAD',
    own: () => engine.anywhere(question),
    sql: ({ dialect }) => anywhereSql(dialect, at('MAD'), day, dayPermille(today + day, today)),
    told: (rows) =>
      rows
        .map(([airport, total]) => `${columns.airports[Number(airport)]} ${Number(total)}`)
        .toSorted()
        .join('\n'),
    expected: () =>
      engine
        .anywhere(question)
        .map(({ airport, total }) => `${airport} ${total}`)
        .toSorted()
        .join('\n'),
    bars: [60, 40],
  }
}

async function race(all: Contest[]): Promise<void> {
  for (const { title, sql, told, expected } of all)
    for (const peer of peers) {
      const [theirs, ours] = [told(await peer.run(sql(peer))), expected()]
      if (theirs !== ours) throw new Error(`${title}: ${peer.name} says\n${theirs}\nnot\n${ours}`)
    }
  console.log(`${all.length} searches: all answers agree`)
  const rows: string[][] = []
  for (const { title, own, sql, bars } of all) {
    const times = await timedInTurns([
      [own],
      ...peers.map((peer) => {
        const text = sql(peer)
        return [() => peer.run(text)]
      }),
    ])
    const [ours, ...theirs] = times
    rows.push([title, 'engine', ms(ours!.p50), ms(ours!.p99), '1', String(ours!.times), ''])
    const best = Math.min(...theirs.map(({ p50 }) => p50))
    theirs.forEach((time, peer) => {
      const ratio = time.p50 / ours!.p50
      const { name } = peers[peer]!
      const wanted = [
        ...(name === 'PostgreSQL' ? [bars[0]] : []),
        ...(time.p50 === best ? [bars[1]] : []),
      ]
      const bar = wanted.map((least) => `${least} ×: ${verdict(ratio >= least)}`).join('; ')
      rows.push([
        '',
        name,
        ms(time.p50),
        ms(time.p99),
        `${ratio.toFixed(0)} ×`,
        String(time.times),
        bar,
      ])
    })
  }
  console.log(table(['', '', 'p50', 'p99', 'to the engine', 'times', 'bar'], rows))
}

/** Every pair once, as a visitor would ask who is the first to do so. */
function randomPairs(): void {
  const busiest = [...BUSY_AIRPORTS]
    .filter(([code]) => columns.airportOf.has(code))
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, 400)
    .map(([code]) => code)
  const pick = chances(7)
  const times: number[] = []
  let found = 0
  for (let pair = 0; pair < RANDOM_PAIRS; pair++) {
    const from = busiest[pick(busiest.length)]!
    const to = busiest[pick(busiest.length)]!
    if (from === to) continue
    const question = ask(from, to, 2 + pick(300))
    const began = performance.now()
    const answer = engine.searchJourneys(question)!
    times.push(performance.now() - began)
    if (answer.all > 0) found++
  }
  const { p50, p99, max } = summary(times)
  console.log(
    `${times.length} random pairs of the ${busiest.length} busiest airports:`,
    `p50 ${ms(p50)}, p99 ${ms(p99)}, max ${ms(max)}; ${((100 * found) / times.length).toFixed(1)} % can be flown;`,
    `bar p99 ${MAX_RANDOM_P99_MS} ms: ${verdict(p99 <= MAX_RANDOM_P99_MS)}`,
  )
}

function snapshotStart(): void {
  const snapshots = mkdtempSync(path.join(tmpdir(), 'alisio-flights-'))
  try {
    const file = path.join(snapshots, 'flights.bin')
    writeFileSync(file, bytes)
    const began = performance.now()
    new FlightEngine(openFlights(readFileSync(file))!).searchJourneys(ask('MAD', 'BCN', 30))
    const spent = performance.now() - began
    console.log(
      `from the snapshot to the first answer: ${ms(spent)},`,
      `bar ${MAX_START_MS} ms: ${verdict(spent <= MAX_START_MS)}`,
    )
  } finally {
    rmSync(snapshots, { recursive: true })
  }
}

function ask(from: string, to: string, day: number, backDay?: number): JourneysQuestion {
  const ways = [{ from: [from], to: [to], day: today + day }]
  if (backDay !== undefined) ways.push({ from: [to], to: [from], day: today + backDay })
  return {
    ways,
    passengers: { adults: 1, children: 0, infants: 0 },
    cabin: 'economy',
    today,
    selfTransfer: false,
    chosen: [],
    filters: NO_FLIGHT_FILTERS,
    sort: 'best',
    offset: 0,
    limit: 20,
  }
}

function sqlWay({ ways }: JourneysQuestion, way: number, shifts: number[]): SqlWay {
  const { from, to, day } = ways[way]!
  const [origin, destination] = [at(from[0]!), at(to[0]!)]
  const days = shifts.map((shift) => day + shift)
  return {
    from: origin,
    to: destination,
    km: kmOf(columns, origin, destination),
    days: days.map((each) => each - today),
    permilles: days.map((each) => dayPermille(each, today)),
  }
}

/** Everything that a database is asked for too, as it tells it. */
function listOf(answer: FlightAnswer): string {
  const { facets, range, rows, heads, all, total } = answer
  if (facets.stops.some(({ value }) => value === '2'))
    throw new Error('Two stops are listed, which no database is asked for.')
  const airlineAt = new Map(columns.airlines.map(({ code }, index) => [code, index]))
  const numbers = {
    stops: Number,
    airlines: (code: string) => airlineAt.get(code)!,
    alliances: (name: string) => columns.alliances.indexOf(name),
    departureHours: Number,
    arrivalHours: Number,
    connections: at,
    bags: (bag: string) => Number(bag === 'checked'),
    lowCo2: Number,
  }
  const options = Object.entries(numbers).flatMap(([group, numberOf]) =>
    facets[group as keyof typeof numbers].map(
      ({ value, count, from }) => `${group} ${numberOf(value)} ${count} ${from ?? 0}`,
    ),
  )
  return [
    ...rows.map((row) => toldRow('row', row)),
    ...Object.entries(heads ?? {}).map(([kind, row]) => toldRow(kind, row)),
    ...options,
    `found ${all} ${total}`,
    ...Object.entries(range ?? {}).map(([kind, ends]) => `${kind} ${ends.join(' ')}`),
  ]
    .toSorted()
    .join('\n')
}

function toldRow(kind: string, { journey, prices }: JourneyRow): string {
  const [first, second] = journey.legs
  const totals = prices.map(({ total }) => total).join(' ')
  return `${kind} ${first!.flightId} ${second?.flightId ?? 0} ${totals}`
}

function toldOf(rows: unknown[][]): string {
  return rows
    .map(([kind, ...values]) => [String(kind), ...values.map(Number)] as [string, ...number[]])
    .filter(([kind, value]) => !((kind === 'alliances' || kind === 'connections') && value! < 0))
    .map(([kind, value, number, least, other, standard, flex]) => {
      if (TOLD_ROWS.has(kind)) return `${kind} ${value} ${other} ${number} ${standard} ${flex}`
      if (TOLD_ENDS.has(kind)) return `${kind} ${value} ${number}`
      return `${kind} ${value} ${number} ${least}`
    })
    .toSorted()
    .join('\n')
}

function flatTimetable(): FlatTimetable {
  const flights = Array.from(columns.flightId, (id, row) => {
    const lane = columns.lane[row]!
    const origin = columns.laneOrigin[lane]!
    const destination = columns.outKey[lane]! & 0xffff
    const departs = columns.departs[row]! - offsetOf(origin)
    const size = columns.size[origin] as AirportSize
    let cells = ''
    for (let day = 0; day < PEER_DAYS; day++) {
      const cell = columns.cells[((today + day) % TIMETABLE_DAYS) * columns.control[2]! + row]!
      cells += cell === 0 ? 0 : (cell >> 13) + 1
    }
    return [
      id,
      origin,
      destination,
      columns.outKey[lane]! >> 16,
      columns.airline[row]!,
      departs,
      departs + columns.minutes[row]!,
      columns.minutes[row]!,
      columns.laneKm[lane]!,
      columns.co2[row]!,
      Number(columns.country[origin] !== columns.country[destination]),
      minimumConnection(size, false),
      minimumConnection(size, true),
      columns.originTerminal[row]!,
      columns.destinationTerminal[row]!,
      offsetOf(origin),
      offsetOf(destination),
      cells,
    ]
  })
  const home = at('MAD')
  return {
    flights,
    airlines: columns.airlines.map(({ fares }, index) => [
      index,
      columns.allianceOf[index]!,
      fares.fixed,
      fares.perThousandKm,
      fares.oneWayPermille,
      ...(['standard', 'flex'] as const).flatMap((brand) => [
        fares.brands[brand].fixed,
        fares.brands[brand].perThousandKm,
      ]),
    ]),
    distances: columns.airports.map((_, airport) => {
      const km = kmOf(columns, home, airport)
      return [home, airport, maxKm(km, 1), paidThousandKm(km)]
    }),
  }
}

/** The days that are compared are in winter, when few clocks change. */
function offsetOf(airport: number): number {
  return offsetAt(columns.zones, columns.zone[airport]!, (today + 40) * 1440)
}

function chances(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return Math.floor((state / 0x8000_0000) * below)
  }
}
