/** What a card does when its price arrives, falls or turns out not to exist. */
import type { CardMemory } from '../../catalogue/rules/hotel.ts'
import { isPriceShown, type MinorUnits } from '../../../../site/money.ts'
import { isComplete } from '../../../../site/page-status.ts'
import { UNKNOWN_DISTANCE } from '../../../../places/rules/distance.ts'
import type { Urgency } from '../../facts/rules/claims.ts'
import { FLAG_SET } from './facets.ts'
import type { PreFilters } from './filter-state.ts'
import { SUPPLEMENT_CODES } from '../../catalogue/rules/supplements.ts'

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

/** What a card says about where its hotel is. */
export interface LocationFacts {
  cityName: string
  centreDistanceKm: number
  /** The point of interest that the visitor chose, if any. */
  point: { name: string; distanceKm: number } | null
  hasCoast: boolean
}

export type LocationLine =
  | { kind: 'point-of-interest'; name: string; distanceKm: number }
  /** Without distance when nobody knows it. */
  | { kind: 'city'; name: string; distanceKm: number | null }

/** Farther away a point of interest says nothing about a hotel, except along a coast. */
const FARTHEST_POINT_KM = 200

export function locationLine(facts: LocationFacts): LocationLine {
  const { point, hasCoast, cityName, centreDistanceKm } = facts
  if (point && isPointShown(point.distanceKm, hasCoast)) {
    return { kind: 'point-of-interest', ...point }
  }
  const distanceKm = centreDistanceKm === UNKNOWN_DISTANCE ? null : centreDistanceKm
  return { kind: 'city', name: cityName, distanceKm }
}

function isPointShown(km: number, hasCoast: boolean): boolean {
  return km !== UNKNOWN_DISTANCE && (km <= FARTHEST_POINT_KM || hasCoast)
}

/**
 * The ticker by which visits and orders take turns in one place of a small card.
 *
 * It is a step function, so that a page needs only one timer for all its cards and a test needs
 * none. Of every nine seconds, orders are seen for six and visits for three.
 */
export const URGENCY_TICK_MS = 1000
const LAST_URGENCY_STEP = 8

/** What happens to the list that makes every ticker stop. */
export type ListEvent = 'filtered' | 'sorted' | 'paginated' | 'filtered-mobile'

/** As much of a card's claims as decides how they take turns. */
export interface TickedClaims extends Pick<Urgency, 'display'> {
  /** Whether there is any to show. */
  visits: unknown
}

type Shown = 'visits' | 'orders'

export type UrgencyTicker =
  | { mode: 'removed' }
  | { mode: 'static' | 'stopped'; shown: Shown }
  /** `step` is the one that the next tick runs. */
  | { mode: 'ticking'; shown: Shown; step: number }

/** At these steps the other claim fades in. */
const SWITCHES: Partial<Record<number, Shown>> = { 0: 'orders', 6: 'visits' }

export function startTicker({ visits, display }: TickedClaims): UrgencyTicker {
  if (display === 'removed') return { mode: 'removed' }
  if (display === 'ticking') return { mode: 'ticking', shown: 'visits', step: 0 }
  return { mode: 'static', shown: visits ? 'visits' : 'orders' }
}

export function advanceTicker(ticker: UrgencyTicker): UrgencyTicker {
  if (ticker.mode !== 'ticking') return ticker
  return {
    mode: 'ticking',
    shown: SWITCHES[ticker.step] ?? ticker.shown,
    step: ticker.step === LAST_URGENCY_STEP ? 0 : ticker.step + 1,
  }
}

/** On any list event; what is seen at that moment stays until the card is drawn anew. */
export function stopTicker(ticker: UrgencyTicker): UrgencyTicker {
  return ticker.mode === 'ticking' ? { mode: 'stopped', shown: ticker.shown } : ticker
}

/**
 * The switch of the sort bar between "hotel only" and short-break packages. It has no state of
 * its own: its two positions are the two pre-filters, and at first it stands at neither.
 */
export type OfferPosition = 'hotel-only' | 'short-break'

const POSITIONS: Record<OfferPosition, PreFilters> = {
  'hotel-only': { onlyAccommodations: [FLAG_SET] },
  'short-break': { supplements: SUPPLEMENT_CODES },
}

export function offerPosition(preFilters: PreFilters): OfferPosition | null {
  if (preFilters.onlyAccommodations) return 'hotel-only'
  return preFilters.supplements ? 'short-break' : null
}

/** Turning it to where it stands lets everything be seen again; where is another question. */
export function turnOfferSwitch(preFilters: PreFilters, to: OfferPosition): PreFilters {
  const { area } = preFilters
  return { ...(area && { area }), ...(offerPosition(preFilters) !== to && POSITIONS[to]) }
}
