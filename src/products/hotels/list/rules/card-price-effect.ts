/** What a card does when its price arrives, falls or turns out not to exist. */
import type { CardMemory } from '../../catalogue/rules/hotel.ts'
import { isPriceShown, type MinorUnits } from '../../../../site/money.ts'
import { isComplete } from '../../../../site/page-status.ts'

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

/** The highlight of an improved price, so many milliseconds after it appeared. */
export function improvedPricePhase(elapsedMs: number): 'shown' | 'fading' | 'removed' {
  if (elapsedMs < IMPROVED_PRICE_SHOWN_MS) return 'shown'
  return elapsedMs < IMPROVED_PRICE_SHOWN_MS + IMPROVED_PRICE_FADE_MS ? 'fading' : 'removed'
}

/** While the search goes on a price may still come. */
export function isSoldOut(minPrice: MinorUnits | null, status: number): boolean {
  return !isPriceShown(minPrice) && isComplete(status)
}

/** Sold out animates in once; drawn again, it simply stands there. */
export function doesSoldOutAnimate(memory: Pick<CardMemory, 'wasSoldOutShown'>): boolean {
  return !memory.wasSoldOutShown
}

/** "Sold out! The last room…" is set in two lines, the first of one word. */
export function splitAfterFirstWord(text: string): [first: string, rest: string] {
  const [first = ''] = text.trim().split(/\s/, 1)
  return [first, text.trim().slice(first.length).trimStart()]
}
