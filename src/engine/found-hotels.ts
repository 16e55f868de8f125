/** The hotels of a page: what the columns know of each, with its two rates for the stay. */
import { distanceKm, type GeoPoint, UNKNOWN_DISTANCE } from '../core/distance.ts'
import { isOnMap } from '../core/map-view.ts'
import type { CompiledStay } from './compiled-search.ts'
import { type Atlas, placeSpot } from './destination-rows.ts'
import type { EngineHotel, EngineQuery } from './engine-query.ts'
import { type HotelRates, hotelRates, NO_RATES, type RateContext } from './hotel-rates.ts'
import { readRecord } from './hotel-records.ts'

export interface PageContext extends Omit<RateContext, 'stay'> {
  /** Null for a stay that nobody can sell. */
  stay: CompiledStay | null
  atlas: Atlas
  /** The centre of the destination; a hotel of a large one is measured from its own city's. */
  centre: GeoPoint | null
  point: GeoPoint | null
}

export function foundHotel(
  context: PageContext,
  { currency }: Pick<EngineQuery, 'currency'>,
  row: number,
): EngineHotel {
  const { columns, dictionary, atlas, centre, point } = context
  const { geography } = atlas
  const { minRate, maxRate, roomsLeft, hasFreeCancellation } = ratesOf(context, row)
  const record = readRecord(columns, row)
  const spot = { latitude: columns.latitude[row]!, longitude: columns.longitude[row]! }
  const idOf = (place: number) => (place < 0 ? 0 : geography.destinations.id[place]!)
  return {
    ...record,
    ...spot,
    id: columns.hotelId[row]!,
    categoryId: dictionary.categories[columns.category[row]!]!,
    chainId: dictionary.chains[columns.chain[row]!]!.id,
    cityId: idOf(columns.city[row]!),
    placeId: idOf(columns.place[row]!),
    isActive: columns.active[row] === 1,
    providers: providersOf(context, row),
    supplementCodes: supplementsOf(context, row),
    currency,
    minRate,
    maxRate,
    minPrice: minRate?.price ?? null,
    hasFreeCancellation,
    centreDistanceKm: kmBetween(spot, centre ?? placeSpot(geography, columns.city[row]!)),
    pointDistanceKm: kmBetween(spot, point),
    roomsLeft,
  }
}

function ratesOf(context: PageContext, row: number): HotelRates {
  const { stay } = context
  return stay ? hotelRates({ ...context, stay }, row) : NO_RATES
}

function providersOf({ columns }: PageContext, row: number): number[] {
  const { planProvider, planStart } = columns
  return [...new Set(planProvider.subarray(planStart[row], planStart[row + 1]))].toSorted(
    (one, other) => one - other,
  )
}

function supplementsOf({ columns, dictionary }: PageContext, row: number): string[] {
  const { planPacket, planStart } = columns
  return [...new Set(planPacket.subarray(planStart[row], planStart[row + 1]))]
    .filter((packet) => packet > 0)
    .map((packet) => dictionary.packets[packet]!)
}

function kmBetween(spot: GeoPoint, other: GeoPoint | null): number {
  return other && isOnMap(spot) ? distanceKm(spot, other) : UNKNOWN_DISTANCE
}
