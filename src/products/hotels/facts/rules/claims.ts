/**
 * Claims: the short true statements on a card that may hasten a decision.
 *
 * They are a pure function of recorded facts. A fact that is missing makes no claim, and nothing
 * here can invent one.
 */
import type { FoundHotel, HotelMetadata } from '../../catalogue/rules/hotel.ts'
import { isPriceShown } from '../../../../site/money.ts'
import type { SizeClass } from '../../../../ui/rules/screen-sizes.ts'

const MAX_ROOMS_LEFT_CLAIMED = 5

/** The type of orders that are worded as of this moment. */
export const ORDERS_NOW = 1

export interface ClaimFacts {
  hotel: Pick<
    FoundHotel,
    'minPrice' | 'roomsLeft' | 'hasFreeCancellation' | 'paymentLabel' | 'packetSale'
  >
  /** Null when nothing is recorded about the hotel. */
  metadata: HotelMetadata | null
  isPageComplete: boolean
}

export interface Claims {
  urgency: Urgency
  isGoodPrice: boolean
  /** How many rooms are left, or null for no such claim. */
  roomsLeft: number | null
  hasFreeCancellation: boolean
  paymentLabel: string | null
}

export interface Urgency {
  visits: UrgencyClaim | null
  orders: UrgencyClaim | null
  /**
   * On large screens the two appear in turn as they scroll into view; on smaller ones they share
   * a place and tick; alone, one stands still; with none, the area is removed.
   */
  display: 'in-turn' | 'ticking' | 'static' | 'removed'
}

/** "N people looking at this moment", "N booked", "Just booked". */
export interface UrgencyClaim {
  wording: 'people-looking' | 'orders' | 'just-booked'
  count: number
}

const NO_URGENCY: Urgency = { visits: null, orders: null, display: 'removed' }

export function claimsOn(size: SizeClass, facts: ClaimFacts): Claims {
  const { hotel } = facts
  const isGoodPrice = isBelowAverage(facts)
  const isOneTooMany = size === 'M' && isGoodPrice
  return {
    urgency: urgencyOn(size, facts),
    isGoodPrice,
    roomsLeft: isFewLeft(hotel.roomsLeft) && !isOneTooMany ? hotel.roomsLeft : null,
    hasFreeCancellation: hotel.hasFreeCancellation,
    paymentLabel: hotel.paymentLabel || null,
  }
}

function urgencyOn(size: SizeClass, { hotel, metadata, isPageComplete }: ClaimFacts): Urgency {
  if (!metadata || hotel.packetSale.type !== '') return NO_URGENCY
  const ordersWording = metadata.ordersType === ORDERS_NOW ? 'just-booked' : 'orders'
  const visits = counted('people-looking', metadata.visits)
  const orders = counted(ordersWording, metadata.orders)
  if (!visits && !orders) return NO_URGENCY
  if (!visits || !orders) return { visits, orders, display: 'static' }
  if (size === 'L' || size === 'XL') return { visits, orders, display: 'in-turn' }
  // Until the page is complete the figures may still change, so the first one stands still.
  return { visits, orders, display: isPageComplete ? 'ticking' : 'static' }
}

function counted(wording: UrgencyClaim['wording'], count: number): UrgencyClaim | null {
  return count > 0 ? { wording, count } : null
}

function isBelowAverage({ hotel, metadata }: ClaimFacts): boolean {
  return !!metadata && isPriceShown(hotel.minPrice) && hotel.minPrice < metadata.averagePrice
}

function isFewLeft(roomsLeft: number): boolean {
  return roomsLeft >= 1 && roomsLeft <= MAX_ROOMS_LEFT_CLAIMED
}
