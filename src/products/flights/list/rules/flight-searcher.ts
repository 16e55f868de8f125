/**
 * What the pages ask of whoever searches flights: the engine, or a small one of a test. All money is
 * in cents of a euro and for the whole party; pages turn it into the visitor's currency.
 */
import type { Day } from '../../../../site/calendar-day.ts'
import type { MinorUnits } from '../../../../site/money.ts'
import type { Brand, Passengers } from '../../fares/rules/fares.ts'
import type { ChosenLeg } from '../../sale/rules/flight-line.ts'
import type { Airline, Cabin } from '../../timetable/rules/timetable.ts'
import type { FlightAnswer, FlightFilters, FlightSort, FoundJourney } from './found-journeys.ts'

/** Between any airport of one place and any of another, by their codes. */
export interface AskedWay {
  from: string[]
  to: string[]
  day: Day
}

export interface AskedParty {
  passengers: Passengers
  cabin: Cabin
  today: Day
  /** Minutes since 1970: nothing that departs earlier is sold any more. */
  notBefore?: number
}

export interface AskedTrip extends AskedParty {
  ways: AskedWay[]
  selfTransfer: boolean
}

export interface AskedJourneys extends AskedTrip {
  /** Those of the first ways; what is listed is the way after them. */
  chosen: ChosenLeg[][]
  filters: FlightFilters
  sort: FlightSort
  offset: number
  limit: number
}

export interface PriceMatrix {
  outDays: Day[]
  /** Empty for one way. */
  backDays: Day[]
  /** By day out, then by day back; one way has a single column. */
  totals: (MinorUnits | null)[][]
}

export interface DayTotal {
  day: Day
  total: MinorUnits | null
}

export interface QuotedTrip {
  journeys: FoundJourney[]
  total: MinorUnits
  split: QuotedSplit | null
}

/** Two purchases that cost less between them than the one. */
export interface QuotedSplit {
  parties: [Passengers, Passengers]
  totals: [MinorUnits, MinorUnits]
  saves: MinorUnits
}

export interface FlightSearcher {
  /** Null when a journey that was chosen can no longer be bought. */
  searchJourneys(question: AskedJourneys): FlightAnswer | null
  /** Three days around each way: for one way, or a return. */
  matrix(question: AskedTrip): PriceMatrix
  /** A trip as long as the one that is asked for, from each day on. */
  calendar(question: AskedTrip, firstDay: Day, days?: number): DayTotal[]
  /** Every airport that is reached with at most one stop. */
  anywhere(
    question: AskedParty & { from: string[]; day: Day; backDay: Day | null },
  ): { airport: string; total: MinorUnits }[]
  /** Null when a leg is gone, or has no seats for everybody. */
  quoteTrip(question: AskedParty & { journeys: ChosenLeg[][]; brand: Brand }): QuotedTrip | null
}

/** What a thread knows of flights. */
export interface FlightMemory {
  engine: FlightSearcher
  /** Those that fly, by their codes: none where there are no flights. */
  airlines: ReadonlyMap<string, Omit<Airline, 'country'>>
}

/** Of the price graph. */
export const GRAPH_DAYS = 60
