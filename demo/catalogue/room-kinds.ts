/** What each kind of room holds and costs, and which rooms an accommodation has. */
import type { RoomKind } from '../../src/products/hotels/catalogue/rules/catalogue.ts'
import type { Dice } from '../../src/site/dice.ts'
import type { HotelClass } from './hotel-class.ts'
import type { Setting } from './place-kinds.ts'

export interface RoomFacts {
  maxAdults: number
  maxChildren: number
  maxPersons: number
  /** Against a double room of the same house. */
  price: number
  singlePermille: number
  extraAdultPermille: number
  childPermille: number
  /** The most that one house of middle size puts on sale. */
  rooms: number
}

type RoomRow = [
  kind: RoomKind,
  maxAdults: number,
  maxChildren: number,
  maxPersons: number,
  price: number,
  singlePermille: number,
  extraAdultPermille: number,
  childPermille: number,
  rooms: number,
]

const ROOM_ROWS: RoomRow[] = [
  ['single', 1, 0, 1, 0.74, 1000, 0, 0, 4],
  ['double', 2, 1, 3, 1, 820, 300, 200, 13],
  ['double-superior', 2, 1, 3, 1.22, 860, 300, 200, 7],
  ['twin', 2, 0, 2, 0.97, 820, 0, 0, 8],
  ['triple', 3, 2, 3, 1.08, 780, 280, 180, 5],
  ['quadruple', 4, 3, 4, 1.14, 760, 260, 160, 4],
  ['family', 3, 3, 5, 1.3, 850, 250, 120, 5],
  ['junior-suite', 3, 2, 4, 1.62, 920, 260, 150, 4],
  ['suite', 3, 2, 4, 2.3, 960, 250, 150, 2],
  ['studio', 2, 1, 3, 1, 950, 200, 100, 6],
  ['apartment-1', 4, 3, 4, 1.2, 970, 140, 80, 6],
  ['apartment-2', 6, 4, 6, 1.55, 1000, 100, 60, 4],
  ['apartment-3', 8, 5, 8, 1.95, 1000, 80, 50, 2],
  ['bungalow', 4, 3, 5, 1.35, 950, 150, 90, 5],
  ['dormitory', 8, 0, 8, 0.52, 500, 500, 500, 12],
]

export const ROOM_FACTS = Object.fromEntries(
  ROOM_ROWS.map(
    ([kind, maxAdults, maxChildren, maxPersons, price, single, extra, child, rooms]) => [
      kind,
      {
        maxAdults,
        maxChildren,
        maxPersons,
        price,
        singlePermille: single,
        extraAdultPermille: extra,
        childPermille: child,
        rooms,
      },
    ],
  ),
) as Record<RoomKind, RoomFacts>

/** The first is the one by which a house is priced; others join it in this order, by chance. */
const HOTEL_ROOMS: Record<'1-2' | '3' | '4' | '5', readonly [RoomKind, number][]> = {
  '1-2': [
    ['double', 1],
    ['single', 0.4],
    ['twin', 0.3],
    ['triple', 0.45],
    ['quadruple', 0.2],
  ],
  '3': [
    ['double', 1],
    ['single', 0.3],
    ['double-superior', 0.35],
    ['triple', 0.5],
    ['family', 0.4],
  ],
  '4': [
    ['double', 1],
    ['double-superior', 0.55],
    ['family', 0.35],
    ['junior-suite', 0.45],
    ['single', 0.1],
    ['suite', 0.1],
  ],
  '5': [
    ['double', 1],
    ['double-superior', 0.7],
    ['junior-suite', 0.6],
    ['suite', 0.6],
    ['family', 0.2],
  ],
}
const HOSTEL_ROOMS: readonly [RoomKind, number][] = [
  ['double', 1],
  ['dormitory', 0.45],
  ['single', 0.35],
  ['triple', 0.3],
  ['quadruple', 0.2],
]
const APARTMENTS: readonly [RoomKind, number][] = [
  ['studio', 0.6],
  ['apartment-1', 0.8],
  ['apartment-2', 0.6],
  ['apartment-3', 0.2],
]
const HOUSES: readonly [RoomKind, number][] = [
  ['double', 0.6],
  ['apartment-2', 0.4],
  ['apartment-3', 0.3],
  ['bungalow', 0.3],
]
const BUNGALOWS = 0.07
const MAX_ROOM_TYPES = 4

export function roomKinds(dice: Dice, { kind, stars }: HotelClass, setting: Setting): RoomKind[] {
  const table = roomTable(kind, stars)
  const kinds = table.filter(([, chance]) => dice.chance(chance)).map(([room]) => room)
  if (kinds.length === 0) kinds.push(table[0]![0])
  const isResort = setting === 'beach' && kind !== 'hostel'
  if (isResort && !kinds.includes('bungalow') && dice.chance(BUNGALOWS)) kinds.push('bungalow')
  return kinds.slice(0, MAX_ROOM_TYPES)
}

function roomTable(kind: HotelClass['kind'], stars: number): readonly [RoomKind, number][] {
  if (kind === 'apartment') return APARTMENTS
  if (kind === 'hostel') return HOSTEL_ROOMS
  if (kind === 'house') return HOUSES
  return HOTEL_ROOMS[stars <= 2 ? '1-2' : stars === 3 ? '3' : stars === 4 ? '4' : '5']
}
