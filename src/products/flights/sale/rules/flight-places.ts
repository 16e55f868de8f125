/** What the sale of flights has to know of airports, by their IATA codes. */
import type { Day } from '../../../../site/calendar-day.ts'
import type { GeoPoint } from '../../../../places/rules/distance.ts'
import type { LocalTime } from '../../list/rules/found-journeys.ts'
import type { LocalMinute } from '../../timetable/rules/timetable.ts'

export interface FlightPlaces {
  /** Null for an airport that nobody knows. */
  pointOf: (airport: string) => GeoPoint | null
  /** By two letters; empty for an airport that nobody knows. */
  countryOf: (airport: string) => string
  /** Minutes since 1970, in UTC, of what its clocks show. */
  utcOf: (airport: string, day: Day, minute: LocalMinute) => number
  localOf: (airport: string, utcMinute: number) => LocalTime
}
