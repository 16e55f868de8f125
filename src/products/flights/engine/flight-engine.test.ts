/**
 * The engine against the slow reference, over random small timetables, questions and changes.
 * ENGINE_WORLDS=5000 tries as many worlds instead of a few.
 */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Chance } from '../../../../tests/reference/chance.ts'
import {
  keyOf,
  slowAnswer,
  slowAnywhere,
  slowCalendar,
  type SlowFlights,
  slowMatrix,
  slowQuote,
} from '../../../../tests/reference/slow-flights.ts'
import { BRANDS, type FareModel } from '../fares/rules/fares.ts'
import { FLIGHT_SORTS, type FlightFilters } from '../list/rules/found-journeys.ts'
import type { ChosenLeg } from '../sale/rules/flight-line.ts'
import type { ZoneColumns } from '../timetable/rules/local-time.ts'
import {
  AIRCRAFT,
  CABINS,
  fliesOn,
  seatsId,
  type TimetableFlight,
} from '../timetable/rules/timetable.ts'
import { AIRCRAFT_CODES, openFlights } from './flight-columns.ts'
import { buildFlights } from './flight-builder.ts'
import { FlightEngine } from './flight-engine.ts'
import type { JourneysQuestion, TripQuestion } from './flight-question.ts'
import { FlightWriter } from './flight-writer.ts'

const WORLDS = Number(process.env['ENGINE_WORLDS'] ?? 60)
const FIRST_DAY = 20_700
const DAYS = 24
const QUESTIONS_PER_WORLD = 4
const CHANGES_PER_QUESTION = 6

test('agrees with the slow reference on everything it answers', { timeout: 3_600_000 }, () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 110 }), (seed, flights) => {
      const chance = new Chance(seed)
      const world = randomFlights(chance, flights)
      const { engine, writer } = openEngine(world)
      for (let at = 0; at < QUESTIONS_PER_WORLD; at++) {
        for (const [found, expected] of answers(engine, world, chance))
          expect(found).toEqual(expected)
        for (let change = 0; change < CHANGES_PER_QUESTION; change++)
          expect(changeWorld(chance, world, writer)).toBe(true)
      }
    }),
    { numRuns: WORLDS },
  )
})

test('days that have passed make room for new ones', () => {
  const world = randomFlights(new Chance(3), 40)
  const { engine, writer } = openEngine(world)
  world.firstDay += 5
  writer.rollTo(world.firstDay)
  for (const flight of world.flights)
    for (let day = FIRST_DAY + DAYS; day < world.firstDay + DAYS; day++) {
      world.seats.set(keyOf(seatsId(flight.id, 'economy'), day), 7)
      writer.updateSeats(seatsId(flight.id, 'economy'), day, 7)
    }
  const chance = new Chance(5)
  for (let at = 0; at < 5; at++)
    for (const [found, expected] of answers(engine, world, chance)) expect(found).toEqual(expected)
})

test('bytes that are something else are not opened', () => {
  expect(openFlights(new Uint8Array(64))).toBe(undefined)
})

/** What the engine says to a random question and those that follow from it, and the reference. */
function* answers(engine: FlightEngine, world: SlowFlights, chance: Chance) {
  const question = randomQuestion(chance, world)
  const first = engine.searchJourneys(question)
  yield [first, slowAnswer(world, question)]
  const head = first!.heads?.cheapest.journey
  if (!head) return
  const chosen: ChosenLeg[][] = [
    head.legs.map(({ flightId, departs }) => ({ flightId, day: departs.day })),
  ]
  if (question.ways.length > 1) {
    const next = { ...question, ...randomView(chance, world), chosen }
    const second = engine.searchJourneys(next)
    yield [second, slowAnswer(world, next)]
    const back = second?.heads?.best.journey
    if (back)
      chosen.push(back.legs.map(({ flightId, departs }) => ({ flightId, day: departs.day })))
  }
  const quote = { ...question, journeys: chosen, brand: chance.pick(BRANDS) }
  yield [engine.quoteTrip(quote), slowQuote(world, quote)]
  const gone = { ...quote, journeys: [[{ flightId: chance.whole(0, 120), day: FIRST_DAY + 2 }]] }
  yield [engine.quoteTrip(gone), slowQuote(world, gone)]
  if (question.ways.length > 2) return
  yield [engine.matrix(question), slowMatrix(world, question)]
  const from = chance.whole(FIRST_DAY - 1, FIRST_DAY + DAYS - 4)
  yield [engine.calendar(question, from, 6), slowCalendar(world, question, from, 6)]
  const [out, back] = question.ways
  const anywhere = { ...question, from: out!.from, day: out!.day, backDay: back?.day ?? null }
  yield [engine.anywhere(anywhere), slowAnywhere(world, anywhere)]
}

/** Through the bytes, as a thread or a snapshot would. */
function openEngine(world: SlowFlights) {
  const built = buildFlights(world)
  const columns = openFlights(new Uint8Array(built.bytes))!
  const writer = new FlightWriter(columns)
  for (const flight of world.flights)
    for (const cabin of CABINS) {
      const id = seatsId(flight.id, cabin)
      const left = Array.from(
        { length: DAYS },
        (_, at) => world.seats.get(keyOf(id, FIRST_DAY + at)) ?? 0,
      )
      expect(writer.loadSeats(id, FIRST_DAY, left)).toBe(AIRCRAFT[flight.aircraft].seats[cabin] > 0)
    }
  return { engine: new FlightEngine(columns), writer }
}

function randomFlights(chance: Chance, count: number): SlowFlights {
  const codes = ['AAA', 'BBB', 'CCC', 'DDD', 'EEE', 'FFF'].slice(0, chance.whole(3, 6))
  const airports = codes.map((code) => ({
    code,
    latitude: chance.between(-7, 7),
    longitude: chance.is(0.1) ? 179 : chance.between(-7, 7),
    zone: chance.whole(0, 2),
    size: chance.pick([0, 1, 2] as const),
    country: chance.pick(['ES', 'ES', 'PT']),
  }))
  const airlines = ['QA', 'QB', 'QC', 'QD'].map((code, at) => ({
    code,
    name: code,
    country: 'ES',
    group: at < 2 ? 'both' : code,
    alliance: ['Sky', 'Sky', '', 'Sea'][at]!,
    isLowCost: false,
    fares: randomFares(chance),
  }))
  const hours = [6, 8, 9, 10, 12, 14, 15, 18, 21, 23]
  const flights = Array.from({ length: count }, (_, at): TimetableFlight => {
    const origin = chance.pick(codes)
    const airline = chance.pick(chance.is(0.6) ? airlines.slice(0, 2) : airlines).code
    return {
      id: at + 1,
      airline,
      operator: chance.pick([airline, 'QC']),
      number: chance.whole(1, 9999),
      origin,
      destination: chance.pick(codes.filter((code) => code !== origin)),
      departs: chance.pick(hours) * 60 + chance.pick([0, 10, 35, 59]),
      minutes: chance.whole(40, chance.is(0.1) ? 900 : 200),
      weekdays: chance.is(0.7) ? 127 : chance.whole(1, 127),
      firstDay: FIRST_DAY - 9,
      lastDay: chance.is(0.9) ? FIRST_DAY + 100 : FIRST_DAY + chance.whole(0, DAYS),
      aircraft: chance.is(0.5) ? '77W' : chance.pick(AIRCRAFT_CODES),
      originTerminal: chance.pick([1, 1, 2]),
      destinationTerminal: chance.pick([1, 1, 2]),
    }
  })
  const seats = new Map<string, number>()
  for (const flight of flights)
    for (const cabin of CABINS)
      for (let day = FIRST_DAY; day < FIRST_DAY + DAYS; day++)
        if (AIRCRAFT[flight.aircraft].seats[cabin] > 0 && fliesOn(flight, day))
          seats.set(keyOf(seatsId(flight.id, cabin), day), randomSeats(chance, flight, cabin))
  return {
    airports,
    airlines,
    flights,
    zones: randomZones(chance),
    firstDay: FIRST_DAY,
    days: DAYS,
    seats,
    changes: new Map(),
  }
}

function randomSeats(
  chance: Chance,
  { aircraft }: TimetableFlight,
  cabin: (typeof CABINS)[number],
) {
  const most = AIRCRAFT[aircraft].seats[cabin]
  return chance.is(0.3) ? chance.whole(0, Math.min(most, 5)) : chance.whole(0, most)
}

/** One without changes of clocks, one with some among the days, one on the other side of the world. */
function randomZones(chance: Chance): ZoneColumns {
  const change = (FIRST_DAY + chance.whole(0, DAYS)) * 1440 + chance.whole(-600, 600)
  return {
    start: Uint32Array.of(0, 1, 4, 5),
    from: Int32Array.of(-1e8, -1e8, change, change + 4 * 1440, -1e8),
    offset: Int32Array.of(0, 60, 120, 60, chance.pick([720, -660])),
  }
}

function randomFares(chance: Chance): FareModel {
  const extra = (least: number) => ({
    fixed: chance.whole(least, least + 3_000),
    perThousandKm: chance.whole(0, 900),
  })
  return {
    fixed: chance.whole(1_500, 4_000),
    perThousandKm: chance.whole(2_000, 6_000),
    oneWayPermille: chance.pick([1000, 1000, 1400]),
    brands: { light: { fixed: 0, perThousandKm: 0 }, standard: extra(1_000), flex: extra(4_000) },
  }
}

function randomQuestion(chance: Chance, world: SlowFlights): JourneysQuestion {
  const codes = world.airports.map(({ code }) => code)
  const some = () =>
    chance.is(0.3) ? [chance.pick(codes), chance.pick(codes)] : [chance.pick(codes)]
  const [from, to] = [[...new Set(some())], [...new Set(some())]]
  const day = world.firstDay + chance.whole(0, DAYS - 3)
  const later = day + chance.whole(0, 4)
  const ways: TripQuestion['ways'] = chance.pick([
    [{ from, to, day }],
    [
      { from, to, day },
      { from: to, to: from, day: later },
    ],
    [
      { from, to, day },
      { from: to, to: from, day: later },
    ],
    [
      { from, to, day },
      { from: to, to: some(), day: later },
      { from: some(), to: from, day: later + 1 },
    ],
  ])
  for (const way of ways) {
    way.from = [...new Set(way.from)]
    way.to = [...new Set(way.to)]
  }
  const adults = chance.whole(1, 4)
  return {
    ways,
    passengers: { adults, children: chance.pick([0, 0, 1, 2]), infants: chance.pick([0, 0, 1]) },
    cabin: chance.pick(['economy', 'economy', ...CABINS] as const),
    today: world.firstDay,
    selfTransfer: chance.is(0.3),
    chosen: [],
    ...(chance.is(0.2) && { notBefore: day * 1440 + chance.whole(0, 1440) }),
    ...randomView(chance, world),
  }
}

function randomView(chance: Chance, { airports, airlines }: SlowFlights) {
  const maybe = <Value>(value: Value, likely = 0.15): Value | null =>
    chance.is(likely) ? value : null
  const some = <Value>(values: readonly Value[]): Value[] =>
    chance.is(0.15) ? chance.some(values, 0.5) : []
  const filters: FlightFilters = {
    stops: some([0, 1, 2]),
    airlines: some(airlines.map(({ code }) => code)),
    alliances: some(['Sky', 'Sea']),
    departureHours: some([0, 1, 2, 3]),
    arrivalHours: some([0, 1, 2, 3]),
    maxMinutes: maybe(chance.whole(60, 1_500)),
    connections: some(airports.map(({ code }) => code)),
    maxLayoverMinutes: maybe(chance.whole(30, 600)),
    bags: some(['cabin', 'checked']),
    lowCo2: chance.is(0.15),
    maxPrice: maybe(chance.whole(5_000, 200_000)),
  }
  return {
    filters,
    sort: chance.pick(FLIGHT_SORTS),
    offset: chance.pick([0, 0, 3]),
    limit: chance.pick([2, 5, 20]),
  }
}

function changeWorld(chance: Chance, world: SlowFlights, writer: FlightWriter): boolean {
  const flight = chance.pick(world.flights)
  const day = FIRST_DAY + chance.whole(0, DAYS - 1)
  if (chance.is(0.3)) {
    const departs = chance.pick(['cancelled', chance.whole(0, 1439), null] as const)
    world.changes.set(keyOf(flight.id, day), departs)
    return writer.changeFlight(flight.id, day, departs)
  }
  const cabin = chance.pick(CABINS)
  if (AIRCRAFT[flight.aircraft].seats[cabin] === 0) return true
  const left = randomSeats(chance, flight, cabin)
  world.seats.set(keyOf(seatsId(flight.id, cabin), day), left)
  return writer.updateSeats(seatsId(flight.id, cabin), day, left)
}
