/**
 * The search for flights as one would explain it: over plain objects, looking at every flight, with
 * no thought of speed. The engine must say the same.
 */
import type { Day } from '../../src/site/calendar-day.ts'
import {
  BRAND_TERMS,
  brandExtra,
  BRANDS,
  type Brand,
  dayPermille,
  fareOfParty,
  lightFare,
  type Passengers,
  seatsFor,
  stepForParty,
} from '../../src/products/flights/fares/rules/fares.ts'
import {
  cabinCo2Kg,
  economyCo2Kg,
  seatHalves,
} from '../../src/products/flights/fares/rules/emissions.ts'
import {
  ENOUGH_JOURNEYS,
  MAX_LAYOVER_MINUTES,
  maxKm,
  minimumConnection,
  SELF_TRANSFER_MINUTES,
  TERMINAL_CHANGE_MINUTES,
} from '../../src/products/flights/engine/connections.ts'
import type {
  EngineAirport,
  FlightWorld,
} from '../../src/products/flights/engine/flight-builder.ts'
import type {
  AnywherePrice,
  AnywhereQuestion,
  DayPrice,
  FareMatrix,
  JourneysQuestion,
  PartyQuestion,
  QuoteQuestion,
  TripQuestion,
  TripQuote,
  WayQuestion,
} from '../../src/products/flights/engine/flight-question.ts'
import {
  type FacetCount,
  type FlightAnswer,
  type FlightFilters,
  type FlightSort,
  type FoundJourney,
  journeyPoints,
  type JourneyRow,
} from '../../src/products/flights/list/rules/found-journeys.ts'
import type { ChosenLeg } from '../../src/products/flights/sale/rules/flight-line.ts'
import { localOf, utcOf } from '../../src/products/flights/timetable/rules/local-time.ts'
import {
  AIRCRAFT,
  type Airline,
  type Cabin,
  CABINS,
  type TimetableFlight,
} from '../../src/products/flights/timetable/rules/timetable.ts'
import { kmBetween } from '../../src/products/flights/timetable/rules/way-km.ts'

export interface SlowFlights extends FlightWorld {
  flights: TimetableFlight[]
  /** By seatsId and day. */
  seats: Map<string, number>
  /** By flight and day. */
  changes: Map<string, number | 'cancelled' | null>
}

export function keyOf(id: number, day: Day): string {
  return `${id} ${day}`
}

interface Leg {
  flight: TimetableFlight
  airline: Airline
  origin: EngineAirport
  destination: EngineAirport
  day: Day
  departs: number
  arrives: number
  km: number
  cabin: Cabin
  left: number
}

interface Journey {
  legs: Leg[]
  isSelfTransfer: boolean
  /** On which it begins. */
  day: Day
}

export function slowAnswer(world: SlowFlights, question: JourneysQuestion): FlightAnswer | null {
  const chosen = question.chosen.map((legs) => chosenJourney(world, legs, question, 0))
  if (chosen.some((journey) => journey === null)) return null
  const known = chosen as Journey[]
  const at = known.length
  const arrived = known.length ? arrivalOf(known.at(-1)!) : 0
  const notBefore = Math.max(question.notBefore ?? 0, arrived)
  const { selfTransfer, ways } = question
  const journeys = journeysOf(world, ways[at]!, { ...question, notBefore }, selfTransfer)
  const rest = ways.slice(at + 1).map((way) => journeysOf(world, way, question, selfTransfer))
  const rows = journeys.map((journey) => ({
    journey,
    totals: BRANDS.map((brand) =>
      cheapestTrip([...known.map((one) => [one]), [journey], ...rest], question, brand),
    ),
  }))
  const all = rows.filter(({ totals }) => totals[0] !== Infinity)
  return answerOf(world, question, all)
}

interface Row {
  journey: Journey
  totals: number[]
}

function answerOf(world: SlowFlights, question: JourneysQuestion, all: Row[]): FlightAnswer {
  const { filters, sort, offset, limit } = question
  const mean = all.reduce((sum, { journey }) => sum + co2Of(journey), 0) / all.length
  const match = (changed: Partial<FlightFilters>) =>
    all.filter((row) => isMatch(world, row, { ...filters, ...changed }, mean))
  const facet = (
    options: (row: Row) => string[],
    ticked: (value: string) => Partial<FlightFilters>,
    order: (value: string) => number | string = (value) => value,
  ): FacetCount[] =>
    [...new Set(all.flatMap(options))]
      .toSorted((one, other) => (order(one) < order(other) ? -1 : 1))
      .map((value) => {
        const rows = match(ticked(value))
        const bags = ticked(value).bags ?? filters.bags
        return {
          value,
          count: rows.length,
          from: rows.length ? Math.min(...rows.map((row) => priceOf(row, bags))) : null,
        }
      })
  const matches = match({})
  const sorted = (by: FlightSort) =>
    matches.toSorted((one, other) => compare(one, other, by, question))
  const shown = (row: Row): JourneyRow => ({
    journey: foundOf(world, row.journey, question),
    prices: BRANDS.map((brand, at) => ({ brand, total: row.totals[at]! })).slice(
      brandAt(filters.bags),
    ),
  })
  const codes = world.airlines.map(({ code }) => code)
  const cheapest = sorted('price')[0]
  return {
    all: all.length,
    total: matches.length,
    rows: sorted(sort)
      .slice(offset, offset + limit)
      .map(shown),
    facets: {
      stops: facet(
        ({ journey }) => [String(journey.legs.length - 1)],
        (value) => ({ stops: [Number(value)] }),
      ),
      airlines: facet(
        ({ journey }) => [longestOf(journey.legs).airline.code],
        (value) => ({ airlines: [value] }),
        (value) => codes.indexOf(value),
      ),
      alliances: facet(
        ({ journey }) => [longestOf(journey.legs).airline.alliance].filter((name) => name !== ''),
        (value) => ({ alliances: [value] }),
      ),
      departureHours: facet(
        ({ journey }) => [String(departurePart(world, journey))],
        (value) => ({ departureHours: [Number(value)] }),
      ),
      arrivalHours: facet(
        ({ journey }) => [String(arrivalPart(world, journey))],
        (value) => ({ arrivalHours: [Number(value)] }),
      ),
      connections: facet(
        ({ journey }) => connectionsOf(journey),
        (value) => ({ connections: [value] }),
      ),
      bags: facet(
        () => ['cabin', 'checked'],
        (value) => ({ bags: [value as 'cabin'] }),
      ),
      lowCo2: facet(
        ({ journey }) => (co2Of(journey) <= mean ? ['1'] : []),
        () => ({ lowCo2: true }),
      ),
    },
    range: all.length
      ? {
          price: range(all.map((row) => priceOf(row, filters.bags))),
          minutes: range(all.map(({ journey }) => minutesOf(journey))),
          layover: range(
            all
              .filter(({ journey }) => journey.legs.length > 1)
              .map(({ journey }) => Math.max(...waitsOf(journey))),
          ),
        }
      : null,
    heads: cheapest
      ? {
          best: shown(sorted('best')[0]!),
          cheapest: shown(cheapest),
          quickest: shown(sorted('duration')[0]!),
        }
      : null,
    split:
      cheapest && question.chosen.length === question.ways.length - 1
        ? splitOf(world, question, cheapest)
        : null,
  }
}

function splitOf(world: SlowFlights, question: JourneysQuestion, row: Row): FlightAnswer['split'] {
  const legs = row.journey.legs.map(({ flight, day }) => ({ flightId: flight.id, day }))
  const brand = BRANDS[brandAt(question.filters.bags)]!
  const quote = slowQuote(world, { ...question, journeys: [...question.chosen, legs], brand })
  if (!quote?.split) return null
  const { parties, totals, saves } = quote.split
  return {
    seats: [seatsFor(parties[0]), seatsFor(parties[1])],
    total: totals[0] + totals[1],
    saves,
  }
}

function isMatch(world: SlowFlights, row: Row, filters: FlightFilters, meanCo2: number): boolean {
  const { journey } = row
  const { airline } = longestOf(journey.legs)
  return (
    any(filters.stops, (stops) => journey.legs.length - 1 === stops) &&
    any(filters.airlines, (code) => airline.code === code) &&
    any(filters.alliances, (name) => airline.alliance === name) &&
    any(filters.departureHours, (part) => departurePart(world, journey) === part) &&
    any(filters.arrivalHours, (part) => arrivalPart(world, journey) === part) &&
    any(filters.connections, (code) => connectionsOf(journey).includes(code)) &&
    (filters.maxMinutes === null || minutesOf(journey) <= filters.maxMinutes) &&
    (filters.maxLayoverMinutes === null ||
      waitsOf(journey).every((wait) => wait <= filters.maxLayoverMinutes!)) &&
    (!filters.lowCo2 || co2Of(journey) <= meanCo2) &&
    (filters.maxPrice === null || priceOf(row, filters.bags) <= filters.maxPrice)
  )
}

function compare(one: Row, other: Row, sort: FlightSort, question: JourneysQuestion): number {
  const keys = [one, other].map((row) => {
    const { journey } = row
    const price = priceOf(row, question.filters.bags)
    const minutes = minutesOf(journey)
    const departs = journey.legs[0]!.departs
    const { isSelfTransfer } = journey
    const first = {
      best: journeyPoints(price, seatsFor(question.passengers), {
        minutes,
        stops: journey.legs.length - 1,
        isSelfTransfer,
      }),
      price,
      duration: minutes,
      departure: departs,
      co2: co2Of(journey),
    }[sort]
    const ids = [0, 1, 2].map((leg) => journey.legs[leg]?.flight.id ?? 0)
    return [first, price, minutes, departs, ...ids]
  })
  const at = keys[0]!.findIndex((key, at) => key !== keys[1]![at])
  return at < 0 ? 0 : keys[0]![at]! - keys[1]![at]!
}

export function slowMatrix(world: SlowFlights, question: TripQuestion): FareMatrix {
  const [out, back] = question.ways
  const outDays = around(out!.day)
  const backDays = back ? around(back.day) : []
  const total = (outDay: Day, backDay?: Day) =>
    backDay !== undefined && backDay < outDay
      ? null
      : slowTotal(world, question, [
          { ...out!, day: outDay },
          ...(backDay === undefined ? [] : [{ ...back!, day: backDay }]),
        ])
  return {
    outDays,
    backDays,
    totals: outDays.map((day) =>
      back ? backDays.map((backDay) => total(day, backDay)) : [total(day)],
    ),
  }
}

export function slowCalendar(
  world: SlowFlights,
  question: TripQuestion,
  firstDay: Day,
  days: number,
): DayPrice[] {
  const start = question.ways[0]!.day
  return Array.from({ length: days }, (_, at) => ({
    day: firstDay + at,
    total: slowTotal(
      world,
      question,
      question.ways.map((way) => ({ ...way, day: way.day - start + firstDay + at })),
    ),
  }))
}

function slowTotal(world: SlowFlights, question: TripQuestion, ways: WayQuestion[]): number | null {
  const found = ways.map((way) => journeysOf(world, way, question, question.selfTransfer))
  const total = cheapestTrip(found, question, 'light')
  return total === Infinity ? null : total
}

export function slowAnywhere(world: SlowFlights, question: AnywhereQuestion): AnywherePrice[] {
  const { from, day, backDay } = question
  return world.airports
    .filter(({ code }) => !from.includes(code))
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))
    .flatMap(({ code }) => {
      const ways = [
        { from, to: [code], day },
        ...(backDay === null ? [] : [{ from: [code], to: from, day: backDay }]),
      ]
      const found = ways.map((way) => withStops(world, way, question, false, [1, 2]))
      const total = cheapestTrip(found, question, 'light')
      return total === Infinity ? [] : [{ airport: code, total }]
    })
}

export function slowQuote(world: SlowFlights, question: QuoteQuestion): TripQuote | null {
  const { passengers, brand } = question
  const price = (party: Passengers, taken: number) => {
    const asked = { ...question, passengers: party }
    const trip = tripOf(world, asked, taken)
    return trip
      ? cheapestTrip(
          trip.map((one) => [one]),
          asked,
          brand,
          taken,
        )
      : Infinity
  }
  const trip = tripOf(world, question, 0)
  if (!trip) return null
  const total = price(passengers, 0)
  let split: TripQuote['split'] = null
  for (let adults = 1; adults < passengers.adults; adults++)
    for (let children = 0; children <= passengers.children; children++)
      for (let infants = 0; infants <= passengers.infants; infants++) {
        const first = { adults, children, infants }
        const second = {
          adults: passengers.adults - adults,
          children: passengers.children - children,
          infants: passengers.infants - infants,
        }
        if (infants > adults || second.infants > second.adults) continue
        const totals: [number, number] = [price(first, 0), price(second, seatsFor(first))]
        const saves = total - totals[0] - totals[1]
        if (saves > (split?.saves ?? 0)) split = { parties: [first, second], totals, saves }
      }
  return { journeys: trip.map((journey) => foundOf(world, journey, question)), total, split }
}

function tripOf(world: SlowFlights, question: QuoteQuestion, taken: number): Journey[] | null {
  const trip = question.journeys.map((legs) => chosenJourney(world, legs, question, taken))
  if (trip.length === 0 || trip.some((journey) => journey === null)) return null
  const known = trip as Journey[]
  const isInOrder = known.every(
    (journey, at) => at === 0 || journey.legs[0]!.departs >= arrivalOf(known[at - 1]!),
  )
  return isInOrder ? known : null
}

/** The cheapest with one journey of each way; two ways may be halves of a return. */
function cheapestTrip(ways: Journey[][], party: PartyQuestion, brand: Brand, taken = 0): number {
  const alone = (journey: Journey) =>
    (journey.isSelfTransfer ? journey.legs.map((leg) => [leg]) : [journey.legs])
      .map((legs) => ticketPrice({ ...journey, legs }, party, taken, brand, false))
      .reduce((sum, price) => sum + price, 0)
  const least = (journeys: Journey[], price: (journey: Journey) => number) =>
    journeys.reduce((lowest, journey) => Math.min(lowest, price(journey)), Infinity)
  let total = ways.reduce((sum, journeys) => sum + least(journeys, alone), 0)
  if (ways.length !== 2) return total
  const groups = new Set(ways.flat().map(groupOf))
  for (const group of groups) {
    const halves = ways.map((journeys) =>
      least(
        journeys.filter((journey) => !journey.isSelfTransfer && groupOf(journey) === group),
        (journey) => ticketPrice(journey, party, taken, brand, true),
      ),
    )
    total = Math.min(total, halves[0]! + halves[1]!)
  }
  return total
}

function groupOf({ legs }: Journey): string {
  return legs[0]!.airline.group
}

/** Legs that are bought together; fares go by the day on which the journey begins. */
function ticketPrice(
  { legs, day }: Journey,
  party: PartyQuestion,
  taken: number,
  brand: Brand,
  isHalfOfReturn: boolean,
): number {
  const { passengers, cabin, today } = party
  const { fares } = longestOf(legs).airline
  const step = Math.max(...legs.map((leg) => stepOfLeg(leg, seatsFor(passengers), taken)))
  const km = kmOf(legs[0]!.origin, legs.at(-1)!.destination)
  const light = lightFare({
    model: fares,
    km,
    cabin,
    step,
    dayPermille: dayPermille(day, today),
    isHalfOfReturn,
  })
  return fareOfParty(passengers, light, brandExtra(fares, brand, km))
}

function stepOfLeg({ flight, cabin, left }: Leg, seats: number, taken: number): number {
  return stepForParty(AIRCRAFT[flight.aircraft].seats[cabin], left - taken, seats)
}

function journeysOf(
  world: SlowFlights,
  way: WayQuestion,
  party: PartyQuestion,
  selfTransfer: boolean,
): Journey[] {
  const direct = withStops(world, way, party, selfTransfer, [1, 2])
  if (direct.length >= ENOUGH_JOURNEYS) return direct
  return [...direct, ...withStops(world, way, party, false, [3])]
}

function withStops(
  world: SlowFlights,
  way: WayQuestion,
  party: PartyQuestion,
  selfTransfer: boolean,
  legCounts: number[],
): Journey[] {
  const ends = new Set([...way.from, ...way.to])
  const departures = [-2, -1, 0, 1, 2, 3, 4].flatMap((shift) =>
    legsOn(world, way.day + shift, party),
  )
  const found: Journey[] = []
  const extend = (legs: Leg[]) => {
    const last = legs.at(-1)!
    const journey = { legs, isSelfTransfer: isOfTwoGroups(legs), day: way.day }
    if (
      way.to.includes(last.flight.destination) &&
      last.flight.destination !== legs[0]!.flight.origin &&
      legCounts.includes(legs.length) &&
      isJourney(journey, party) &&
      (selfTransfer || !journey.isSelfTransfer)
    )
      found.push(journey)
    if (legs.length === Math.max(...legCounts) || ends.has(last.flight.destination)) return
    for (const next of departures)
      if (
        next.flight.origin === last.flight.destination &&
        next.departs >= last.arrives &&
        next.departs - last.arrives <= MAX_LAYOVER_MINUTES
      )
        extend([...legs, next])
  }
  for (const leg of departures)
    if (
      leg.day === way.day &&
      way.from.includes(leg.flight.origin) &&
      leg.departs >= (party.notBefore ?? 0)
    )
      extend([leg])
  return found
}

function isOfTwoGroups(legs: Leg[]): boolean {
  return new Set(legs.map(({ airline }) => airline.group)).size > 1
}

/** Connects in time, does not go too far round, and has the cabin where it is longest. */
function isJourney({ legs, isSelfTransfer }: Journey, { cabin }: PartyQuestion): boolean {
  if (isSelfTransfer && legs.length !== 2) return false
  const km = legs.reduce((sum, leg) => sum + leg.km, 0)
  const direct = kmOf(legs[0]!.origin, legs.at(-1)!.destination)
  return (
    km <= maxKm(direct, legs.length - 1) &&
    doesConnect(legs, isSelfTransfer) &&
    hasCabin(legs, isSelfTransfer, cabin)
  )
}

function hasCabin(legs: Leg[], isSelfTransfer: boolean, cabin: Cabin): boolean {
  return isSelfTransfer ? legs.every((leg) => leg.cabin === cabin) : longestOf(legs).cabin === cabin
}

function doesConnect(legs: Leg[], isSelfTransfer: boolean): boolean {
  return legs.every((leg, at) => {
    if (at === 0) return true
    const before = legs[at - 1]!
    if (before.flight.destination !== leg.flight.origin) return false
    const countries = [before.origin, leg.origin, leg.destination].map(({ country }) => country)
    const least = isSelfTransfer
      ? SELF_TRANSFER_MINUTES
      : minimumConnection(leg.origin.size, new Set(countries).size > 1)
    const isOtherTerminal = before.flight.destinationTerminal !== leg.flight.originTerminal
    const wait = leg.departs - before.arrives
    return (
      wait >= least + (isOtherTerminal ? TERMINAL_CHANGE_MINUTES : 0) && wait <= MAX_LAYOVER_MINUTES
    )
  })
}

/** Null for what cannot be bought. */
function chosenJourney(
  world: SlowFlights,
  chosen: ChosenLeg[],
  party: PartyQuestion,
  taken: number,
): Journey | null {
  const legs = chosen.map(({ flightId, day }) => {
    const flight = world.flights.find(({ id }) => id === flightId)
    return flight ? legOn(world, flight, day, party, taken) : null
  })
  if (legs.length === 0 || legs.length > 3 || legs.some((leg) => leg === null)) return null
  const known = legs as Leg[]
  const isSelfTransfer = isOfTwoGroups(known)
  if (isSelfTransfer && known.length !== 2) return null
  if (known[0]!.departs < (party.notBefore ?? 0)) return null
  return doesConnect(known, isSelfTransfer) && hasCabin(known, isSelfTransfer, party.cabin)
    ? { legs: known, isSelfTransfer, day: known[0]!.day }
    : null
}

function legsOn(world: SlowFlights, day: Day, party: PartyQuestion): Leg[] {
  return world.flights
    .map((flight) => legOn(world, flight, day, party, 0))
    .filter((leg) => leg !== null)
}

function legOn(
  world: SlowFlights,
  flight: TimetableFlight,
  day: Day,
  { passengers, cabin }: PartyQuestion,
  taken: number,
): Leg | null {
  if (day < world.firstDay || day >= world.firstDay + world.days) return null
  const change = world.changes.get(keyOf(flight.id, day))
  if (change === 'cancelled') return null
  const actual = CABINS.slice(0, CABINS.indexOf(cabin) + 1).findLast(
    (cabin) => AIRCRAFT[flight.aircraft].seats[cabin] > 0,
  )!
  const left = world.seats.get(keyOf(flight.id * CABINS.length + CABINS.indexOf(actual), day)) ?? 0
  if (left - taken < seatsFor(passengers)) return null
  const airline = world.airlines.find(({ code }) => code === flight.airline)!
  const [origin, destination] = [flight.origin, flight.destination].map((code) =>
    world.airports.find((airport) => airport.code === code)!,
  ) as [EngineAirport, EngineAirport]
  const departs = utcOf(world.zones, origin.zone, day, change ?? flight.departs)
  return {
    flight,
    airline,
    origin,
    destination,
    day,
    departs,
    arrives: departs + flight.minutes,
    km: kmOf(origin, destination),
    cabin: actual,
    left,
  }
}

function foundOf(
  world: SlowFlights,
  journey: Journey,
  { passengers }: PartyQuestion,
): FoundJourney {
  const { legs, isSelfTransfer } = journey
  const seats = seatsFor(passengers)
  const tickets = isSelfTransfer ? legs.map((leg) => [leg]) : [legs]
  const hasSame = (party: number) =>
    tickets.every((ticket) => {
      const shown = Math.max(...ticket.map((leg) => stepOfLeg(leg, seats, 0)))
      return ticket.every((leg) => leg.left >= party && stepOfLeg(leg, party, 0) <= shown)
    })
  let seatsLeft = seats
  while (seatsLeft < 9 && hasSame(seatsLeft + 1)) seatsLeft++
  return {
    legs: legs.map(({ flight, airline, departs, arrives, cabin, origin, destination }) => ({
      flightId: flight.id,
      airline: airline.code,
      operator: flight.operator,
      number: flight.number,
      origin: flight.origin,
      destination: flight.destination,
      departs: localOf(world.zones, origin.zone, departs),
      arrives: localOf(world.zones, destination.zone, arrives),
      minutes: flight.minutes,
      aircraft: flight.aircraft,
      originTerminal: flight.originTerminal,
      destinationTerminal: flight.destinationTerminal,
      cabin,
    })),
    minutes: minutesOf(journey),
    layovers: waitsOf(journey),
    isSelfTransfer,
    co2Kg: co2Of(journey),
    seatsLeft,
  }
}

/** The first of those that are equally long. */
function longestOf(legs: Leg[]): Leg {
  return legs.reduce((longest, leg) => (leg.km > longest.km ? leg : longest))
}

function brandAt(bags: FlightFilters['bags']): number {
  return BRANDS.findIndex((brand) =>
    bags.every((bag) =>
      bag === 'cabin' ? BRAND_TERMS[brand].cabinBag : BRAND_TERMS[brand].checkedBags > 0,
    ),
  )
}

function priceOf({ totals }: Row, bags: FlightFilters['bags']): number {
  return totals[brandAt(bags)]!
}

function co2Of({ legs }: Journey): number {
  return legs.reduce(
    (sum, { flight, km, cabin }) =>
      sum + cabinCo2Kg(economyCo2Kg(flight.aircraft, km), seatHalves(flight.aircraft)[cabin]),
    0,
  )
}

function minutesOf(journey: Journey): number {
  return arrivalOf(journey) - journey.legs[0]!.departs
}

function arrivalOf({ legs }: Journey): number {
  return legs.at(-1)!.arrives
}

function waitsOf({ legs }: Journey): number[] {
  return legs.slice(1).map((leg, at) => leg.departs - legs[at]!.arrives)
}

function connectionsOf({ legs }: Journey): string[] {
  return legs.slice(1).map(({ flight }) => flight.origin)
}

function departurePart(world: SlowFlights, { legs }: Journey): number {
  const { origin, departs } = legs[0]!
  return Math.floor(localOf(world.zones, origin.zone, departs).minute / 360)
}

function arrivalPart(world: SlowFlights, { legs }: Journey): number {
  const { destination, arrives } = legs.at(-1)!
  return Math.floor(localOf(world.zones, destination.zone, arrives).minute / 360)
}

function kmOf(one: EngineAirport, other: EngineAirport): number {
  return kmBetween(one.latitude, one.longitude, other.latitude, other.longitude)
}

function range(values: number[]): [number, number] {
  return values.length ? [Math.min(...values), Math.max(...values)] : [0, 0]
}

/** Nothing ticked is everything. */
function any<Value>(ticked: Value[], has: (value: Value) => boolean): boolean {
  return ticked.length === 0 || ticked.some(has)
}

function around(day: Day): Day[] {
  return [-3, -2, -1, 0, 1, 2, 3].map((shift) => day + shift)
}
