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
  /** The cheapest brand first. */
  prices: BrandPrice[]
}

export const FLIGHT_SORTS = ['best', 'price', 'duration', 'departure', 'co2'] as const
export type FlightSort = (typeof FLIGHT_SORTS)[number]

/** What is ticked: of each group any, of all groups all. Empty is everything. */
export interface FlightFilters {
  /** 0, 1, 2. */
  stops: number[]
  airlines: string[]
  alliances: string[]
  /** Six-hour parts of the day, 0 to 3. */
  departureHours: number[]
  arrivalHours: number[]
  /** At most; null for any. */
  maxMinutes: number | null
  connections: string[]
  maxLayoverMinutes: number | null
  /** A brand that has them: 'cabin' or 'checked'. */
  bags: ('cabin' | 'checked')[]
  /** Not above what is typical for this way. */
  lowCo2: boolean
  maxPrice: MinorUnits | null
}

export interface FacetCount {
  value: string
  /** How many rows have it, with all other groups as they are. */
  count: number
  /** The cheapest of them; null for none. */
  from: MinorUnits | null
}

export interface FlightAnswer {
  /** Before any filter. */
  all: number
  total: number
  rows: JourneyRow[]
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
  /** The rows that stand for the best, the cheapest and the quickest. */
  heads: { best: JourneyRow; cheapest: JourneyRow; quickest: JourneyRow } | null
  /** Some seats are cheaper when a party buys in two parts; null when not. */
  split: { seats: [number, number]; total: MinorUnits; saves: MinorUnits } | null
}
