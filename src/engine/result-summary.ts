/** What a search says of all its matches together: prices, their spread, and where they are. */
import type { GeoPoint } from '../core/distance.ts'
import { DEFAULT_CENTRE, type MapPin } from '../core/map-view.ts'
import type { CurrencyCode } from '../core/money.ts'
import { priceSlider, SLIDER_STEPS } from '../core/price-steps.ts'
import type { EngineColumns } from './engine-columns.ts'
import type { PinColumns } from './engine-query.ts'
import type { MatchList } from './match-list.ts'

/** More pins than a map can show apart; all of them are to be had as columns. */
export const MOST_PINS = 500

export interface PriceSpread {
  /** Per room and night, in minor units of the visitor's currency. */
  minPrice: number | null
  maxPrice: number | null
  /** Matches in each of the slider's steps. */
  histogram: number[]
}

export function priceSpread(
  { prices, count }: MatchList,
  currency: CurrencyCode,
  minorUnits: number,
): PriceSpread {
  // One more: the dearest stands on the end of the last step when the steps just reach it.
  const steps = new Int32Array(SLIDER_STEPS + 1)
  if (count === 0) return { minPrice: null, maxPrice: null, histogram: histogramOf(steps) }
  let least = prices[0]!
  let most = least
  for (let at = 1; at < count; at++) {
    const price = prices[at]!
    // Seldom, and so foreseen, which Math.min is not.
    if (price < least) least = price
    if (price > most) most = price
  }
  const { from, step } = priceSlider(currency, least / minorUnits, most / minorUnits)
  for (let at = 0; at < count; at++) steps[((prices[at]! / minorUnits - from) / step) | 0]!++
  return { minPrice: least, maxPrice: most, histogram: histogramOf(steps) }
}

function histogramOf(steps: Int32Array): number[] {
  const histogram = Array.from(steps.subarray(0, SLIDER_STEPS))
  histogram[SLIDER_STEPS - 1]! += steps[SLIDER_STEPS]!
  return histogram
}

/** The mean of what can be placed, or the default centre. */
export function meanPoint(
  { latitude, longitude }: EngineColumns,
  { rows, count }: MatchList,
): GeoPoint {
  let placed = 0
  let north = 0
  let east = 0
  for (let at = 0; at < count; at++) {
    const row = rows[at]!
    const up = latitude[row]!
    const across = longitude[row]!
    if (up === 0 || across === 0) continue
    placed++
    north += up
    east += across
  }
  return placed === 0 ? DEFAULT_CENTRE : { latitude: north / placed, longitude: east / placed }
}

/** At most MOST_PINS, evenly from all places. */
export function mapPins(columns: EngineColumns, matches: MatchList): MapPin[] {
  const { hotelId, latitude, longitude } = columns
  const every = Math.max(1, Math.ceil(matches.count / MOST_PINS))
  const pins: MapPin[] = []
  for (let at = 0; at < matches.count; at += every) {
    const row = matches.rows[at]!
    if (latitude[row] === 0 || longitude[row] === 0) continue
    pins.push({
      hotelId: hotelId[row]!,
      latitude: latitude[row]!,
      longitude: longitude[row]!,
      price: matches.prices[at]!,
    })
  }
  return pins
}

export function pinColumns(columns: EngineColumns, matches: MatchList): PinColumns {
  const { hotelId, latitude, longitude } = columns
  const placed = matches.rows
    .subarray(0, matches.count)
    .map((row, at) => (latitude[row] === 0 || longitude[row] === 0 ? -1 : at))
    .filter((at) => at >= 0)
  const rowAt = (at: number) => matches.rows[at]!
  return {
    hotelId: Int32Array.from(placed, (at) => hotelId[rowAt(at)]!),
    latitude: Float64Array.from(placed, (at) => latitude[rowAt(at)]!),
    longitude: Float64Array.from(placed, (at) => longitude[rowAt(at)]!),
    price: Float64Array.from(placed, (at) => matches.prices[at]!),
  }
}
