/**
 * The sliding windows in which recorded events become the facts behind claims. An event counts from
 * the moment it happened until its window has passed it, and then it counts no more.
 */
import type { Day } from '../../../../site/calendar-day.ts'
import type { PriceChange } from '../../catalogue/rules/catalogue.ts'
import { ORDERS_NOW } from './claims.ts'
import type { FoundHotel, HotelMetadata } from '../../catalogue/rules/hotel.ts'
import { PRICE_HISTORY_DAYS } from '../../rates/rules/pricing.ts'

const HOUR_MS = 3_600_000

/** Who opened a hotel so recently is said to be looking at it. */
export const VISITS_WINDOW_MS = 2 * HOUR_MS
/** "In the last few days". */
export const ORDERS_WINDOW_MS = 7 * 24 * HOUR_MS
/** "Just booked". */
export const ORDERS_NOW_MS = HOUR_MS

const ORDERS_EARLIER = 0
const UNCHANGED_PERMILLE = 1000
const FEW_ROOMS = 5

/** What is recorded of a hotel; zero and null where nothing is. */
export interface HotelRecord {
  /** Other people who opened it within the window. */
  visits: number
  /** Bookings within the window, and when the last of them was made. */
  orders: number
  lastOrderAt: number | null
  /** See `averagePermille`. */
  averagePermille: number | null
}

export function isWithin(windowMs: number, happenedAt: number, now: number): boolean {
  return happenedAt <= now && happenedAt > now - windowMs
}

/** Null when there is nothing to tell, so that nothing is claimed. */
export function metadataOf(
  { visits, orders, lastOrderAt, averagePermille }: HotelRecord,
  { minPrice, roomsLeft }: Pick<FoundHotel, 'minPrice' | 'roomsLeft'>,
  now: number,
): HotelMetadata | null {
  const isNow = lastOrderAt !== null && isWithin(ORDERS_NOW_MS, lastOrderAt, now)
  const average = minPrice === null ? null : averagePermille
  const hasFewRooms = roomsLeft > 0 && roomsLeft <= FEW_ROOMS
  if (visits === 0 && orders === 0 && average === null && !hasFewRooms) return null
  return {
    visits,
    orders,
    ordersType: isNow ? ORDERS_NOW : ORDERS_EARLIER,
    averagePrice: average === null ? 0 : Math.round((minPrice! * average) / UNCHANGED_PERMILLE),
    hasFewRooms,
    isLastRoom: roomsLeft === 1,
  }
}

/**
 * What a room type cost on average over the last 30 days, today not among them, in thousandths of
 * today's price. Null when its price did not change: an average that equals the price says nothing.
 */
export function averagePermille(changes: readonly PriceChange[], today: Day): number | null {
  const firstDay = today - PRICE_HISTORY_DAYS
  let sum = 0
  let day = firstDay
  for (const { changedOn, previousPermille } of changes) {
    const until = Math.min(changedOn, today)
    if (until <= day) continue
    sum += (until - day) * previousPermille
    day = until
  }
  if (day === firstDay) return null
  return (sum + (today - day) * UNCHANGED_PERMILLE) / PRICE_HISTORY_DAYS
}
