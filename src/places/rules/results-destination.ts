/** How a destination is called in results URLs and in the calls of the results page. */
import { isCoastId } from './destination-suggestions.ts'

/** Continent 1, country 2, region or province 3, city 4, district 5. */
const CITY_LEVEL = 4

export type LocationType = 'city' | 'other'

export type ResultsDestinationType = LocationType | 'coast'

/** In calls, which know a coast by its id. */
export function locationTypeAt(level: number): LocationType {
  return level === CITY_LEVEL ? 'city' : 'other'
}

/** In URLs. A coast lies in no level, so its level does not matter. */
export function resultsDestinationType(id: string, level: number): ResultsDestinationType {
  return isCoastId(id) ? 'coast' : locationTypeAt(level)
}

/**
 * For texts: many languages put a word before the name of a city that would be wrong before that of
 * a country or an island ("in Berlin", but "in der Schweiz" and "auf Mallorca").
 */
export function placeWords({ name, type }: { name: string; type: ResultsDestinationType }) {
  return { place: name, type }
}
