/** Searches flights in memory: opened over the columns, which all threads share. */
import type { Day } from '../../../site/calendar-day.ts'
import type { FlightAnswer } from '../list/rules/found-journeys.ts'
import type {
  AnywherePrice,
  AnywhereQuestion,
  DayPrice,
  FareMatrix,
  JourneysQuestion,
  QuoteQuestion,
  TripQuestion,
  TripQuote,
} from './flight-question.ts'

export const CALENDAR_DAYS = 60

export declare class FlightEngine {
  /** The journeys of the next way; null when one that was chosen can no longer be bought. */
  searchJourneys(question: JourneysQuestion): FlightAnswer | null
  /** Three days around each way: for one way, or a return. */
  matrix(question: TripQuestion): FareMatrix
  /** A trip as long as the one that is asked for, from each day on. */
  calendar(question: TripQuestion, firstDay: Day, days?: number): DayPrice[]
  /** Every airport that is reached with at most one stop. */
  anywhere(question: AnywhereQuestion): AnywherePrice[]
  /** What a trip costs now; null when a leg is gone, or has no seats for everybody. */
  quoteTrip(question: QuoteQuestion): TripQuote | null
}
