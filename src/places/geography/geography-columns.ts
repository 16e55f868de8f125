/**
 * The columns that the geography consists of, in memory as in the file. Destinations stand in
 * preorder of their tree; everything else refers to them by index.
 */
import type { NameColumns } from './name-table.ts'

export const LEVELS = { continent: 1, country: 2, region: 3, city: 4, district: 5 } as const

/** What a place is known for; several may hold. The values are bits kept in the file. */
export const TRAITS = {
  capital: 1,
  seaside: 2,
  island: 4,
  ski: 8,
  resort: 16,
} as const

export type Trait = keyof typeof TRAITS

export interface DestinationColumns {
  /** See `assigned-ids.ts` for the ranges. */
  id: Int32Array
  level: Uint8Array
  /** Index of the parent; −1 for a continent. */
  parent: Int32Array
  /** One past the last descendant. */
  end: Int32Array
  latitude: Float32Array
  longitude: Float32Array
  /** Above level 4 the sum of the cities below. */
  population: Uint32Array
  /** How many travellers it draws (see `town-traits.ts`); above level 4 the sum. */
  weight: Float32Array
  /** Two ASCII letters of the country, 0 for a continent. */
  country: Uint16Array
  traits: Uint8Array
  names: NameColumns
}

export interface CoastColumns {
  /** The n of `cid{n}`. */
  id: Uint16Array
  country: Uint16Array
  popularity: Float32Array
  /** The members of coast c are members[memberStart[c]] … members[memberStart[c + 1] − 1]. */
  memberStart: Uint32Array
  /** Indexes of level-4 destinations, the most visited first. */
  members: Int32Array
  /** The shore line of coast c: spots shoreStart[c] … shoreStart[c + 1] − 1. */
  shoreStart: Uint32Array
  shoreLatitude: Float32Array
  shoreLongitude: Float32Array
  names: NameColumns
}

export interface PointColumns {
  id: Int32Array
  /** Position in `POINT_KINDS`. */
  kind: Uint8Array
  latitude: Float32Array
  longitude: Float32Array
  popularity: Float32Array
  country: Uint16Array
  /** Index of the city it belongs to. */
  destination: Int32Array
  names: NameColumns
}

export interface AirportColumns {
  latitude: Float32Array
  longitude: Float32Array
  popularity: Float32Array
  country: Uint16Array
  /** Index of the city it serves. */
  destination: Int32Array
  /** Index of its time zone. */
  zone: Uint16Array
  codes: NameColumns
  names: NameColumns
}

/** The offsets of zone z, in the order of time, are start[z] … start[z + 1] − 1. */
export interface ZoneColumns {
  start: Uint32Array
  /** The minute since 1970, in UTC, at which an offset begins to hold. */
  from: Int32Array
  /** Minutes east of UTC. */
  offset: Int32Array
  /** As IANA calls them, in the order of the alphabet. */
  names: NameColumns
}

export interface GeographyColumns {
  destinations: DestinationColumns
  coasts: CoastColumns
  points: PointColumns
  airports: AirportColumns
  zones: ZoneColumns
}

export function countryNumber(code: string): number {
  return code === '' ? 0 : code.charCodeAt(0) * 256 + code.charCodeAt(1)
}

export function countryText(number: number): string {
  return number === 0 ? '' : String.fromCharCode(number >> 8, number & 255)
}
