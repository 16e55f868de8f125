/** What a card does when its price arrives, falls or turns out not to exist. */
import { isPriceShown, type MinorUnits } from '../../../../site/money.ts'
import { isComplete } from './page-status.ts'

export const IMPROVED_PRICE_SHOWN_MS = 2000
export const IMPROVED_PRICE_FADE_MS = 1100

export type PriceEffect = 'fade-in' | 'improved' | 'none'

export interface PriceChange {
  previous: MinorUnits | null
  current: MinorUnits | null
  /** Page status: once a search is complete, a lower price is another search, not a find. */
  status: number
}

export function priceEffect({ previous, current, status }: PriceChange): PriceEffect {
  if (!isPriceShown(current)) return 'none'
  if (!isPriceShown(previous)) return 'fade-in'
  return current < previous && !isComplete(status) ? 'improved' : 'none'
}

/** While the search goes on a price may still come. */
export function isSoldOut(minPrice: MinorUnits | null, status: number): boolean {
  return !isPriceShown(minPrice) && isComplete(status)
}

/** "Sold out! The last room…" is set in two lines, the first of one word. */
export function splitAfterFirstWord(text: string): [first: string, rest: string] {
  const [first = ''] = text.trim().split(/\s/, 1)
  return [first, text.trim().slice(first.length).trimStart()]
}
