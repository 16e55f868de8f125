/** Which meals a demo hotel sells, under which of the suppliers' codes, and what they cost. */
import type { Dice } from '../dice.ts'
import type { HotelClass } from './hotel-class.ts'
import { isTropical, type Setting } from './place-kinds.ts'

export interface PlanBoard {
  code: string
  /** Per person and night, against the price of a double. */
  price: number
}

type Meals = 'SA' | 'HD' | 'MP' | 'PC' | 'TI' | 'AL' | 'CE' | 'OT'

const BOARD_PRICES: Record<Meals, number> = {
  SA: 0,
  OT: 0.05,
  HD: 0.085,
  CE: 0.16,
  MP: 0.23,
  AL: 0.3,
  PC: 0.34,
  TI: 0.46,
}

/** Suppliers write half and full board in many ways; the plain one is the most usual. */
const SPELLINGS: Partial<Record<Meals, readonly string[]>> = {
  MP: ['MP', 'MP', 'MP', 'MP', 'MP', 'MB', 'HS', 'HR', 'HL', 'HH'],
  PC: ['PC', 'PC', 'PC', 'PC', 'FS', 'FR', 'FL', 'FD'],
}

type BoardPlace = Setting | 'tropicalBeach' | 'apartment' | 'hostel'

// How likely each is offered, room only first.
// oxfmt-ignore
const BOARDS_BY_PLACE: Record<BoardPlace, Partial<Record<Meals, number>>> = {
  city: { SA: 0.9, HD: 0.85, MP: 0.12, CE: 0.01, OT: 0.01 },
  airport: { SA: 0.95, HD: 0.85, MP: 0.08, OT: 0.02 },
  beach: { SA: 0.3, HD: 0.7, MP: 0.65, PC: 0.25, TI: 0.3, AL: 0.02, CE: 0.02 },
  tropicalBeach: { SA: 0.2, HD: 0.45, MP: 0.12, TI: 0.6, AL: 0.04 },
  mountain: { SA: 0.45, HD: 0.85, MP: 0.6, PC: 0.1, OT: 0.02 },
  countryside: { SA: 0.75, HD: 0.8, MP: 0.25, CE: 0.03 },
  apartment: { SA: 1, HD: 0.2, MP: 0.06, TI: 0.03 },
  hostel: { SA: 0.95, HD: 0.5, OT: 0.03 },
}

/** A board beyond the third makes a list that nobody reads. */
const MOST_BOARDS = 3
/** Below three stars nobody cooks for a whole house; above, breakfast goes without saying. */
const FULL_KITCHEN_STARS = 3

export function planBoards(
  dice: Dice,
  { kind, stars }: HotelClass,
  setting: Setting,
  latitude: number,
): PlanBoard[] {
  const table = BOARDS_BY_PLACE[rowOf(kind, setting, latitude)]
  const offered = (Object.keys(table) as Meals[]).filter((meals) => {
    const isBigMeal = BOARD_PRICES[meals] > BOARD_PRICES.CE
    const chance = isBigMeal && stars < FULL_KITCHEN_STARS ? table[meals]! / 3 : table[meals]!
    return dice.chance(chance)
  })
  if (offered.length === 0) offered.push('HD')
  // When there are too many, the plainest go: whoever offers all meals lives from them.
  return offered.slice(-MOST_BOARDS).map((meals) => {
    const spellings = SPELLINGS[meals]
    return {
      code: spellings ? dice.pick(spellings) : meals,
      price: BOARD_PRICES[meals] * dice.between(0.85, 1.15),
    }
  })
}

function rowOf(kind: HotelClass['kind'], setting: Setting, latitude: number): BoardPlace {
  if (kind === 'apartment' || kind === 'hostel') return kind
  if (kind === 'house') return 'countryside'
  return setting === 'beach' && isTropical(latitude) ? 'tropicalBeach' : setting
}
