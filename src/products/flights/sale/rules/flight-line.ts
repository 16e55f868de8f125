/** Flights in a cart or a booking: one trip of all its passengers. */
import type { Brand, Passengers } from '../../fares/rules/fares.ts'
import type { FoundLeg } from '../../list/rules/found-journeys.ts'
import type { Cabin } from '../../timetable/rules/timetable.ts'
import type { Day } from '../../../../site/calendar-day.ts'
import type { MinorUnits } from '../../../../site/money.ts'
import type { Line } from '../../../line.ts'

/** The journeys of a trip, by the flights of their legs. */
export interface ChosenLeg {
  flightId: number
  day: Day
}

export interface FlightChoice {
  journeys: ChosenLeg[][]
  passengers: Passengers
  cabin: Cabin
  brand: Brand
  /** What was shown, in cents of a euro, for everybody. */
  total: MinorUnits
}

export interface FlightLine extends Line {
  kind: 'flight'
  journeys: FoundLeg[][]
  passengers: Passengers
  cabin: Cabin
  brand: Brand
  /** In cents of a euro, as it was shown. */
  fareTotal: MinorUnits
}
