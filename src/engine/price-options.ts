/**
 * The options of the price filter: the seven ranges of the currency and whatever is chosen. Their
 * ends cut prices into segments, as locations cut rows; see location-options.ts.
 */
import type { CurrencyCode } from '../core/money.ts'
import {
  type PriceRange,
  priceRanges,
  readPriceRange,
  writePriceRange,
} from '../core/price-steps.ts'

export interface PriceOptions {
  options: { written: string; range: PriceRange; isChosen: boolean }[]
  /** Where each segment begins, in major units; the first at 0. */
  edges: Float64Array
  isCovered: Uint8Array
  counts: Int32Array
}

export function priceOptions(currency: CurrencyCode, chosen: readonly string[]): PriceOptions {
  const offered = priceRanges(currency).map(writePriceRange)
  const options = [...new Set([...offered, ...chosen])].flatMap((written) => {
    const range = readPriceRange(written)
    return range ? [{ written, range, isChosen: chosen.includes(written) }] : []
  })
  const cuts = options.flatMap(({ range }) => [range.from, range.below ?? 0])
  const edges = Float64Array.from(new Set([0, ...cuts])).toSorted()
  const isCovered = new Uint8Array(edges.length)
  for (const { range, isChosen } of options)
    if (isChosen)
      edges.forEach((edge, segment) => {
        if (edge >= range.from && (range.below === null || edge < range.below))
          isCovered[segment] = 1
      })
  return { options, edges, isCovered, counts: new Int32Array(edges.length) }
}

/** The segment of a price: the last edge that it reaches. */
export function segmentOfPrice(edges: Float64Array, price: number): number {
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
