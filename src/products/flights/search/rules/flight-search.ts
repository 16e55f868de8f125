/** A search for flights: where from, where to, when, and who. */
import type { Day } from '../../../../site/calendar-day.ts'
import type { Passengers } from '../../fares/rules/fares.ts'
import type { Cabin } from '../../timetable/rules/timetable.ts'

export const TRIP_KINDS = ['return', 'one-way', 'several'] as const
export type TripKind = (typeof TRIP_KINDS)[number]

/** As many cities as a trip may have flights to. */
export const MAX_WAYS = 4
export const MAX_FLIGHT_PASSENGERS = 9

/** One way of a trip: all journeys from one place to another on a day. */
export interface Way {
  /** The IATA code of an airport, or of a city with several of them. */
  from: string
  to: string
  day: Day
}

export interface FlightSearch {
  kind: TripKind
  /** Of a return, there and back. */
  ways: Way[]
  passengers: Passengers
  cabin: Cabin
  /** Also airports near those that were named. */
  nearby: boolean
  /** Also journeys whose legs are sold apart, where nobody waits for a late one. */
  selfTransfer: boolean
}
