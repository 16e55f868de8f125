/**
 * Recorded facts as columns in shared memory: who opened which hotel lately, and when it was booked.
 * Written anew as a whole by the main thread, read by the others in microseconds.
 *
 * Times stay with the facts, so that they grow old even while no new ones can be read.
 */
import {
  averagePermille,
  type HotelRecord,
  isWithin,
  ORDERS_WINDOW_MS,
  VISITS_WINDOW_MS,
} from '../rules/metadata-windows.ts'
import type { HotelOrder } from '../store/hotel-facts.ts'
import type { Day } from '../../../../site/calendar-day.ts'
import type { PriceChange } from '../../catalogue/rules/catalogue.ts'
import type { EngineColumns } from '../../engine/columns/engine-columns.ts'
import { rowOfId } from '../../engine/columns/side-indexes.ts'

export interface RecordedFacts {
  /** Hotel and viewer in one number, ascending; see `viewKey`. */
  viewKeys: Float64Array
  viewedAt: Float64Array
  /** Ascending, each as often as it was booked. */
  orderHotels: Float64Array
  bookedAt: Float64Array
}

export const NO_FACTS: RecordedFacts = {
  viewKeys: new Float64Array(),
  viewedAt: new Float64Array(),
  orderHotels: new Float64Array(),
  bookedAt: new Float64Array(),
}

/** A hotel's id has 31 bits and a number is exact up to 53. */
const VIEWERS = 2 ** 20

/**
 * Visitors are kept as a small hash of their cookie. Two that fall together are counted as one:
 * of a hundred people looking, this takes one away in two hundred cases, and it never adds one.
 */
export function viewKey(hotelId: number, visitor: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < visitor.length; at++)
    hash = Math.imul(hash ^ visitor.charCodeAt(at), 0x01000193)
  return hotelId * VIEWERS + ((hash ^ (hash >>> 12)) & (VIEWERS - 1))
}

export function layOutFacts(
  views: ReadonlyMap<number, number>,
  orders: readonly HotelOrder[],
): RecordedFacts {
  const viewKeys = shared(views.size)
  let next = 0
  for (const key of views.keys()) viewKeys[next++] = key
  viewKeys.sort()
  const viewedAt = shared(views.size)
  viewKeys.forEach((key, at) => (viewedAt[at] = views.get(key)!))
  const byHotel = orders.toSorted((one, other) => one.hotelId - other.hotelId)
  const orderHotels = shared(orders.length)
  const bookedAt = shared(orders.length)
  byHotel.forEach((order, at) => {
    orderHotels[at] = order.hotelId
    bookedAt[at] = order.bookedAt
  })
  return { viewKeys, viewedAt, orderHotels, bookedAt }
}

/** `visitor` is whoever asks: nobody is told that they themselves are looking. */
export function recordOf(
  { viewKeys, viewedAt, orderHotels, bookedAt }: RecordedFacts,
  hotelId: number,
  visitor: string | null,
  now: number,
): Pick<HotelRecord, 'visits' | 'orders' | 'lastOrderAt'> {
  const own = visitor === null ? -1 : viewKey(hotelId, visitor)
  let visits = 0
  const afterViews = (hotelId + 1) * VIEWERS
  for (let at = firstFrom(viewKeys, hotelId * VIEWERS); viewKeys[at]! < afterViews; at++)
    if (viewKeys[at] !== own && isWithin(VISITS_WINDOW_MS, viewedAt[at]!, now)) visits++

  let orders = 0
  let lastOrderAt: number | null = null
  for (let at = firstFrom(orderHotels, hotelId); orderHotels[at] === hotelId; at++) {
    if (!isWithin(ORDERS_WINDOW_MS, bookedAt[at]!, now)) continue
    orders++
    if (lastOrderAt === null || bookedAt[at]! > lastOrderAt) lastOrderAt = bookedAt[at]!
  }
  return { visits, orders, lastOrderAt }
}

function firstFrom(ascending: Float64Array, least: number): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ascending[middle]! < least) low = middle + 1
    else high = middle
  }
  return low
}

function shared(length: number): Float64Array {
  return new Float64Array(new SharedArrayBuffer(length * Float64Array.BYTES_PER_ELEMENT))
}

/** What room types cost lately, from the columns in which the engine keeps their price changes. */
export type PriceHistory = (roomTypeIds: readonly number[], today: Day) => number | null

type HistoryColumns = Pick<
  EngineColumns,
  'roomTypeOrder' | 'roomTypeId' | 'changeStart' | 'changeDay' | 'changePermille'
>

/**
 * The average of rooms together. Where they are of several types the lowest counts, since only what
 * is cheaper in each of them is surely cheaper; null as soon as one has no history.
 */
export function priceHistory(columns: HistoryColumns): PriceHistory {
  return (roomTypeIds, today) => {
    let lowest: number | null = null
    for (const id of new Set(roomTypeIds)) {
      const average = averagePermille(changesOf(columns, id), today)
      if (average === null) return null
      lowest = lowest === null ? average : Math.min(lowest, average)
    }
    return lowest
  }
}

function changesOf(columns: HistoryColumns, roomTypeId: number): PriceChange[] {
  const { roomTypeOrder, roomTypeId: ids, changeStart, changeDay, changePermille } = columns
  const room = rowOfId(roomTypeOrder, ids, roomTypeId)
  if (room < 0) return []
  const changes: PriceChange[] = []
  for (let at = changeStart[room]!; at < changeStart[room + 1]!; at++)
    changes.push({ changedOn: changeDay[at]!, previousPermille: changePermille[at]! })
  return changes
}
