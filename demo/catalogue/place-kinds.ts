/**
 * What accommodation is like by where it stands: one row for each kind of place. The mixes of
 * Mallorca and Madrid are measured ones, as are the prices of Madrid, which all cities share; the
 * others are bent from them by eye.
 */
import { expectLength } from '../read-tables.ts'
import tables from './tables/place-kinds.json' with { type: 'json' }

/** What lies around an accommodation. */
export type Setting = 'city' | 'beach' | 'mountain' | 'countryside' | 'airport'

export interface PlaceKind {
  /** Of 1 to 5 stars, in percent. */
  stars: readonly number[]
  /** Of all accommodations. */
  apartments: number
  /** Of those with one or two stars. */
  hostels: number
  /** Houses without any class, over the three in a hundred that there are everywhere. */
  houses: number
  /** What a night costs by stars, against three of them. */
  starPrices: readonly number[]
}

const PLACE_KINDS: Record<keyof typeof tables, PlaceKind> = tables
for (const { stars, starPrices } of Object.values(PLACE_KINDS)) expectLength(5, stars, starPrices)

const CONTINENT_IDS = { europe: 1, southAmerica: 4, asia: 6 } as const
const NEW_WORLD = new Set(['US', 'CA', 'AU', 'NZ'])
const LATIN = new Set('MX GT CR PA HN SV NI BZ CU DO PR'.split(' '))

const TROPIC = 24.5

export interface PlaceFacts {
  country: string
  continentId: number
  latitude: number
  isIsland: boolean
}

export function placeKindOf(place: PlaceFacts, setting: Setting): PlaceKind {
  if (place.isIsland && place.continentId === CONTINENT_IDS.europe) return PLACE_KINDS.islands
  if (setting === 'mountain') return PLACE_KINDS.ski
  if (setting === 'countryside') return PLACE_KINDS.rural
  if (setting === 'beach') {
    if (isTropical(place.latitude)) return PLACE_KINDS.tropicalBeach
    return place.country === 'ES' ? PLACE_KINDS.spanishBeach : PLACE_KINDS.beach
  }
  return PLACE_KINDS[cityKind(place)]
}

/** Where there is no cold season, and resorts sell everything included. */
export function isTropical(latitude: number): boolean {
  return Math.abs(latitude) < TROPIC
}

function cityKind({ country, continentId }: PlaceFacts): keyof typeof tables {
  if (country === 'ES') return 'spanishCity'
  if (NEW_WORLD.has(country)) return 'americanCity'
  if (LATIN.has(country) || continentId === CONTINENT_IDS.southAmerica) return 'latinCity'
  return continentId === CONTINENT_IDS.asia ? 'asianCity' : 'europeanCity'
}
