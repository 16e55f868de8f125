/** Flights in a cart or a booking: one trip of all its passengers. */
import {
  type ExtraPrices,
  PRICED_EXTRAS,
  priceOfExtras,
  readExtras,
  type TripExtras,
} from '../../fares/rules/extras.ts'
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
import type { FormValues } from '../../../../site/form-values.ts'
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
  /** Of each journey, as they were shown, in the visitor's money. Without them nothing is added. */
  extraPrices?: ExtraPrices[]
  /** What was ticked in the form beside it. */
  extras?: TripExtras
  /** Two fares for one party, where that is cheaper than one: those who have the first. */
  firstParty?: Passengers
  /** What a cart keeps costs what it did when it was put there, however many seats are left. */
  kept?: { price: MinorUnits; fareTotal: MinorUnits; extrasPrice?: MinorUnits | undefined }
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
  /** Missing where nothing was added. */
  extras?: TripExtras
  /** Of `price`, what they cost. */
  extrasPrice?: MinorUnits
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

/** What was added in the form costs, by the prices that were signed. */
export function addedPrice({ extras, extraPrices = [] }: FlightChoice): MinorUnits {
  return extras ? priceOfExtras(extras, extraPrices) : 0
}

/** One choice for each fare: passengers go on with their extras, the first party first. */
export function bySeparateFares(choice: FlightChoice): FlightChoice[] {
  const { firstParty, extras, passengers, ...rest } = choice
  if (!firstParty) return [choice]
  const isFirst = [
    ...Array.from({ length: passengers.adults }, (_, at) => at < firstParty.adults),
    ...Array.from({ length: passengers.children }, (_, at) => at < firstParty.children),
  ]
  return [firstParty, othersThan(firstParty, passengers)].map((party, at) => {
    const own = extras?.map((taken) => taken.filter((_, seat) => isFirst[seat] === (at === 0)))
    return { ...rest, passengers: party, ...(own ? { extras: own } : {}) }
  })
}

function othersThan(first: Passengers, all: Passengers): Passengers {
  return {
    adults: all.adults - first.adults,
    children: all.children - first.children,
    infants: all.infants - first.infants,
  }
}

/** In a fixed order without names: dozens of them stand on a page. */
export function writeFlightChoice(choice: Omit<FlightChoice, 'kept' | 'extras'>): unknown[] {
  const { extraPrices, firstParty } = choice
  const written = [
    choice.journeys.map((legs) =>
      legs.map(({ flightId, day, departs }) =>
        departs === undefined ? [flightId, day] : [flightId, day, departs],
      ),
    ),
    writeParty(choice.passengers),
    CABINS.indexOf(choice.cabin),
    BRANDS.indexOf(choice.brand),
    choice.total,
  ]
  if (!extraPrices) return written
  const prices = extraPrices.map((own) => PRICED_EXTRAS.map((extra) => own[extra]))
  return [...written, prices, ...(firstParty ? [writeParty(firstParty)] : [])]
}

/** More stops than any journey of ours has. */
const MAX_LEGS = 4

/** Null for anything that was not written here, or that its form cannot have sent beside it. */
export function readFlightChoice(written: unknown, fields: FormValues = {}): FlightChoice | null {
  if (!Array.isArray(written) || written.length < 5 || written.length > 7) return null
  const [journeys, party, cabinAt, brandAt, total, prices, first] = written as unknown[]
  const cabin = CABINS[cabinAt as number]
  const brand = BRANDS[brandAt as number]
  if (!isListOf(journeys, MAX_WAYS) || !isParty(party) || !cabin || !brand || !isWhole(total))
    return null
  const read = journeys.map((legs) => (isListOf(legs, MAX_LEGS) ? legs.map(readLeg) : [null]))
  const known = read.map((legs) => legs.filter((leg) => leg !== null))
  if (known.some((legs, at) => legs.length < read[at]!.length)) return null
  const passengers = peopleOf(party)
  const choice = { journeys: known, passengers, cabin, brand, total }
  const extraPrices = prices === undefined ? [] : readPrices(prices)
  const seats = extraPrices?.length === known.length ? seatsFor(passengers) : 0
  const extras = readExtras(fields, { journeys: known.length, seats, brand })
  if (extraPrices === null || extras === null || !isPartOf(first, passengers)) return null
  return {
    ...choice,
    ...(extraPrices.length > 0 ? { extraPrices } : {}),
    ...(extras ? { extras } : {}),
    ...(first ? { firstParty: peopleOf(first) } : {}),
  }
}

function writeParty({ adults, children, infants }: Passengers): number[] {
  return [adults, children, infants]
}

function peopleOf([adults, children, infants]: [number, number, number]): Passengers {
  return { adults, children, infants }
}

function readPrices(written: unknown): ExtraPrices[] | null {
  if (!isListOf(written, MAX_WAYS)) return null
  const read = written.map((prices): ExtraPrices | null => {
    if (!Array.isArray(prices) || !prices.every(isWhole)) return null
    const [cabinBag, checkedBag, seat, frontSeat] = prices
    if (cabinBag === undefined || checkedBag === undefined || seat === undefined) return null
    return frontSeat === undefined ? null : { cabinBag, checkedBag, seat, frontSeat }
  })
  const known = read.filter((prices) => prices !== null)
  return known.length === read.length ? known : null
}

/** Some of a party, so that both they and the others may fly; or nobody named. */
function isPartOf(first: unknown, all: Passengers): first is [number, number, number] | undefined {
  if (first === undefined) return true
  if (!isParty(first)) return false
  return isParty(writeParty(othersThan(peopleOf(first), all)))
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
