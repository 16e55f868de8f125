/**
 * What a world may make up about flights: a timetable that nobody imported. The demo world does; an
 * operator's timetable is loaded through the same store functions instead.
 */
import type { Geography } from '../../../../places/geography/geography.ts'
import type { Day } from '../../../../site/calendar-day.ts'
import type { Airline, Cabin, TimetableFlight } from '../rules/timetable.ts'

export interface InventedFlights {
  /** Between so many of the busiest airports. Its seasons are those of the day and later. */
  timetable: (geography: Geography, airports: number, firstDay: Day) => InventedTimetable
}

export interface InventedTimetable {
  airlines: Airline[]
  /** In the order of their ids, which a flight keeps whatever the day. */
  flights: TimetableFlight[]
  /** How many may be sold on each of SEATS_DAYS days from a day on; the same for a day always. */
  seats: (flight: TimetableFlight, cabin: Cabin, firstDay: Day) => Uint8Array
}

export interface TimetableToPrepare {
  dataDir: string
  databaseUrl: string | undefined
  /** How many hotels the world was asked for: a small one has fewer flights, too. */
  catalogueSize: number
  geographyFile: string
  today: Day
}

const SMALL_CATALOGUE = 5_000
const SMALL_WORLD_AIRPORTS = 150

/** As many as the geography knows, but in small worlds, which are made for tests. */
export function airportsFor({ catalogueSize }: Pick<TimetableToPrepare, 'catalogueSize'>): number {
  return catalogueSize < SMALL_CATALOGUE ? SMALL_WORLD_AIRPORTS : Infinity
}
