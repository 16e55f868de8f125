/** What every contestant of the search benchmark can do, and when two of them agree. */
import type { EngineQuery } from '../../../src/engine/engine-query.ts'
import type { FlatHotel, FlatWorld } from './flat-world.ts'

/** The groups whose counts are compared; the engine counts more of them in the same time. */
export const GROUPS = [
  'categories',
  'ratingRanges',
  'boards',
  'services',
  'segments',
  'freeCancellation',
  'chains',
] as const

export type Group = (typeof GROUPS)[number]
export type Counts = Record<Group, Record<string, number>>

export interface Answer {
  total: number
  /** In order; prices per room and night in the visitor's currency, not rounded. */
  page: { id: number; price: number }[]
  counts: Counts
}

export interface Peer {
  name: string
  /** Hotels come in the order of their rows. */
  add: (hotel: FlatHotel) => void | Promise<void>
  /** After the last hotel: indexes, statistics, caches. */
  finish: (world: FlatWorld) => Promise<void>
  search: (query: EngineQuery) => Answer | Promise<Answer>
  close: () => void | Promise<void>
}

/** What one answer says otherwise than the other; empty when they agree. */
export function differences(one: Answer, other: Answer): string[] {
  const told = [flat(one), flat(other)] as const
  const keys = new Set([...told[0].keys(), ...told[1].keys()])
  return [...keys]
    .filter((key) => told[0].get(key) !== told[1].get(key))
    .map((key) => `${key}: ${told[0].get(key) ?? 'none'} against ${told[1].get(key) ?? 'none'}`)
}

/** An option without hotels is the same as none. */
function flat({ total, page, counts }: Answer): Map<string, string> {
  const options = GROUPS.flatMap((group) =>
    Object.entries(counts[group])
      .filter(([, count]) => count > 0)
      .map(([value, count]) => [`${group} ${value}`, String(count)] as const),
  )
  const places = page.map(({ id, price }, at) => [`place ${at + 1}`, `${id} at ${price}`] as const)
  return new Map([['total', String(total)], ...places, ...options])
}
