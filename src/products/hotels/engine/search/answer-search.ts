/** Answers a search: runs it over the columns, falls back when nothing matches, builds the page. */
import type { Filters } from '../../list/rules/filter-state.ts'
import type { FacetCounts } from '../../list/rules/hotel-results.ts'
import { CURRENCIES } from '../../../../site/money.ts'
import { PAGE_SIZE, paginate } from '../../list/rules/list-state.ts'
import { COMPLETE } from '../../list/rules/page-status.ts'
import { DISCOUNT_CODES } from '../../rates/rules/visitor-discounts.ts'
import { zeroResultFallback } from '../../list/rules/zero-result-fallback.ts'
import { type CompiledSearch, compileSearch } from './compiled-search.ts'
import type { Atlas } from './destination-rows.ts'
import type { Dictionary } from '../columns/dictionary.ts'
import type { EngineHotel, EngineQuery, EngineResults, EngineSummary } from './engine-query.ts'
import { foundHotel } from './found-hotels.ts'
import { MARKS } from './hotel-filters.ts'
import type { HotelScan } from './hotel-scan.ts'
import { locationCounts } from './location-options.ts'
import { readRecord } from '../columns/hotel-records.ts'
import { ranked } from './page-rows.ts'
import { markChosenPoints, pointCounts } from './point-options.ts'
import { priceCounts } from './price-options.ts'
import { meanPoint, priceSpread, somePins } from './result-summary.ts'
import { hasRow } from '../columns/row-bits.ts'
import { rowsIn } from '../columns/row-ranges.ts'
import type { GeoPoint } from '../../../../places/rules/distance.ts'
import type { SortOrder } from '../../list/rules/sort-orders.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import { NO_RATING } from '../columns/hotel-writer.ts'
import { pricePoints } from './recommendation.ts'
import type { VisitorPrices } from '../prices/visitor-prices.ts'
import {
  addEmptyOptions,
  type OptionsCache,
  type WholeOptions,
  wholeOptions,
} from './options-cache.ts'

export interface Searcher {
  atlas: Atlas
  visitor: VisitorPrices
  dictionary: Dictionary
  scan: HotelScan
  options: OptionsCache
}

/** Of all that a visitor has chosen only the part of the map is kept: it says where, not what. */
function unfiltered(query: EngineQuery): EngineQuery {
  const { area } = query.preFilters
  return { ...query, filters: {}, preFilters: area ? { area } : {} }
}

/** Who looks for a hotel in half the world is not told what else there is: the search takes long enough. */
const MAX_SEARCHED_TWICE = 100_000

/** `elapsedMs` is the caller's to measure. */
export function searchHotels(searcher: Searcher, query: EngineQuery): EngineResults {
  const { filters, preFilters } = query
  const { atlas, dictionary, options, scan } = searcher
  const { matches } = scan
  const search = compileSearch(atlas, dictionary, query)
  // Before the search itself, for the scan knows only what it did last.
  const hasFilters = Object.keys(filters).length > 0
  const whole =
    hasFilters && rowsIn(search.ranges) <= MAX_SEARCHED_TWICE
      ? options.of(atlas.columns, search.ranges, query, () => findOptions(searcher, query))
      : null
  scanFor(searcher, query, search)
  if (matches.count > 0) return answer(searcher, query, search, filters, whole)
  // Only an empty list needs to know what it would be without its pre-filters.
  const preFiltered = hasFilters ? (whole ?? findOptions(searcher, query)).matching : 0
  const all = unfiltered(query)
  const wider = runSearch(searcher, all)
  const available = matches.count
  const fallback = zeroResultFallback({ available, preFiltered, matching: 0 }, filters, preFilters)
  const results = fallback?.showsAll
    ? answer(searcher, all, wider, filters, null)
    : answer(searcher, query, search, filters, null)
  return { ...results, fallback }
}

function findOptions(searcher: Searcher, query: EngineQuery): WholeOptions {
  const whole = { ...query, filters: {} }
  const search = runSearch(searcher, whole)
  const { count } = searcher.scan.matches
  return wholeOptions(count, facetCounts(searcher, whole, search))
}

/** Leaves matches, counts and marks in the scan. */
export function runSearch(searcher: Searcher, query: EngineQuery): CompiledSearch {
  const search = compileSearch(searcher.atlas, searcher.dictionary, query)
  scanFor(searcher, query, search)
  return search
}

function scanFor({ atlas, scan }: Searcher, query: EngineQuery, search: CompiledSearch): void {
  scan.clearMarks()
  markChosenPoints(atlas, query.filters, (row, bit) => scan.mark(row, bit))
  for (const id of query.filters.hotels ?? []) {
    const row = atlas.rowOf(Number(id))
    if (row >= 0) scan.mark(row, MARKS.chosenHotel)
  }
  scan.run(search)
}

/** `asked` are the filters that a visitor sees, which an answer to a wider query has not. */
function answer(
  searcher: Searcher,
  query: EngineQuery,
  search: CompiledSearch,
  asked: Filters,
  whole: WholeOptions | null,
): EngineResults {
  const { atlas, scan } = searcher
  const counts = facetCounts(searcher, query, search)
  if (whole) addEmptyOptions(counts, whole)
  return {
    hotels: pageOfHotels(searcher, query, search),
    summary: summaryOf(searcher, query, counts, asked),
    pins: somePins(atlas.columns, scan.matches),
    fallback: null,
  }
}

function pageOfHotels(
  { atlas, visitor, dictionary, scan }: Searcher,
  query: EngineQuery,
  search: CompiledSearch,
): EngineHotel[] {
  const { columns } = atlas
  const { matches } = scan
  const { stay, filters, preFilters, centre, point } = search
  const { from, to } = paginate(matches.count, query.page)
  if (!stay || from === 0) return []
  const { sort, sortPoint } = search
  fillSortKeys(columns, matches, stay.nightsAndRooms, sort, sortPoint, matches.keys)
  const { checkIn } = query.stay
  const { today } = query
  const found = { atlas, columns, dictionary, stay, filters, preFilters, centre, point }
  const context = { ...found, visitor, checkIn, today }
  const ids = (at: number) => columns.hotelId[matches.rows[at]!]!
  return ranked({ count: matches.count, keys: matches.keys, ids }, from - 1, to).map((at) =>
    foundHotel(context, query, matches.rows[at]!),
  )
}

function summaryOf(
  searcher: Searcher,
  query: EngineQuery,
  counts: FacetCounts,
  asked: Filters,
): EngineSummary {
  const { atlas, scan } = searcher
  const { matches } = scan
  const { page, pages } = paginate(matches.count, query.page)
  const minorUnits = 10 ** CURRENCIES[query.currency].minorDigits
  const spread = priceSpread(matches, query.currency, minorUnits)
  return {
    counts,
    names: optionNames(searcher, counts, asked),
    accommodations: matches.count,
    accommodationsPerPage: PAGE_SIZE,
    totalPages: pages,
    currentPage: page,
    minPrice: spread.minPrice,
    maxPrice: spread.maxPrice,
    priceHistogram: spread.histogram,
    packetSalesFound: matches.packetSales,
    isMultiThread: false,
    status: { complete: COMPLETE, elapsedMs: 0, cachedAt: null, threads: 1 },
    request: { currency: query.currency, meanPoint: meanPoint(atlas.columns, matches) },
    extra: { hasCardCheckoutPromotion: false },
    hasSubscriberPrices:
      !searcher.visitor.rights.includes('vip') &&
      (counts.exclusivePrices?.[DISCOUNT_CODES.vip] ?? 0) > 0,
  }
}

function facetCounts(
  { atlas, scan }: Searcher,
  { filters }: EngineQuery,
  search: CompiledSearch,
): FacetCounts {
  const hotels: Record<string, number> = {}
  for (const id of filters.hotels ?? []) {
    const row = atlas.rowOf(Number(id))
    hotels[id] = row >= 0 && countsForHotels(scan, row) ? 1 : 0
  }
  return {
    ...scan.counters.counts(filters),
    hotels,
    locations: locationCounts(search.locations, scan.matches),
    prices: priceCounts(search.prices),
    pointsOfInterest: pointCounts(atlas, search.searched, search.ranges, filters, scan),
  }
}

function countsForHotels({ marks, matched }: HotelScan, row: number): boolean {
  return hasRow(matched, row) || (marks[row]! & MARKS.countsForHotels) !== 0
}

// The names of options that the engine knows: those of hotels and chains.

/**
 * Of what is counted and of what was asked for, which a list that shows all does not count. A
 * hidden hotel has an empty one.
 */
function optionNames(
  { atlas, dictionary }: Searcher,
  counts: FacetCounts,
  asked: Filters,
): EngineSummary['names'] {
  const chainName = (id: number) => dictionary.chains[atlas.chainOf(id)]?.name
  const hotelName = (id: number) => {
    const row = atlas.rowOf(id)
    return row < 0 ? undefined : readRecord(atlas.columns, row).name
  }
  return {
    chains: named(counts.chains, asked.chains, chainName),
    hotels: named(counts.hotels, asked.hotels, hotelName),
  }
}

function named(
  counted: Readonly<Record<string, number>> = {},
  asked: readonly string[] = [],
  nameOf: (id: number) => string | undefined,
): Record<string, string> {
  const names: Record<string, string> = {}
  const add = (id: string) => {
    const name = nameOf(Number(id))
    if (name !== undefined) names[id] = name
  }
  for (const id of Object.keys(counted)) add(id)
  for (const id of asked) if (!(id in counted)) add(id)
  return names
}

// The number by which a match is sorted; smaller comes first, and of equals the lower id.

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

function fillSortKeys(
  columns: EngineColumns,
  matches: PricedMatches,
  nightsAndRooms: number,
  sort: SortOrder,
  point: GeoPoint | null,
  keys: Float64Array,
): void {
  const { count, rows, ownTotals, prices } = matches
  if (sort === 'recommended') {
    const { lastingPoints, pricePointsPerUnit } = columns
    for (let at = 0; at < count; at++) {
      const row = rows[at]!
      const price = ownTotals[at]! / nightsAndRooms
      keys[at] = -(lastingPoints[row]! + pricePoints(price, pricePointsPerUnit[row]!))
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
