/** What a search says of all its matches together: prices, their spread, and where they are. */
import type { GeoPoint } from '../../../../places/rules/distance.ts'
import { DEFAULT_CENTRE } from '../../list/rules/map-view.ts'
import type { CurrencyCode } from '../../../../site/money.ts'
import { priceSlider, SLIDER_STEPS } from '../../list/rules/price-steps.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import type { PinColumns } from './engine-query.ts'
import type { MatchList } from './added-matches.ts'

/** More pins than a map can show apart; all of them are to be had as columns. */
const MAX_PINS = 500

/** Three numbers of eight bytes and one of four. */
const BYTES_OF_A_PIN = 28

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
  { latitude, longitude }: Pick<EngineColumns, 'latitude' | 'longitude'>,
  { rows, count }: Pick<MatchList, 'rows' | 'count'>,
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

/** At most MAX_PINS, evenly from all places. */
export function somePins(columns: EngineColumns, matches: MatchList): PinColumns {
  return pinsOfEvery(columns, matches, Math.max(1, Math.ceil(matches.count / MAX_PINS)))
}

export function allPins(columns: EngineColumns, matches: MatchList): PinColumns {
  return pinsOfEvery(columns, matches, 1)
}

function pinsOfEvery(
  { hotelId, latitude, longitude }: EngineColumns,
  { rows, prices, count }: MatchList,
  every: number,
): PinColumns {
  const most = Math.ceil(count / every)
  // One piece of memory for all: asking for it costs more than filling it.
  const memory = new ArrayBuffer(most * BYTES_OF_A_PIN)
  const north = new Float64Array(memory, 0, most)
  const east = new Float64Array(memory, most * 8, most)
  const costs = new Float64Array(memory, most * 16, most)
  const ids = new Int32Array(memory, most * 24, most)
  let pins = 0
  for (let at = 0; at < count; at += every) {
    const row = rows[at]!
    ids[pins] = hotelId[row]!
    north[pins] = latitude[row]!
    east[pins] = longitude[row]!
    costs[pins] = prices[at]!
    // What cannot be placed is written over by the next one.
    pins += Number(latitude[row] !== 0) & Number(longitude[row] !== 0)
  }
  if (pins === most) return { hotelId: ids, latitude: north, longitude: east, price: costs }
  return {
    hotelId: ids.subarray(0, pins),
    latitude: north.subarray(0, pins),
    longitude: east.subarray(0, pins),
    price: costs.subarray(0, pins),
  }
}
