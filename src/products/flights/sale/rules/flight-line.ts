/** Flights in a cart or a booking: one trip of all its passengers. */
import {
  type Brand,
  BRAND_TERMS,
  BRANDS,
  type Passengers,
  seatsFor,
} from '../../fares/rules/fares.ts'
import type { FoundLeg } from '../../list/rules/found-journeys.ts'
import { MAX_FLIGHT_PASSENGERS, MAX_WAYS } from '../../search/rules/flight-search.ts'
import { type Cabin, CABINS, type LocalMinute, seatsId } from '../../timetable/rules/timetable.ts'
import type { Day } from '../../../../site/calendar-day.ts'
import type { MinorUnits } from '../../../../site/money.ts'
import { type CancellationTerms, cancellationTerms, type Line, type Part } from '../../../line.ts'

export const FLIGHT_KIND = 'flight'

/** The journeys of a trip, by the flights of their legs. */
export interface ChosenLeg {
  flightId: number
  /** The local one of its departure. */
  day: Day
  /** When it departs as it was shown: whoever chose it is told when that is no longer so. */
  departs?: LocalMinute
}

export interface FlightChoice {
  journeys: ChosenLeg[][]
  passengers: Passengers
  cabin: Cabin
  brand: Brand
  /** What was shown, in cents of a euro, for everybody. */
  total: MinorUnits
  /** What a cart keeps costs what it did when it was put there, however many seats are left. */
  kept?: { price: MinorUnits; fareTotal: MinorUnits }
}

/** A leg that is sold: it departs at one moment, whatever clocks show. */
export interface SoldLeg extends FoundLeg {
  /** Milliseconds since 1970. */
  departsAt: number
  /** As they were called when it was sold. */
  airlineName: string
  operatorName: string
  /** Who sells it on one ticket; between two of them nobody waits for a late flight. */
  group: string
}

export interface FlightLine extends Line {
  kind: 'flight'
  journeys: SoldLeg[][]
  passengers: Passengers
  cabin: Cabin
  brand: Brand
  /** In cents of a euro, as it was shown. */
  fareTotal: MinorUnits
  /** Of the price, what changes of date have cost beside the fare. */
  changeFees?: MinorUnits
}

export function isFlightLine<Any extends Line>(line: Any): line is Any & FlightLine {
  return line.kind === FLIGHT_KIND
}

export function legsOf<Leg>({ journeys }: { journeys: readonly (readonly Leg[])[] }): Leg[] {
  return journeys.flat()
}

/** Infants sit on laps. */
export function seatsOf(line: Pick<FlightLine, 'journeys' | 'passengers' | 'cabin'>): Part[] {
  return legsOf(line).map(({ flightId, departs, cabin }) => ({
    table: 'seats' as const,
    id: seatsId(flightId, cabin),
    day: departs.day,
    count: seatsFor(line.passengers),
  }))
}

/** Until the day before the first departure, by the brand; afterwards nothing comes back. */
export function flightTerms(
  { brand, begins, price }: Pick<FlightLine, 'brand' | 'begins' | 'price'>,
  today: Day,
): CancellationTerms {
  const lost = BRAND_TERMS[brand].cancelPermille
  if (lost === null || lost === 0)
    return cancellationTerms(freeUntil({ brand, begins }), price, today)
  const isBefore = today < begins
  return {
    freeUntil: null,
    feeFrom: today,
    fee: isBefore ? Math.round((price * lost) / 1000) : price,
  }
}

export function freeUntil({ brand, begins }: Pick<FlightLine, 'brand' | 'begins'>): Day | null {
  return BRAND_TERMS[brand].cancelPermille === 0 ? begins - 1 : null
}

/** In a fixed order without names: dozens of them stand on a page. */
export function writeFlightChoice(choice: Omit<FlightChoice, 'kept'>): unknown[] {
  const { adults, children, infants } = choice.passengers
  return [
    choice.journeys.map((legs) =>
      legs.map(({ flightId, day, departs }) =>
        departs === undefined ? [flightId, day] : [flightId, day, departs],
      ),
    ),
    [adults, children, infants],
    CABINS.indexOf(choice.cabin),
    BRANDS.indexOf(choice.brand),
    choice.total,
  ]
}

/** More stops than any journey of ours has. */
const MAX_LEGS = 4

/** Null for anything that was not written here. */
export function readFlightChoice(written: unknown): FlightChoice | null {
  if (!Array.isArray(written) || written.length !== 5) return null
  const [journeys, party, cabinAt, brandAt, total] = written as unknown[]
  const cabin = CABINS[cabinAt as number]
  const brand = BRANDS[brandAt as number]
  if (!isListOf(journeys, MAX_WAYS) || !isParty(party) || !cabin || !brand || !isWhole(total))
    return null
  const read = journeys.map((legs) => (isListOf(legs, MAX_LEGS) ? legs.map(readLeg) : [null]))
  const known = read.map((legs) => legs.filter((leg) => leg !== null))
  if (known.some((legs, at) => legs.length < read[at]!.length)) return null
  const [adults, children, infants] = party
  return { journeys: known, passengers: { adults, children, infants }, cabin, brand, total }
}

function readLeg(written: unknown): ChosenLeg | null {
  if (!Array.isArray(written) || !written.every(isWhole)) return null
  const [flightId, day, departs] = written
  if (flightId === undefined || day === undefined || written.length > 3) return null
  return departs === undefined ? { flightId, day } : { flightId, day, departs }
}

function isParty(party: unknown): party is [number, number, number] {
  if (!Array.isArray(party) || party.length !== 3 || !party.every(isWhole)) return false
  const [adults, children, infants] = party as [number, number, number]
  const all = adults + children + infants
  return (
    party.every((each) => each >= 0) &&
    all <= MAX_FLIGHT_PASSENGERS &&
    adults >= 1 &&
    infants <= adults
  )
}

function isListOf(value: unknown, most: number): value is unknown[] {
  return Array.isArray(value) && value.length > 0 && value.length <= most
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value)
}
