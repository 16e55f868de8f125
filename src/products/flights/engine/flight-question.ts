/** What may be asked of the engine for flights, and what it answers besides a list of journeys. */
import type { Day } from '../../../site/calendar-day.ts'
import type { MinorUnits } from '../../../site/money.ts'
import type { Brand, Passengers } from '../fares/rules/fares.ts'
import type { FlightFilters, FlightSort, FoundJourney } from '../list/rules/found-journeys.ts'
import type { ChosenLeg } from '../sale/rules/flight-line.ts'
import type { UtcMinute } from '../timetable/rules/local-time.ts'
import type { Cabin } from '../timetable/rules/timetable.ts'

/** One way, between any airport of one place and any of another, by their IATA codes. */
export interface WayQuestion {
  from: string[]
  to: string[]
  /** The local day of the first departure. */
  day: Day
}

export interface PartyQuestion {
  passengers: Passengers
  cabin: Cabin
  /** Fares depend on how far ahead a day is. */
  today: Day
  /** Nothing that departs earlier is sold any more. */
  notBefore?: UtcMinute
}

export interface TripQuestion extends PartyQuestion {
  /** One to four; two are priced as a return where that is cheaper. */
  ways: WayQuestion[]
  selfTransfer: boolean
}

export interface JourneysQuestion extends TripQuestion {
  /** Those of the first ways; what is listed is the way after them. */
  chosen: ChosenLeg[][]
  filters: FlightFilters
  sort: FlightSort
  offset: number
  limit: number
}

/** The cheapest trip of each pair of days; null for none. */
export interface FareMatrix {
  outDays: Day[]
  /** Empty for one way. */
  backDays: Day[]
  /** By day out, then by day back; one way has a single column. */
  totals: (MinorUnits | null)[][]
}

export interface DayPrice {
  day: Day
  total: MinorUnits | null
}

export interface AnywhereQuestion extends PartyQuestion {
  from: string[]
  day: Day
  /** Null for one way. */
  backDay: Day | null
}

export interface AnywherePrice {
  /** The code of the airport, in the order of codes. */
  airport: string
  total: MinorUnits
}

export interface QuoteQuestion extends PartyQuestion {
  journeys: ChosenLeg[][]
  brand: Brand
}

export interface TripQuote {
  journeys: FoundJourney[]
  /** Of the whole trip, for everybody, in cents of a euro. */
  total: MinorUnits
  /** Two purchases that cost less between them than the one; null when none do. */
  split: SplitQuote | null
}

export interface SplitQuote {
  /** The first takes its seats first, at the lower step. */
  parties: [Passengers, Passengers]
  totals: [MinorUnits, MinorUnits]
  saves: MinorUnits
}
