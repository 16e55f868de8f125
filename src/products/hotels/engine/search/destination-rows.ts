/** Which hotels a destination means, and where its centre is. */
import type { GeoPoint } from '../../../../places/rules/distance.ts'
import type { Dictionary } from '../columns/dictionary.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import { CITY_LEVEL, commonAncestor, type EngineGeography } from '../columns/engine-geography.ts'
import type { EngineDestination } from './engine-query.ts'
import { type GeoRectangle, rowsInRectangle, rowsWithin } from '../columns/geo-grid.ts'
import { merged, rangeOfPlace, rangesOfRows, type RowRanges } from '../columns/row-ranges.ts'

/** What the engine knows besides the columns. */
export interface Atlas {
  columns: EngineColumns
  dictionary: Dictionary
  geography: EngineGeography
  placeOf: (id: number) => number
  pointOf: (id: number) => number
  rowOf: (hotelId: number) => number
  chainOf: (id: number) => number
}

/** Unknown destinations have no hotels. */
export function rowsOf(atlas: Atlas, destination: EngineDestination): RowRanges {
  const { columns, geography } = atlas
  switch (destination.kind) {
    case 'everywhere':
      return [0, columns.hotelId.length]
    case 'place': {
      const place = atlas.placeOf(destination.id)
      return place < 0 ? [] : merged([rangeOfPlace(columns, geography.destinations, place)])
    }
    case 'coast':
      return merged(
        coastMembers(geography, destination.id).map((place) =>
          rangeOfPlace(columns, geography.destinations, place),
        ),
      )
    case 'point': {
      const centre = pointSpot(geography, atlas.pointOf(destination.id))
      return centre ? rowsAround(columns, centre, destination.radiusKm) : []
    }
    case 'around':
      return rowsAround(columns, destination.centre, destination.radiusKm)
    case 'rectangle':
      return sortedRanges(rowsInRectangle(columns, destination.rectangle satisfies GeoRectangle))
    case 'chain': {
      const chain = atlas.chainOf(destination.id)
      const { chainStart, chainRows } = columns
      return chain <= 0
        ? []
        : rangesOfRows(chainRows.subarray(chainStart[chain]!, chainStart[chain + 1]!))
    }
    case 'hotels':
      return sortedRanges(destination.ids.map(atlas.rowOf).filter((row) => row >= 0))
  }
}

/** The places that the search is about: the smallest one that holds all, −1 for the world. */
export function searchedAreas(
  { columns, geography, placeOf }: Atlas,
  destination: EngineDestination,
  ranges: RowRanges,
): number[] {
  if (destination.kind === 'coast') return coastMembers(geography, destination.id)
  if (destination.kind === 'place') {
    const place = placeOf(destination.id)
    return place < 0 ? [] : [place]
  }
  if (ranges.length === 0) return []
  const [first, last] = [columns.place[ranges[0]!]!, columns.place[ranges.at(-1)! - 1]!]
  return [first < 0 ? -1 : commonAncestor(geography.destinations, first, last)]
}

/** The level of the destination, for the rule on sorting by distance; 0 when it is no place. */
export function levelOf({ geography, placeOf }: Atlas, destination: EngineDestination): number {
  if (destination.kind === 'point' || destination.kind === 'around') return CITY_LEVEL
  if (destination.kind !== 'place') return 0
  const place = placeOf(destination.id)
  return place < 0 ? 0 : geography.destinations.level[place]!
}

/** The centre of a destination that is small enough to have one. */
export function centreOf(atlas: Atlas, destination: EngineDestination): GeoPoint | null {
  const { geography } = atlas
  if (destination.kind === 'around') return destination.centre
  if (destination.kind === 'point') return pointSpot(geography, atlas.pointOf(destination.id))
  if (levelOf(atlas, destination) < CITY_LEVEL || destination.kind !== 'place') return null
  return placeSpot(geography, atlas.placeOf(destination.id))
}

export function placeSpot({ destinations }: EngineGeography, place: number): GeoPoint | null {
  if (place < 0) return null
  return {
    latitude: destinations.latitude[place]!,
    longitude: destinations.longitude[place]!,
  }
}

export function pointSpot({ points }: EngineGeography, point: number): GeoPoint | null {
  if (point < 0) return null
  return { latitude: points.latitude[point]!, longitude: points.longitude[point]! }
}

function coastMembers({ coasts }: EngineGeography, id: number): number[] {
  const coast = coasts.id.indexOf(id)
  if (coast < 0) return []
  return Array.from(
    coasts.members.subarray(coasts.memberStart[coast], coasts.memberStart[coast + 1]),
  )
}

function rowsAround(columns: EngineColumns, centre: GeoPoint, km: number): RowRanges {
  return sortedRanges(rowsWithin(columns, centre, km))
}

function sortedRanges(rows: readonly number[]): RowRanges {
  return rangesOfRows(Int32Array.from(rows).toSorted())
}
