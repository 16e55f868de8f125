/** The shapes of the hand-written tables that the build needs. */
import type { Language } from '../../site/locales.ts'
import type { PointRow } from './tables/point-of-interest.ts'

export type NamesByLanguage = Partial<Record<Language, string>>

export interface WrittenCoast {
  /** The n of `cid{n}`. */
  id: number
  country: string
  names: NamesByLanguage
  /** A line of [latitude, longitude] along the shore. */
  shore: readonly (readonly [number, number])[]
  /** How far inland a town still counts. */
  reachKm: number
  popularity: number
}

export interface WrittenResort {
  name: string
  country: string
  latitude: number
  longitude: number
  /** What its size would be if guests counted as inhabitants, in thousands. */
  weight: number
  kind: string
  otherNames?: NamesByLanguage
  /** A town in the region that the resort is in. */
  near: string
}

export interface WrittenDistricts {
  city: string
  country: string
  districts: readonly (readonly [name: string, latitude: number, longitude: number])[]
}

export interface HandWritten {
  coasts: readonly WrittenCoast[]
  resorts: readonly WrittenResort[]
  districts: readonly WrittenDistricts[]
  points: readonly PointRow[]
}
