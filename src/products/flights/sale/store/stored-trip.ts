/**
 * What a trip costs by the database's own timetable, seats and fares. Searches are answered from
 * memory, which may be a moment behind; a sale asks here, inside its transaction.
 */
import type { Kysely } from 'kysely'
import type { Day } from '../../../../site/calendar-day.ts'
import { convert, type MinorUnits, minorUnitsOf, quotedTotal } from '../../../../site/money.ts'
import type { AirlinesTable, FlightsTable, Tables } from '../../../../store/tables.ts'
import type { Part } from '../../../line.ts'
import type { Asker, Quote } from '../../../product.ts'
import { priceOfExtras } from '../../fares/rules/extras.ts'
import { type FareModel, seatsFor, stepForParty } from '../../fares/rules/fares.ts'
import {
  AIRCRAFT,
  type AircraftCode,
  type Cabin,
  CABINS,
  fliesOn,
  seatsId,
} from '../../timetable/rules/timetable.ts'
import {
  type ChosenLeg,
  FLIGHT_KIND,
  type FlightChoice,
  type FlightLine,
  freeUntil,
  legsOf,
  type SoldLeg,
} from '../rules/flight-line.ts'
import type { FlightPlaces } from '../rules/flight-places.ts'
import { journeyExtras, longestOf, type PricedLeg, tripFare } from '../rules/trip-fare.ts'

/** So long before it departs, a flight is closed. */
const CLOSED_BEFORE_MS = 60 * 60_000

/**
 * Null when nobody sells it any more, or not so many seats. Whoever changes a trip has `own` seats
 * already, which are as good as free to them.
 */
export async function storedTrip(
  places: FlightPlaces,
  db: Kysely<Tables>,
  choice: FlightChoice,
  { currency, rates, today, now = 0 }: Asker,
  own: readonly Part[] = [],
): Promise<Quote<FlightLine> | null> {
  const { passengers, cabin, brand, extras, kept } = choice
  const { flights, airlines } = await timetableOf(db, legsOf(choice))
  const journeys = choice.journeys.map((legs) =>
    legs.map((leg) => soldLeg(places, flights, airlines, leg, cabin)),
  )
  if (!isFlown(journeys)) return null
  const [begins, ends] = [journeys[0]![0]!.departs.day, journeys.at(-1)!.at(-1)!.arrives.day]
  if (begins < today || journeys[0]![0]!.departsAt - CLOSED_BEFORE_MS < now) return null
  if (journeys.some((legs) => !hasCabin(places, legs, cabin))) return null
  const fareTotal =
    kept?.fareTotal ??
    (await currentFare(places, db, airlines, { ...choice, journeys, today, own }))
  if (fareTotal === null) return null
  const charged = (cents: MinorUnits) =>
    quotedTotal(convert(cents, 'EUR', currency, rates), minorUnitsOf(currency))
  const priced = { brand, charged, pointOf: places.pointOf, airlineOf: pricedAirline(airlines) }
  const added = () => journeys.map((legs) => journeyExtras(legs, priced))
  const extrasPrice = kept?.extrasPrice ?? (extras ? priceOfExtras(extras, added()) : 0)
  return {
    kind: FLIGHT_KIND,
    begins,
    ends,
    journeys,
    passengers,
    cabin,
    brand,
    fareTotal,
    ...(extras ? { extras, extrasPrice } : {}),
    price: kept?.price ?? charged(fareTotal) + extrasPrice,
    currency,
    tax: null,
    paymentMethod: 'O',
    freeCancellationUntil: freeUntil({ brand, begins }),
    discount: null,
  }
}

async function timetableOf(db: Kysely<Tables>, legs: readonly ChosenLeg[]) {
  const flights = await flightsOf(db, legs)
  return { flights, airlines: await airlinesOf(db, [...flights.values()]) }
}

/**
 * What the timetable makes of a leg that is sold: as it was sold, at another minute, or nothing. Of
 * a flight that is another one by now, nobody knows; it is taken for the same.
 */
export interface LegNow {
  kind: 'same' | 'moved' | 'cancelled'
  /** With the times of now. */
  leg: SoldLeg
}

/** By the ids of flights and days of `legKey`. */
export async function storedLegs(
  places: FlightPlaces,
  db: Kysely<Tables>,
  legs: readonly SoldLeg[],
): Promise<ReadonlyMap<string, LegNow>> {
  if (legs.length === 0) return new Map()
  const chosen = legs.map(({ flightId, departs }) => ({ flightId, day: departs.day }))
  const { flights, airlines } = await timetableOf(db, chosen)
  return new Map(
    legs.map((leg): [string, LegNow] => {
      const { flightId, departs } = leg
      const flight = flights.get(flightId)
      const isKnown =
        flight?.airline === leg.airline &&
        flight.number === leg.number &&
        flight.origin === leg.origin &&
        flight.destination === leg.destination
      if (!isKnown) return [legKey(leg), { kind: 'same', leg }]
      if (flight.changed.get(departs.day)?.cancelled === 1)
        return [legKey(leg), { kind: 'cancelled', leg }]
      const now = soldLeg(places, flights, airlines, { flightId, day: departs.day }, leg.cabin)
      if (!now || now.departs.minute === departs.minute) return [legKey(leg), { kind: 'same', leg }]
      return [legKey(leg), { kind: 'moved', leg: { ...now, cabin: leg.cabin } }]
    }),
  )
}

export function legKey({ flightId, departs }: Pick<SoldLeg, 'flightId' | 'departs'>): string {
  return `${flightId} ${departs.day}`
}

type StoredFlight = FlightsTable & { changed: Map<number, { cancelled: number; departs: number }> }

async function flightsOf(
  db: Kysely<Tables>,
  legs: readonly ChosenLeg[],
): Promise<Map<number, StoredFlight>> {
  const ids = [...new Set(legs.map(({ flightId }) => flightId))]
  const rows = await db.selectFrom('flights').selectAll().where('id', 'in', ids).execute()
  const changes = await db
    .selectFrom('flight_changes')
    .selectAll()
    .where('flight_id', 'in', ids)
    .where(
      'day',
      'in',
      legs.map(({ day }) => day),
    )
    .execute()
  const changesOf = Map.groupBy(changes, ({ flight_id }) => flight_id)
  return new Map(
    rows.map((row) => [
      row.id,
      { ...row, changed: new Map((changesOf.get(row.id) ?? []).map((each) => [each.day, each])) },
    ]),
  )
}

type Airlines = ReadonlyMap<string, AirlinesTable>

async function airlinesOf(db: Kysely<Tables>, flights: readonly StoredFlight[]): Promise<Airlines> {
  const codes = [...new Set(flights.flatMap(({ airline, operator }) => [airline, operator]))]
  if (codes.length === 0) return new Map()
  const rows = await db.selectFrom('airlines').selectAll().where('code', 'in', codes).execute()
  return new Map(rows.map((row) => [row.code, row]))
}

function pricedAirline(airlines: Airlines) {
  return (code: string) => {
    const { ticket_group, low_cost, fares } = airlines.get(code)!
    return { group: ticket_group, isLowCost: low_cost === 1, fares: JSON.parse(fares) as FareModel }
  }
}

/** Null on a day on which it does not fly. */
function soldLeg(
  places: FlightPlaces,
  flights: ReadonlyMap<number, StoredFlight>,
  airlines: Airlines,
  { flightId, day }: ChosenLeg,
  asked: Cabin,
): SoldLeg | null {
  const flight = flights.get(flightId)
  const change = flight?.changed.get(day)
  const season = flight && {
    weekdays: flight.weekdays,
    firstDay: flight.first_day,
    lastDay: flight.last_day,
  }
  if (!flight || !season || !fliesOn(season, day) || change?.cancelled === 1) return null
  const { origin, destination, minutes } = flight
  const isKnown = [origin, destination].every((code) => places.pointOf(code) !== null)
  const cabin = cabinOn(flight.aircraft as AircraftCode, asked)
  if (!isKnown || !cabin) return null
  const minute = change?.departs ?? flight.departs
  const leaves = places.utcOf(origin, day, minute)
  return {
    flightId,
    airline: flight.airline,
    operator: flight.operator,
    number: flight.number,
    origin,
    destination,
    departs: { day, minute },
    arrives: places.localOf(destination, leaves + minutes),
    minutes,
    aircraft: flight.aircraft as AircraftCode,
    originTerminal: flight.origin_terminal,
    destinationTerminal: flight.destination_terminal,
    cabin,
    departsAt: leaves * 60_000,
    airlineName: airlines.get(flight.airline)?.name ?? flight.airline,
    group: airlines.get(flight.airline)?.ticket_group ?? flight.airline,
    operatorName: airlines.get(flight.operator)?.name ?? flight.operator,
  }
}

/** The cabin that was asked for, or the next below it that the aircraft has. */
function cabinOn(aircraft: AircraftCode, asked: Cabin): Cabin | undefined {
  return CABINS.slice(0, CABINS.indexOf(asked) + 1)
    .toReversed()
    .find((cabin) => AIRCRAFT[aircraft]?.seats[cabin] > 0)
}

/** Each leg from where the last one ended, and not before; nobody catches a flight that has left. */
function isFlown(journeys: (SoldLeg | null)[][]): journeys is SoldLeg[][] {
  let before: SoldLeg | null = null
  for (const legs of journeys)
    for (const [at, leg] of legs.entries()) {
      if (!leg) return false
      if (before && leg.departsAt < before.departsAt + before.minutes * 60_000) return false
      if (at > 0 && before?.destination !== leg.origin) return false
      before = leg
    }
  return before !== null
}

/** On one ticket a short leg may be flown in a lower cabin than is paid for, the longest may not. */
function hasCabin(places: FlightPlaces, legs: readonly SoldLeg[], cabin: Cabin): boolean {
  // Each leg is a ticket of its own.
  if (new Set(legs.map(({ group }) => group)).size > 1)
    return legs.every((leg) => leg.cabin === cabin)
  const measured = legs.map((leg) => ({
    cabin: leg.cabin,
    from: places.pointOf(leg.origin)!,
    to: places.pointOf(leg.destination)!,
  }))
  return longestOf(measured).cabin === cabin
}

/** Null when too few seats are left. */
async function currentFare(
  places: FlightPlaces,
  db: Kysely<Tables>,
  airlines: Airlines,
  trip: Pick<FlightLine, 'journeys' | 'passengers' | 'cabin' | 'brand'> & {
    today: Day
    own: readonly Part[]
  },
): Promise<number | null> {
  const { journeys, passengers, own } = trip
  const left = await seatsLeft(db, journeys.flat())
  const party = seatsFor(passengers)
  const priced: PricedLeg[][] = []
  for (const legs of journeys) {
    const pricedLegs: PricedLeg[] = []
    for (const leg of legs) {
      const had = own.find(({ id, day }) => id === seatsOfLeg(leg) && day === leg.departs.day)
      const free = left(leg) + (had?.count ?? 0)
      const airline = airlines.get(leg.airline)
      if (!airline || free < party) return null
      pricedLegs.push({
        from: places.pointOf(leg.origin)!,
        to: places.pointOf(leg.destination)!,
        group: airline.ticket_group,
        model: JSON.parse(airline.fares) as FareModel,
        step: stepForParty(AIRCRAFT[leg.aircraft].seats[leg.cabin], free, party),
        day: leg.departs.day,
      })
    }
    priced.push(pricedLegs)
  }
  return tripFare({ ...trip, journeys: priced })
}

function seatsOfLeg({ flightId, cabin }: SoldLeg): number {
  return seatsId(flightId, cabin)
}

async function seatsLeft(
  db: Kysely<Tables>,
  legs: readonly SoldLeg[],
): Promise<(leg: SoldLeg) => number> {
  const ids = [...new Set(legs.map(seatsOfLeg))]
  const days = [...new Set(legs.map(({ departs }) => departs.day))]
  const seats = await db
    .selectFrom('flight_seats')
    .selectAll()
    .where('seats_id', 'in', ids)
    .execute()
  const sold = await db
    .selectFrom('sold_seats')
    .select(['seats_id', 'day', 'sold'])
    .where('seats_id', 'in', ids)
    .where('day', 'in', days)
    .execute()
  return (leg) => {
    const { day } = leg.departs
    const own = seats.find(({ seats_id }) => Number(seats_id) === seatsOfLeg(leg))
    const taken = sold.find((row) => Number(row.seats_id) === seatsOfLeg(leg) && row.day === day)
    return (own?.seats[day - own.first_day] ?? 0) - (taken?.sold ?? 0)
  }
}
