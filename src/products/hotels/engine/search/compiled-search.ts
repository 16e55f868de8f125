/** A query made ready for the inner loops, with all names resolved and all tables filled. */
import type { Day } from '../../../../site/calendar-day.ts'
import { type GeoPoint } from '../../../../places/rules/distance.ts'
import { readBounds } from '../../../../places/rules/map-bounds.ts'
import { conversionFactor, type CurrencyRates, minorUnitsOf } from '../../../../site/money.ts'
import { sortInForce, type SortOrder } from '../../list/rules/sort-orders.ts'
import { stayNights } from '../../../../site/stay.ts'
import {
  compileFilters,
  type CompiledFilters,
  type CompiledPreFilters,
  compilePreFilters,
  GROUP,
  RATE_GROUPS,
} from './compiled-filters.ts'
import { type Atlas, centreOf, levelOf, placeSpot, pointSpot, rowsOf } from './destination-rows.ts'
import { CURRENCY_CODES, type Dictionary } from '../columns/dictionary.ts'
import type { EngineDestination, EngineQuery, StayQuery } from './engine-query.ts'
import { type LocationOptions, locationOptions } from './location-options.ts'
import { KnownAnswers } from './memo.ts'
import { compilePlanFilters, type PlanFilters } from './plan-filters.ts'
import { type PriceOptions, priceOptions } from './price-options.ts'
import { type RoomDemand, roomDemand } from '../prices/free-types.ts'
import type { RowRanges } from '../columns/row-ranges.ts'
import { type StayWindow, stayWindow } from '../prices/stay-prices.ts'

/** What a stay needs, wherever it is. */
export interface CompiledStay {
  /** Equal for stays that cost the same in every hotel, in its own currency. */
  key: string
  checkIn: Day
  window: StayWindow
  demand: RoomDemand
  nightsAndRooms: number
  /** Days from today to check-in: cancelling must still be free so many days before. */
  leadDays: number
  /** What turns minor units of each currency into the visitor's, with a tax that is added. */
  factors: Float64Array
  /** Of the visitor's currency, in one unit. */
  minorUnits: number
  /** By room type, how many rooms of each night the visitor's own cart keeps; null for none. */
  ownNights: ReadonlyMap<number, Uint8Array> | null
}

export interface CompiledSearch {
  /** Null for a stay or rooms that nobody can sell. */
  stay: CompiledStay | null
  /** The destination, or the part of the map that is searched instead. */
  searched: EngineDestination
  ranges: RowRanges
  filters: CompiledFilters
  preFilters: CompiledPreFilters
  /** Null when no filter looks at rates. */
  plans: PlanFilters | null
  locations: LocationOptions
  prices: PriceOptions
  sort: SortOrder
  /** From where distances are sorted. */
  sortPoint: GeoPoint | null
  /** The centre of the destination, and the point that was chosen, for cards. */
  centre: GeoPoint | null
  point: GeoPoint | null
}

export function compileStay(
  atlas: Atlas,
  dictionary: Dictionary,
  query: StayQuery,
): CompiledStay | null {
  const window = stayWindow(atlas.columns, query.stay)
  const demand = window && roomDemand(query.rooms, dictionary.profiles, window.nights)
  if (!demand) return null
  return {
    key: [query.stay.checkIn, window.nights, ...demand.keys].join(),
    checkIn: query.stay.checkIn,
    window,
    demand,
    nightsAndRooms: window.nights * demand.rooms,
    leadDays: query.stay.checkIn - query.today,
    factors: factorsInto(query),
    minorUnits: minorUnitsOf(query.currency),
    ownNights: ownNights(query),
  }
}

function ownNights({ stay, ownRooms = [] }: StayQuery): CompiledStay['ownNights'] {
  const nights = new Map<number, Uint8Array>()
  for (const { roomTypeId, checkIn, checkOut, rooms } of ownRooms) {
    const from = Math.max(checkIn, stay.checkIn)
    const until = Math.min(checkOut, stay.checkOut)
    if (from >= until) continue
    const kept = nights.get(roomTypeId) ?? new Uint8Array(stayNights(stay))
    for (let day = from; day < until; day++) kept[day - stay.checkIn]! += rooms
    nights.set(roomTypeId, kept)
  }
  return nights.size > 0 ? nights : null
}

const knownFactors = new KnownAnswers<CurrencyRates, string, Float64Array>()

function factorsInto({ currency, rates, addedTaxPermille = 0 }: StayQuery): Float64Array {
  return knownFactors.of(rates, `${currency} ${addedTaxPermille}`, () =>
    Float64Array.from(
      CURRENCY_CODES,
      (own) => (conversionFactor(own, currency, rates) * (1000 + addedTaxPermille)) / 1000,
    ),
  )
}

export function compileSearch(
  atlas: Atlas,
  dictionary: Dictionary,
  query: EngineQuery,
): CompiledSearch {
  const { destination, filters } = query
  const searched = areaOf(query) ?? destination
  const ranges = rowsOf(atlas, searched)
  const centre = centreOf(atlas, destination)
  const point = chosenPoint(atlas, query)
  const sort = sortInForce(query.sort, {
    destinationLevel: levelOf(atlas, destination),
    hasCoast: destination.kind === 'coast',
    filters,
  })
  const compiled = compileFilters(filters, dictionary)
  const preFilters = compilePreFilters(query.preFilters, dictionary)
  return {
    stay: compileStay(atlas, dictionary, query),
    searched,
    ranges,
    filters: compiled,
    preFilters,
    plans: looksAtRates(compiled, preFilters) ? compilePlanFilters(compiled, preFilters) : null,
    locations: locationOptions(atlas, searched, ranges, filters.locations ?? []),
    prices: priceOptions(query.currency, filters.prices ?? []),
    sort,
    sortPoint: point ?? chosenLocation(atlas, query) ?? centre,
    centre,
    point,
  }
}

function looksAtRates({ chosen }: CompiledFilters, preFilters: CompiledPreFilters): boolean {
  return (
    (chosen & (RATE_GROUPS | GROUP.prices)) !== 0 ||
    preFilters.onlyAccommodations ||
    preFilters.packets !== -1
  )
}

function areaOf({ preFilters: { area: [written = ''] = [] } }: EngineQuery) {
  const rectangle = readBounds(written)
  return rectangle && ({ kind: 'rectangle', rectangle } as const)
}

/** The first point of interest of the filter, or the one that is the destination. */
function chosenPoint({ geography, pointOf }: Atlas, { destination, filters }: EngineQuery) {
  const [chosen] = filters.pointsOfInterest ?? []
  if (chosen !== undefined) return pointSpot(geography, pointOf(Number(chosen)))
  return destination.kind === 'point' ? pointSpot(geography, pointOf(destination.id)) : null
}

function chosenLocation({ geography, placeOf }: Atlas, { filters }: EngineQuery): GeoPoint | null {
  const [chosen] = filters.locations ?? []
  return chosen === undefined ? null : placeSpot(geography, placeOf(Number(chosen)))
}
