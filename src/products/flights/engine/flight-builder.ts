/** Lays out a timetable as columns. Its seats are written afterwards, by the writer. */
import type { Day } from '../../../site/calendar-day.ts'
import { economyCo2Kg } from '../fares/rules/emissions.ts'
import type { ZoneColumns } from '../timetable/rules/local-time.ts'
import {
  AIRCRAFT,
  type Airline,
  CABINS,
  type TimetableFlight,
} from '../timetable/rules/timetable.ts'
import { kmBetween } from '../timetable/rules/way-km.ts'
import type { AirportSize } from './connections.ts'
import {
  AIRCRAFT_CODES,
  CHANGE_CAPACITY,
  CONTROL,
  CONTROL_LENGTH,
  type FlightColumns,
  type FlightDictionary,
  packFlights,
} from './flight-columns.ts'

export interface EngineAirport {
  code: string
  latitude: number
  longitude: number
  /** Position in the zones. */
  zone: number
  size: AirportSize
  /** Two letters. */
  country: string
}

export interface FlightWorld {
  airports: readonly EngineAirport[]
  zones: ZoneColumns
  airlines: readonly Airline[]
  flights: Iterable<TimetableFlight>
  /** The first day on sale, and how many there are. */
  firstDay: Day
  days: number
}

/**
 * Flights between airports, or of airlines, that are not known are left out, and so are airports
 * without flights.
 */
export function buildFlights(world: FlightWorld): FlightColumns {
  const all = [...world.flights]
  const used = new Set(all.flatMap(({ origin, destination }) => [origin, destination]))
  const airports = world.airports
    .filter(({ code }) => used.has(code))
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))
  const airportAt = new Map(airports.map(({ code }, at) => [code, at]))
  const groups = [...new Set(world.airlines.map(({ group }) => group))]
  const groupOf = world.airlines.map(({ group }) => groups.indexOf(group))
  const airlineAt = new Map(world.airlines.map(({ code }, at) => [code, at]))
  const flights = sortedFlights(all, airportAt, airlineAt, groupOf)

  const lanes: { origin: number; destination: number; group: number; first: number }[] = []
  flights.forEach((flight, row) => {
    const last = lanes.at(-1)
    const { origin, destination, group } = flight
    if (last?.origin !== origin || last.destination !== destination || last.group !== group)
      lanes.push({ origin, destination, group, first: row })
  })
  const laneKm = Uint16Array.from(lanes, ({ origin, destination }) => {
    const [from, to] = [airports[origin]!, airports[destination]!]
    return kmBetween(from.latitude, from.longitude, to.latitude, to.longitude)
  })
  const inLane = Int32Array.from(lanes.keys()).toSorted((one, other) => {
    const [first, second] = [lanes[one]!, lanes[other]!]
    return (
      first.destination - second.destination ||
      first.group - second.group ||
      first.origin - second.origin
    )
  })
  const co2 = new Uint16Array(flights.length)
  const laneOf = new Int32Array(flights.length)
  lanes.forEach(({ first }, lane) => {
    const end = lanes[lane + 1]?.first ?? flights.length
    laneOf.fill(lane, first, end)
    for (let row = first; row < end; row++)
      co2[row] = economyCo2Kg(flights[row]!.flight.aircraft, laneKm[lane]!)
  })
  const aircraft = Uint8Array.from(flights, ({ flight }) => AIRCRAFT_CODES.indexOf(flight.aircraft))
  const { cabinPlace, stride } = cabinPlaces(aircraft)
  const control = new Int32Array(CONTROL_LENGTH)
  control[CONTROL.firstDay] = world.firstDay
  control[CONTROL.days] = world.days
  control[CONTROL.stride] = stride
  const countries = [...new Set(airports.map(({ country }) => country))]
  const countryAt = new Map(countries.map((country, at) => [country, at]))
  const rowOfId = new Int32Array(
    flights.reduce((most, { flight }) => Math.max(most, flight.id), 0) + 1,
  ).fill(-1)
  flights.forEach(({ flight }, row) => (rowOfId[flight.id] = row))
  const dictionary: FlightDictionary = {
    airports: airports.map(({ code }) => code),
    airlines: [...world.airlines],
    groupOf,
    groups,
  }

  return packFlights({
    control,
    dictionary: new TextEncoder().encode(JSON.stringify(dictionary)),
    latitude: Float64Array.from(airports, ({ latitude }) => latitude),
    longitude: Float64Array.from(airports, ({ longitude }) => longitude),
    zone: Uint16Array.from(airports, ({ zone }) => zone),
    size: Uint8Array.from(airports, ({ size }) => size),
    country: Uint16Array.from(airports, ({ country }) => countryAt.get(country)!),
    zoneStart: world.zones.start,
    zoneFrom: world.zones.from,
    zoneOffset: world.zones.offset,
    outStart: startsOf(
      lanes.map(({ origin }) => origin),
      airports.length,
    ),
    outKey: Int32Array.from(lanes, ({ group, destination }) => (group << 16) | destination),
    laneOrigin: Uint16Array.from(lanes, ({ origin }) => origin),
    laneKm,
    laneFirst: Int32Array.from([...lanes.map(({ first }) => first), flights.length]),
    inStart: startsOf(
      Array.from(inLane, (lane) => lanes[lane]!.destination),
      airports.length,
    ),
    inKey: inLane.map((lane) => (lanes[lane]!.group << 16) | lanes[lane]!.origin),
    inLane,
    flightId: Int32Array.from(flights, ({ flight }) => flight.id),
    rowOfId,
    lane: laneOf,
    airline: Uint16Array.from(flights, ({ airline }) => airline),
    operator: Uint16Array.from(
      flights,
      ({ flight, airline }) => airlineAt.get(flight.operator) ?? airline,
    ),
    number: Uint16Array.from(flights, ({ flight }) => flight.number),
    departs: Uint16Array.from(flights, ({ flight }) => flight.departs),
    minutes: Uint16Array.from(flights, ({ flight }) => flight.minutes),
    aircraft,
    originTerminal: Uint8Array.from(flights, ({ flight }) => flight.originTerminal),
    destinationTerminal: Uint8Array.from(flights, ({ flight }) => flight.destinationTerminal),
    co2,
    cabinPlace,
    cells: new Uint16Array(stride * world.days),
    isChanged: new Uint8Array(flights.length),
    changeRow: new Int32Array(CHANGE_CAPACITY),
    changeDay: new Int32Array(CHANGE_CAPACITY),
    changeDeparts: new Int32Array(CHANGE_CAPACITY),
    changesOn: new Uint16Array(world.days),
  })
}

interface PlacedFlight {
  flight: TimetableFlight
  origin: number
  destination: number
  airline: number
  group: number
}

function sortedFlights(
  flights: Iterable<TimetableFlight>,
  airportAt: ReadonlyMap<string, number>,
  airlineAt: ReadonlyMap<string, number>,
  groupOf: readonly number[],
): PlacedFlight[] {
  const placed: PlacedFlight[] = []
  for (const flight of flights) {
    const origin = airportAt.get(flight.origin)
    const destination = airportAt.get(flight.destination)
    const airline = airlineAt.get(flight.airline)
    if (origin === undefined || destination === undefined || airline === undefined) continue
    if (origin === destination) continue
    placed.push({ flight, origin, destination, airline, group: groupOf[airline]! })
  }
  return placed.toSorted(
    (one, other) =>
      one.origin - other.origin ||
      one.group - other.group ||
      one.destination - other.destination ||
      one.flight.departs - other.flight.departs ||
      one.flight.id - other.flight.id,
  )
}

/** Every aircraft has economy, whose cells are first. */
function cabinPlaces(aircraft: Uint8Array): { cabinPlace: Int32Array; stride: number } {
  const flights = aircraft.length
  const cabinPlace = new Int32Array((CABINS.length - 1) * flights).fill(-1)
  let stride = flights
  CABINS.slice(1).forEach((cabin, at) => {
    for (let row = 0; row < flights; row++)
      if (AIRCRAFT[AIRCRAFT_CODES[aircraft[row]!]!].seats[cabin] > 0)
        cabinPlace[at * flights + row] = stride++
  })
  return { cabinPlace, stride }
}

/** Of keys in order: where those of each value begin. */
function startsOf(keys: readonly number[], values: number): Int32Array {
  const starts = new Int32Array(values + 1)
  for (const key of keys) starts[key + 1]!++
  for (let value = 0; value < values; value++) starts[value + 1]! += starts[value]!
  return starts
}
