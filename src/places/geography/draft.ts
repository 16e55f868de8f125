/** A destination while the world is being put together; the columns are made from these. */
import type { Language } from '../../site/locales.ts'
import { LEVELS } from './geography-columns.ts'
import type { PointRow } from './tables/point-of-interest.ts'

export interface Draft {
  id: number
  level: number
  /** What the place is called where it is. */
  name: string
  names?: Partial<Record<Language, string>>
  /** Names of unknown language, for finding only. */
  aliases?: string[]
  country: string
  latitude: number
  longitude: number
  population: number
  weight: number
  /** Bits of `TRAITS`. */
  traits: number
  children: Draft[]
}

export interface DraftCity extends Draft {
  /** GeoNames' kind of place: PPLC a capital, PPLX a section of a city … */
  featureCode: string
  /** GeoNames code of region and province ("ES.51", "ES.51.SE"), '' where unknown. */
  region: string
  province: string
}

type DraftValues = Partial<Draft> & Pick<Draft, 'id' | 'level' | 'name' | 'country'>
type CityValues = Partial<DraftCity> & Pick<DraftCity, 'id' | 'name' | 'country'>

export function draft(values: DraftValues): Draft {
  return draftCity(values)
}

/**
 * Every draft is made here, field by field in one order: objects of one shape are read several
 * times faster than objects spread together, and there are 150,000.
 */
export function draftCity(values: CityValues): DraftCity {
  return {
    id: values.id,
    level: values.level ?? LEVELS.city,
    name: values.name,
    names: values.names,
    aliases: values.aliases,
    country: values.country,
    latitude: values.latitude ?? 0,
    longitude: values.longitude ?? 0,
    population: values.population ?? 0,
    weight: 0,
    traits: values.traits ?? 0,
    children: [],
    featureCode: values.featureCode ?? 'PPL',
    region: values.region ?? '',
    province: values.province ?? '',
  }
}

/** The shapes of the hand-written tables that the build needs. */
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
