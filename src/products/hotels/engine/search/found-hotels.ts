/** The hotels of a page: what the columns know of each, with its two rates for the stay. */
import { distanceKm, type GeoPoint, UNKNOWN_DISTANCE } from '../../../../places/rules/distance.ts'
import { isOnMap } from '../../list/rules/map-view.ts'
import { readConsistently } from '../columns/calendar-versions.ts'
import type { CompiledStay } from './compiled-search.ts'
import { type Atlas, placeSpot } from './destination-rows.ts'
import type { EngineHotel, EngineQuery } from './engine-query.ts'
import { hotelRates, NO_RATES, type RateContext } from '../prices/hotel-rates.ts'
import { readRecord } from '../columns/hotel-records.ts'
import { Memo } from './memo.ts'

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
  const { columns, atlas, stay, centre, point } = context
  const { minRate, maxRate, roomsLeft, hasFreeCancellation } = stay
    ? readConsistently(columns, row, row, () => hotelRates(context as RateContext, row))
    : NO_RATES
  const spot = { latitude: columns.latitude[row]!, longitude: columns.longitude[row]! }
  const city = placeSpot(atlas.geography, columns.city[row]!)
  return {
    ...standingFacts.of(atlas, row),
    isActive: columns.active[row] === 1,
    currency,
    minRate,
    maxRate,
    minPrice: minRate?.price ?? null,
    hasFreeCancellation,
    centreDistanceKm: kmBetween(spot, centre ?? city),
    pointDistanceKm: kmBetween(spot, point),
    roomsLeft,
  }
}

/** What no search and no change can alter. */
const standingFacts = new Memo((atlas, row) => {
  const { columns, dictionary, geography } = atlas
  const { planProvider, planPacket, planStart } = columns
  const idOf = (place: number) => (place < 0 ? 0 : geography.destinations.id[place]!)
  const distinct = (column: Int32Array | Uint16Array) => [
    ...new Set(column.subarray(planStart[row], planStart[row + 1])),
  ]
  return {
    ...readRecord(columns, row),
    latitude: columns.latitude[row]!,
    longitude: columns.longitude[row]!,
    id: columns.hotelId[row]!,
    categoryId: dictionary.categories[columns.category[row]!]!,
    chainId: dictionary.chains[columns.chain[row]!]!.id,
    cityId: idOf(columns.city[row]!),
    placeId: idOf(columns.place[row]!),
    providers: distinct(planProvider).toSorted((one, other) => one - other),
    supplementCodes: distinct(planPacket)
      .filter((packet) => packet > 0)
      .map((packet) => dictionary.packets[packet]!),
  }
})

function kmBetween(spot: GeoPoint, other: GeoPoint | null): number {
  return other && isOnMap(spot) ? distanceKm(spot, other) : UNKNOWN_DISTANCE
}
