/**
 * A timetable: flights that repeat on days of the week within a season. Times are local ones, as
 * airlines publish them; how far apart two places are in time is told by their zones.
 */
import type { Day } from '../../../../site/calendar-day.ts'
import type { FareModel } from '../../fares/rules/fares.ts'

/** Minutes after local midnight, 0 to 1439. */
export type LocalMinute = number

export interface TimetableFlight {
  /** From 1 on; the same flight keeps it for good. */
  id: number
  /** Who sells it, by its two letters. */
  airline: string
  /** Who flies it: mostly the same. */
  operator: string
  number: number
  /** IATA codes. */
  origin: string
  destination: string
  departs: LocalMinute
  /** From gate to gate. */
  minutes: number
  /** Bit 0 is Monday, bit 6 Sunday, by the local day of departure. */
  weekdays: number
  /** The first and the last day of departure, both included. */
  firstDay: Day
  lastDay: Day
  aircraft: AircraftCode
  /** 0 where an airport has one only. */
  originTerminal: number
  destinationTerminal: number
}

export interface Airline {
  /** Two characters, as in flight numbers. */
  code: string
  name: string
  /** Where it is at home, by two letters. */
  country: string
  /**
   * Airlines of one group sell each other's flights on one ticket, with connections that are
   * waited for: an alliance, or an airline alone.
   */
  group: string
  /** Its name, empty for an airline without one. */
  alliance: string
  isLowCost: boolean
  fares: FareModel
}

export const CABINS = ['economy', 'premium', 'business', 'first'] as const
export type Cabin = (typeof CABINS)[number]

export interface Aircraft {
  name: string
  /** Of each cabin; 0 where it has none. */
  seats: Readonly<Record<Cabin, number>>
  kmh: number
  rangeKm: number
  /** Kilograms of fuel for taking off, and for a kilometre in the air. */
  fuelStart: number
  fuelPerKm: number
}

/** Types of aircraft, by the codes that timetables use for them. */
export const AIRCRAFT = {
  AT7: plane('ATR 72', [70, 0, 0, 0], 480, 1_300, 250, 1.9),
  E90: plane('Embraer 190', [94, 0, 12, 0], 760, 3_900, 650, 2.7),
  '223': plane('Airbus A220-300', [125, 0, 12, 0], 780, 5_500, 700, 2.6),
  '320': plane('Airbus A320', [168, 0, 12, 0], 790, 5_400, 850, 3.1),
  '32N': plane('Airbus A321neo', [198, 0, 16, 0], 790, 6_800, 950, 3.3),
  '7M8': plane('Boeing 737 MAX 8', [189, 0, 0, 0], 790, 6_300, 850, 3),
  '788': plane('Boeing 787-8', [206, 21, 22, 0], 860, 13_000, 1_900, 5.4),
  '789': plane('Boeing 787-9', [236, 28, 30, 0], 860, 14_000, 2_000, 5.8),
  '359': plane('Airbus A350-900', [224, 24, 40, 0], 870, 15_000, 2_100, 6),
  '77W': plane('Boeing 777-300ER', [240, 28, 52, 8], 870, 13_600, 2_700, 7.9),
} as const satisfies Record<string, Aircraft>
export type AircraftCode = keyof typeof AIRCRAFT

function plane(
  name: string,
  [economy, premium, business, first]: readonly [number, number, number, number],
  kmh: number,
  rangeKm: number,
  fuelStart: number,
  fuelPerKm: number,
): Aircraft {
  return { name, seats: { economy, premium, business, first }, kmh, rangeKm, fuelStart, fuelPerKm }
}

/** Flights that operators import have ids from here on; below are those of the demo world. */
export const FIRST_OPERATOR_FLIGHT = 1_000_000

/** How many days ahead seats are on sale, from today on. */
export const TIMETABLE_DAYS = 338

/**
 * Seats are laid out from a day that comes every four weeks, for as many days more: so they are
 * written anew once in four weeks, and on every day between there are enough of them.
 */
export const ROLL_DAYS = 28
export const SEATS_DAYS = TIMETABLE_DAYS + ROLL_DAYS

export function firstSeatsDay(today: Day): Day {
  return today - (today % ROLL_DAYS)
}

/** The cabins that an aircraft has. */
export function cabinsOf(aircraft: AircraftCode): Cabin[] {
  return CABINS.filter((cabin) => AIRCRAFT[aircraft].seats[cabin] > 0)
}

/** What is counted for a cabin of a flight on a day: the id under which seats are taken. */
export function seatsId(flightId: number, cabin: Cabin): number {
  return flightId * CABINS.length + CABINS.indexOf(cabin)
}

export function flightOfSeats(id: number): number {
  return Math.floor(id / CABINS.length)
}

export function fliesOn(
  { weekdays, firstDay, lastDay }: Pick<TimetableFlight, 'weekdays' | 'firstDay' | 'lastDay'>,
  day: Day,
): boolean {
  // 1 January 1970 was a Thursday.
  return day >= firstDay && day <= lastDay && ((weekdays >> ((day + 3) % 7)) & 1) === 1
}

/** "QV 1204", as boards show it. */
export function flightNumber({ airline, number }: Pick<TimetableFlight, 'airline' | 'number'>) {
  return `${airline} ${number}`
}
