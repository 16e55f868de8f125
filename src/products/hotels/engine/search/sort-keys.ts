/** The number by which a match is sorted; smaller comes first, and of equals the lower id. */
import type { GeoPoint } from '../../../../places/rules/distance.ts'
import type { SortOrder } from '../../list/rules/sort-orders.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import { NO_RATING } from '../columns/hotel-writer.ts'
import { pricePoints } from './recommendation.ts'

/** More reviews than this are as good as this many. */
const REVIEWS = 2 ** 32

export interface PricedMatches {
  count: number
  rows: Int32Array
  /** For the whole stay, in minor units of the hotel's currency. */
  ownTotals: Float64Array
  /** Per room and night, in minor units of the visitor's. */
  prices: Float64Array
}

export function fillSortKeys(
  columns: EngineColumns,
  matches: PricedMatches,
  nightsAndRooms: number,
  sort: SortOrder,
  point: GeoPoint | null,
  keys: Float64Array,
): void {
  const { count, rows, ownTotals, prices } = matches
  if (sort === 'recommended') {
    const { standingPoints, pricePointsPerUnit } = columns
    for (let at = 0; at < count; at++) {
      const row = rows[at]!
      const price = ownTotals[at]! / nightsAndRooms
      keys[at] = -(standingPoints[row]! + pricePoints(price, pricePointsPerUnit[row]!))
    }
  } else if (sort === 'rating') {
    const { ratingTenths, reviewsNumber } = columns
    for (let at = 0; at < count; at++) {
      const tenths = ratingTenths[rows[at]!]!
      keys[at] = tenths === NO_RATING ? 0 : -(tenths * REVIEWS + reviewsNumber[rows[at]!]!) - 1
    }
  } else if (sort === 'popularity') {
    for (let at = 0; at < count; at++) keys[at] = -columns.popularity[rows[at]!]!
  } else if (sort === 'price' || !point) keys.set(prices.subarray(0, count))
  else fillDistances(columns, rows, count, point, keys)
}

/** The square of half the chord, which grows with the distance and spares the arc. */
function fillDistances(
  { latitude, longitude }: EngineColumns,
  rows: Int32Array,
  count: number,
  point: GeoPoint,
  keys: Float64Array,
): void {
  const radians = Math.PI / 180
  const pointLatitude = point.latitude * radians
  const pointCosine = Math.cos(pointLatitude)
  for (let at = 0; at < count; at++) {
    const row = rows[at]!
    // Coordinates of 0 are not known, and what is nowhere is far from everything.
    if (latitude[row] === 0 || longitude[row] === 0) {
      keys[at] = 2
      continue
    }
    const rowLatitude = latitude[row]! * radians
    const up = Math.sin((rowLatitude - pointLatitude) / 2)
    const across = Math.sin(((longitude[row]! - point.longitude) * radians) / 2)
    keys[at] = up * up + pointCosine * Math.cos(rowLatitude) * across * across
  }
}
