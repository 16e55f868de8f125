/**
 * The options of the price filter: the seven ranges of the currency and whatever is chosen. Their
 * ends cut prices into segments, as locations cut rows; see location-options.ts.
 */
import type { CurrencyCode } from '../../../../site/money.ts'
import {
  type PriceRange,
  priceRanges,
  readPriceRange,
  writePriceRange,
} from '../../list/rules/price-steps.ts'

export interface PriceOptions {
  options: { written: string; range: PriceRange; isChosen: boolean }[]
  /** Where each segment begins, in major units; the first at 0. */
  edges: Float64Array
  counts: Int32Array
  /** The chosen ranges, joined where they meet: from, below, from, below … */
  covered: Float64Array
  /** Whether some price is in none of them. */
  isLimited: boolean
}

/** Of those who have chosen no price, which are most visitors. */
const unchosen = new Map<CurrencyCode, PriceOptions>()

export function priceOptions(currency: CurrencyCode, chosen: readonly string[]): PriceOptions {
  if (chosen.length > 0) return compiled(currency, chosen)
  let options = unchosen.get(currency)
  if (!options) unchosen.set(currency, (options = compiled(currency, [])))
  return { ...options, counts: new Int32Array(options.counts.length) }
}

function compiled(currency: CurrencyCode, chosen: readonly string[]): PriceOptions {
  const offered = priceRanges(currency).map(writePriceRange)
  const options = [...new Set([...offered, ...chosen])].flatMap((written) => {
    const range = readPriceRange(written)
    return range ? [{ written, range, isChosen: chosen.includes(written) }] : []
  })
  const cuts = options.flatMap(({ range }) => [range.from, range.below ?? 0])
  const edges = Float64Array.from(new Set([0, ...cuts])).toSorted()
  const covered = joined(options.filter(({ isChosen }) => isChosen).map(({ range }) => range))
  const isEverything = covered[0] === 0 && covered[1] === Infinity
  const isLimited = chosen.length > 0 && !isEverything
  return { options, edges, counts: new Int32Array(edges.length), covered, isLimited }
}

function joined(ranges: readonly PriceRange[]): Float64Array {
  const apart: number[] = []
  for (const { from, below } of ranges.toSorted((one, other) => one.from - other.from)) {
    const end = below ?? Infinity
    if (apart.length > 0 && from <= apart.at(-1)!)
      apart[apart.length - 1] = Math.max(apart.at(-1)!, end)
    else apart.push(from, end)
  }
  return Float64Array.from(apart)
}

/** Whether a price in major units lies in a chosen range. */
export function isCovered({ covered }: PriceOptions, price: number): boolean {
  return price >= covered[0]! && (segmentOfPrice(covered, price) & 1) === 0
}

/** Up to so many edges are all compared, which is sooner done than guessing where to look. */
const FEW_EDGES = 24

/** The segment of a price: the last edge that it reaches. */
export function segmentOfPrice(edges: Float64Array, price: number): number {
  if (edges.length <= FEW_EDGES) {
    let reached = -1
    for (let at = 0; at < edges.length; at++) reached += Number(edges[at]! <= price)
    return reached
  }
  let low = 0
  let high = edges.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (edges[middle]! <= price) low = middle
    else high = middle - 1
  }
  return low
}

export function priceCounts({ options, edges, counts }: PriceOptions): Record<string, number> {
  const counted: Record<string, number> = {}
  for (const { written, range, isChosen } of options) {
    let count = 0
    edges.forEach((edge, segment) => {
      const isInside = edge >= range.from && (range.below === null || edge < range.below)
      if (isInside) count += counts[segment]!
    })
    if (count > 0 || isChosen) counted[written] = count
  }
  return counted
}
