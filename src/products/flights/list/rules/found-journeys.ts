/**
 * What a search finds, from the engine to the page. A trip is chosen way by way: the list shows the
 * journeys of the next way, each with what the whole trip costs with it at least.
 */
import type { Day } from '../../../../site/calendar-day.ts'
import type { MinorUnits } from '../../../../site/money.ts'
import type { Brand } from '../../fares/rules/fares.ts'
import type { AircraftCode, Cabin, LocalMinute } from '../../timetable/rules/timetable.ts'

export interface LocalTime {
  day: Day
  minute: LocalMinute
}

export interface FoundLeg {
  flightId: number
  /** Codes and number: QV 1204, flown by QV. */
  airline: string
  operator: string
  number: number
  origin: string
  destination: string
  departs: LocalTime
  arrives: LocalTime
  minutes: number
  aircraft: AircraftCode
  originTerminal: number
  destinationTerminal: number
  cabin: Cabin
}

export interface FoundJourney {
  legs: FoundLeg[]
  /** From the first departure to the last arrival. */
  minutes: number
  /** Between legs, in the order of legs. */
  layovers: number[]
  /** Legs of different groups: two tickets, nobody waits, bags are collected between them. */
  isSelfTransfer: boolean
  /** Estimated, for one passenger. */
  co2Kg: number
  /** At the price that is shown; at most 9 are told. */
  seatsLeft: number
}

export interface BrandPrice {
  brand: Brand
  /** Of the whole trip, for everybody, in cents of a euro, with the cheapest ways still to choose. */
  total: MinorUnits
}

export interface JourneyRow {
  journey: FoundJourney
  /** The brands that have the bags that are ticked, the cheapest first. */
  prices: BrandPrice[]
}

/**
 * What makes a journey good, the less the better: what everybody pays, and as if each seat cost
 * 18 euros an hour, 30 a stop, and 60 for collecting bags and checking in again.
 */
export function journeyPoints(
  total: MinorUnits,
  seats: number,
  { minutes, stops, isSelfTransfer }: { minutes: number; stops: number; isSelfTransfer: boolean },
): number {
  return total + seats * (minutes * 30 + stops * 3_000 + (isSelfTransfer ? 6_000 : 0))
}

/** Equals are put in the order of price, duration, departure, and the ids of their flights. */
export const FLIGHT_SORTS = ['best', 'price', 'duration', 'departure', 'co2'] as const
export type FlightSort = (typeof FLIGHT_SORTS)[number]

/** What is ticked: of each group any, of all groups all. Empty is everything. */
export interface FlightFilters {
  /** 0, 1, 2. */
  stops: number[]
  /** Those that sell the longest leg, whose fare is paid. */
  airlines: string[]
  alliances: string[]
  /** Six-hour parts of the day, 0 to 3, by local time. */
  departureHours: number[]
  arrivalHours: number[]
  /** At most; null for any. */
  maxMinutes: number | null
  /** Airports of which a journey touches one. */
  connections: string[]
  /** Of the longest. */
  maxLayoverMinutes: number | null
  /** What is shown, and counted, is the price of the cheapest brand that has them. */
  bags: ('cabin' | 'checked')[]
  /** Not above the mean of all journeys of this way. */
  lowCo2: boolean
  maxPrice: MinorUnits | null
}

export interface FacetCount {
  /** As in the filters; of what is only ticked or not, '1'. */
  value: string
  /** How many rows there were if this alone were ticked in its group, others being as they are. */
  count: number
  /** The cheapest of them; null for none. */
  from: MinorUnits | null
}

export interface FlightAnswer {
  /** Before any filter. */
  all: number
  total: number
  rows: JourneyRow[]
  /** The options that some row has, before any filter. */
  facets: Record<
    | 'stops'
    | 'airlines'
    | 'alliances'
    | 'departureHours'
    | 'arrivalHours'
    | 'connections'
    | 'bags'
    | 'lowCo2',
    FacetCount[]
  >
  /** Of all rows before filters; null without rows. */
  range: {
    price: [MinorUnits, MinorUnits]
    minutes: [number, number]
    layover: [number, number]
  } | null
  /** Of what the filters leave. */
  heads: { best: JourneyRow; cheapest: JourneyRow; quickest: JourneyRow } | null
  /**
   * The cheapest row when the party buys in two parts, and with it the last way is chosen; null
   * when that is no cheaper.
   */
  split: { seats: [number, number]; total: MinorUnits; saves: MinorUnits } | null
}
