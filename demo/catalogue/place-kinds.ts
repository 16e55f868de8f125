/**
 * What accommodation is like by where it stands: one row for each kind of place. The mixes of
 * Mallorca and Madrid are measured ones; the others are bent from them by eye.
 */

/** What lies around an accommodation. */
export type Setting = 'city' | 'beach' | 'mountain' | 'countryside' | 'airport'

export interface PlaceKind {
  /** Of 1 to 5 stars, in percent. */
  stars: readonly [number, number, number, number, number]
  /** Of all accommodations. */
  apartments: number
  /** Of those with one or two stars. */
  hostels: number
  /** Houses without any class, over the three in a hundred that there are everywhere. */
  houses: number
  /** What a night costs by stars, against three of them. */
  starPrices: readonly [number, number, number, number, number]
}

/** As measured in Madrid. */
const CITY_PRICES = [0.74, 0.79, 1, 1.26, 2.97] as const
const RESORT_PRICES = [0.72, 0.82, 1, 1.32, 2.4] as const

// One kind to a row reads as a table: stars, apartments, hostels, houses, prices.
const PLACE_KINDS = {
  islands: placeKind([3, 8, 31, 45, 13], 0.24, 0.35, 0, RESORT_PRICES),
  spanishCity: placeKind([4, 25, 27, 36, 8], 0.16, 0.6, 0, CITY_PRICES),
  spanishBeach: placeKind([5, 15, 33, 38, 9], 0.3, 0.5, 0, RESORT_PRICES),
  europeanCity: placeKind([4, 14, 38, 34, 10], 0.15, 0.3, 0, CITY_PRICES),
  beach: placeKind([4, 12, 34, 38, 12], 0.26, 0.2, 0.01, RESORT_PRICES),
  tropicalBeach: placeKind([1, 5, 24, 43, 27], 0.13, 0.4, 0.01, RESORT_PRICES),
  ski: placeKind([4, 16, 42, 31, 7], 0.28, 0.2, 0.01, RESORT_PRICES),
  rural: placeKind([10, 30, 38, 18, 4], 0.14, 0.35, 0.04, RESORT_PRICES),
  latinCity: placeKind([6, 20, 38, 27, 9], 0.13, 0.5, 0, CITY_PRICES),
  americanCity: placeKind([3, 28, 43, 21, 5], 0.12, 0.08, 0, CITY_PRICES),
  asianCity: placeKind([5, 16, 33, 31, 15], 0.14, 0.3, 0, CITY_PRICES),
}

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

function cityKind({ country, continentId }: PlaceFacts): keyof typeof PLACE_KINDS {
  if (country === 'ES') return 'spanishCity'
  if (NEW_WORLD.has(country)) return 'americanCity'
  if (LATIN.has(country) || continentId === CONTINENT_IDS.southAmerica) return 'latinCity'
  return continentId === CONTINENT_IDS.asia ? 'asianCity' : 'europeanCity'
}

function placeKind(
  stars: PlaceKind['stars'],
  apartments: number,
  hostels: number,
  houses: number,
  starPrices: PlaceKind['starPrices'],
): PlaceKind {
  return { stars, apartments, hostels, houses, starPrices }
}
