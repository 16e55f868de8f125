/** What every contestant of the search benchmark can do, and when two of them agree. */
import type { EngineQuery } from '../../../src/products/hotels/engine/search/engine-query.ts'
import type { FlatHotel, FlatWorld } from './flat-world.ts'

/** All groups that have options of their own; a name is a text, and a hotel an option when chosen. */
export const GROUPS = [
  'categories',
  'ratingRanges',
  'boards',
  'services',
  'segments',
  'freeCancellation',
  'chains',
  'supplements',
  'providers',
  'exclusivePrices',
  'locations',
  'prices',
  'pointsOfInterest',
] as const

export type Group = (typeof GROUPS)[number]
export type Counts = Partial<Record<Group, Record<string, number>>>

export interface Answer {
  total: number
  /** In order; prices per room and night in the visitor's currency, not rounded. */
  page: { id: number; price: number }[]
  counts: Counts
  /** Absent where somebody does not tell. */
  summary?: AnswerSummary
}

export interface AnswerSummary {
  minPrice: number | null
  maxPrice: number | null
  histogram: number[]
  packetSales: number
  /** The mean of all matches on the map. */
  latitude: number
  longitude: number
  /** At most 500, evenly from all matches. */
  pins: { id: number; price: number }[]
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

/** What the second answer says otherwise than the first; empty when they agree. */
export function differences(one: Answer, other: Answer): string[] {
  const groups = GROUPS.filter((group) => other.counts[group])
  const told = [flat(one, groups, !!other.summary), flat(other, groups, !!other.summary)] as const
  const keys = new Set([...told[0].keys(), ...told[1].keys()])
  return [
    ...[...keys]
      .filter((key) => told[0].get(key) !== told[1].get(key))
      .map((key) => `${key}: ${told[0].get(key) ?? 'none'} against ${told[1].get(key) ?? 'none'}`),
    ...(other.summary && other.total > 0 ? meansApart(one.summary!, other.summary) : []),
  ]
}

/** Sums of floating numbers depend on their order, so a mean is compared to a few metres. */
function meansApart(one: AnswerSummary, other: AnswerSummary): string[] {
  const apart = Math.max(
    Math.abs(one.latitude - other.latitude),
    Math.abs(one.longitude - other.longitude),
  )
  return apart < 0.000_1 ? [] : [`the mean places are ${apart} degrees apart`]
}

/** An option without hotels is the same as none. */
function flat(answer: Answer, groups: Group[], withSummary: boolean): Map<string, string> {
  const { total, page, counts, summary } = answer
  const options = groups.flatMap((group) =>
    Object.entries(counts[group] ?? {})
      .filter(([, count]) => count > 0)
      .map(([value, count]) => [`${group} ${value}`, String(count)] as const),
  )
  const places = page.map(({ id, price }, at) => [`place ${at + 1}`, `${id} at ${price}`] as const)
  const told: (readonly [string, string])[] = [['total', String(total)], ...places, ...options]
  return new Map([...told, ...(withSummary && summary ? summaryOf(summary, total) : [])])
}

function summaryOf(summary: AnswerSummary, total: number): [string, string][] {
  const { minPrice, maxPrice, histogram, packetSales, pins } = summary
  if (total === 0) return []
  return [
    ['prices', `${minPrice} to ${maxPrice}`],
    ['histogram', histogram.join()],
    ['packet sales', String(packetSales)],
    ['pins', pins.map(({ id, price }) => `${id} at ${price}`).join()],
  ]
}
