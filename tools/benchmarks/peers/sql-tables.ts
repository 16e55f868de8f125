/** The tables of all three databases. `h` is the number of a hotel in the order of destinations. */
import { type FlatHotel, type FlatPlan, type FlatRoom, MAX_DEPTH } from './flat-world.ts'

const PLACES = Array.from({ length: MAX_DEPTH }, (_, depth) => `d${depth + 1}`)

export const TABLES = {
  hotels: [
    'id',
    'category',
    'chain',
    'band',
    'services',
    'segments',
    'currency',
    'boards',
    'free_days',
    'packets',
    'providers',
    'offers',
    ...PLACES,
    'latitude',
    'longitude',
  ],
  rate_plans: [
    'permille',
    'board_supplement',
    'packet_supplement',
    'board',
    'free_days',
    'packet',
    'provider',
    'offered',
  ],
  room_types: [
    'max_adults',
    'max_children',
    'max_persons',
    'single_permille',
    'extra_permille',
    'child_permille',
    'unit',
  ],
}

export type SqlType = 'int2' | 'int4' | 'float8'

export function typeOf(column: string): SqlType {
  if (column === 'latitude' || column === 'longitude') return 'float8'
  return /^(h|n|id|chain|unit|services|segments|packets?|d\d|t\d+|.*_supplement)$/.test(column)
    ? 'int4'
    : 'int2'
}

/**
 * A row store reads whole rows, so room types stand there once for each month of arrival, with the
 * totals of as many days more as a stay may last: a search touches one table.
 */
const MONTH_DAYS = 31
const LONGEST_STAY = 30

/**
 * Of the 24 months of arrival the searches of this benchmark touch the first two. The others are
 * left out: a table or a column that no search reads costs no search anything, and loading them
 * all takes an hour. The engine has all 731 days.
 */
const SEARCHED_MONTHS = 2
export const MONTHS = Array.from({ length: SEARCHED_MONTHS }, (_, at) => at)
export const SEARCHED_DAYS = SEARCHED_MONTHS * MONTH_DAYS + LONGEST_STAY

export function monthTable(month: number): string {
  return `room_types_${month}`
}

/** The table for an arrival on a day of the calendar, and the day's number in it. */
export function monthOf(day: number): { table: string; day: number } {
  return { table: monthTable(Math.floor(day / MONTH_DAYS)), day: day % MONTH_DAYS }
}

export function monthCells({ totals, states }: FlatRoom, month: number) {
  const first = month * MONTH_DAYS
  return {
    totals: totals.subarray(first, first + MONTH_DAYS + LONGEST_STAY + 1),
    states: states.subarray(first, first + MONTH_DAYS),
  }
}

/** Columns for running totals and states of so many days, where there are no arrays. */
export function dayColumns(totals: number, states: number): string[] {
  return [
    ...Array.from({ length: totals }, (_, day) => `t${day}`),
    ...Array.from({ length: states }, (_, day) => `s${day}`),
  ]
}

export const MONTH_COLUMNS = dayColumns(MONTH_DAYS + LONGEST_STAY + 1, MONTH_DAYS)

export function hotelValues(hotel: FlatHotel): number[] {
  return [
    hotel.id,
    hotel.category,
    hotel.chain,
    hotel.band,
    hotel.services,
    hotel.segments,
    hotel.currency,
    hotel.boards,
    hotel.freeDays,
    hotel.packets,
    hotel.providers,
    hotel.offers,
    ...hotel.places,
    hotel.latitude,
    hotel.longitude,
  ]
}

export function planValues(plan: FlatPlan): number[] {
  return [
    plan.permille,
    plan.boardSupplement,
    plan.packetSupplement,
    plan.board,
    plan.freeDays,
    plan.packet,
    plan.provider,
    plan.offers,
  ]
}

export function roomValues(room: FlatRoom): number[] {
  return [
    room.maxAdults,
    room.maxChildren,
    room.maxPersons,
    room.single,
    room.extra,
    room.child,
    room.unit,
  ]
}
