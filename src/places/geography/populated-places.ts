/** The towns of the world as the older snapshot knows them, and how to keep each place once. */
import { draftCity, type DraftCity } from './draft.ts'
import { distanceKm } from './distance.ts'
import { TRAITS } from './geography-columns.ts'
import { readPackagedCities } from './packaged-data.ts'
import { placeKey } from './place-key.ts'

/** Abandoned, destroyed, historical: nobody sleeps there. */
const GONE = new Set(['PPLQ', 'PPLW', 'PPLH', 'PPLCH', 'STLMT'])

/** A hostel and an office that someone entered as towns of a hundred thousand people. */
const NOT_TOWNS = new Set([10_277_901, 10_630_176])

/** Two entries of one name this near to each other are one place. */
const SAME_PLACE_KM = 4

export function readPopulatedPlaces(): DraftCity[] {
  return readPackagedCities()
    .filter((city) => !GONE.has(city.featureCode) && !NOT_TOWNS.has(city.cityId))
    .filter((city) => city.country !== 'AQ')
    .map((city) =>
      draftCity({
        id: city.cityId,
        name: city.name,
        country: city.country,
        latitude: city.loc.coordinates[1],
        longitude: city.loc.coordinates[0],
        population: city.population,
        featureCode: city.featureCode,
        traits: city.featureCode === 'PPLC' ? TRAITS.capital : 0,
        // The older snapshot's own region code: right in most countries, France being the exception.
        region: city.adminCode ? `${city.country}.${city.adminCode}` : '',
      }),
    )
}

/** Keeps the more populous of two entries (the lower id among equals). */
export function mergeSamePlaces(places: readonly DraftCity[]): DraftCity[] {
  const byName = Map.groupBy(places, (place) => `${place.country} ${placeKey(place.name)}`)
  const dropped = new Set<DraftCity>()
  for (const same of byName.values()) {
    if (same.length === 1) continue
    const kept: DraftCity[] = []
    for (const place of same.toSorted((a, b) => b.population - a.population || a.id - b.id)) {
      if (kept.some((known) => areNear(known, place))) dropped.add(place)
      else kept.push(place)
    }
  }
  return places.filter((place) => !dropped.has(place))
}

function areNear(a: DraftCity, b: DraftCity): boolean {
  return distanceKm(a.latitude, a.longitude, b.latitude, b.longitude) <= SAME_PLACE_KM
}
