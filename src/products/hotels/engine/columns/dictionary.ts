/**
 * Words that many rows share, each written once; columns hold positions. It is complete when the
 * columns are frozen and travels to other threads and into snapshots as JSON in a column.
 */
import type { RoomType } from '../../catalogue/rules/catalogue.ts'
import { CURRENCIES, type CurrencyCode } from '../../../../site/money.ts'
import type { Offer } from '../../rates/rules/rates.ts'
import { SUPPLEMENT_CODES } from '../../catalogue/rules/supplements.ts'

/** [adults, children, persons at most, single, extra adult, child permille, 1 with a sheet] */
export type Profile = [number, number, number, number, number, number, number]

export interface Dictionary {
  categories: string[]
  /** The first is "no chain". */
  chains: { id: number; name: string }[]
  providers: number[]
  /** The first is "no packet". */
  packets: string[]
  boardCodes: string[]
  offerCodes: string[]
  offerLists: Offer[][]
  profiles: Profile[]
}

export const CURRENCY_CODES = Object.keys(CURRENCIES) as CurrencyCode[]

export function emptyDictionary(): Dictionary {
  return {
    categories: [],
    chains: [{ id: 0, name: '' }],
    providers: [],
    packets: ['', ...SUPPLEMENT_CODES],
    boardCodes: [],
    offerCodes: [],
    offerLists: [],
    profiles: [],
  }
}

export function profileOf(room: RoomType): Profile {
  return [
    room.maxAdults,
    room.maxChildren,
    room.maxPersons,
    room.singlePermille,
    room.extraAdultPermille,
    room.childPermille,
    Number(room.sheet !== null),
  ]
}

export function encodeDictionary(dictionary: Dictionary): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(dictionary))
}

/** Decoding text out of shared memory needs a copy of it. */
export function decodeDictionary(bytes: Uint8Array): Dictionary {
  return JSON.parse(new TextDecoder().decode(bytes.slice())) as Dictionary
}

/** Gives each distinct value its position, in the order in which they come. */
export class Positions<Value> {
  readonly values: Value[]
  private readonly positions = new Map<string | number, number>()
  private readonly keyOf: (value: Value) => string | number

  constructor(values: Value[], keyOf: (value: Value) => string | number) {
    this.values = values
    this.keyOf = keyOf
    values.forEach((value, position) => this.positions.set(keyOf(value), position))
  }

  of(value: Value): number {
    const key = this.keyOf(value)
    let position = this.positions.get(key)
    if (position === undefined) {
      position = this.values.push(value) - 1
      this.positions.set(key, position)
    }
    return position
  }
}
