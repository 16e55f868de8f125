/** The tables of all three databases. `h` is the number of a hotel in the order of destinations. */
import { type FlatHotel, type FlatPlan, type FlatRoom, WINDOW_DAYS } from './flat-world.ts'

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
  ],
  rate_plans: ['permille', 'board_supplement', 'packet_supplement', 'board', 'free_days'],
  room_types: [
    'max_adults',
    'max_children',
    'max_persons',
    'single_permille',
    'extra_permille',
    'child_permille',
    'unit',
  ],
} as const

/** For the databases without arrays: running total and state of each day, and the last total. */
export const DAY_COLUMNS = [
  ...Array.from({ length: WINDOW_DAYS }, (_, day) => [`t${day}`, `s${day}`]).flat(),
  `t${WINDOW_DAYS}`,
]

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
  ]
}

export function planValues(plan: FlatPlan): number[] {
  return [plan.permille, plan.boardSupplement, plan.packetSupplement, plan.board, plan.freeDays]
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
