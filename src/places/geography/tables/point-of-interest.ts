/**
 * A point of interest: a place a traveller wants to sleep near. A row is a tuple, not an object,
 * because the tables hold thousands of them and are read and corrected by eye, one line each.
 * Names are as written locally, in Latin letters where the local script is another; a language
 * missing from the other names uses the local one. Popularity says how much travellers choose
 * hotels by the place, and only orders places against each other.
 */
export type PointKind =
  | 'landmark'
  | 'museum'
  | 'beach'
  | 'station'
  | 'park'
  | 'ski'
  | 'fair'
  | 'stadium'
  | 'nature'
  | 'theatre'
  | 'university'
  | 'hospital'

/** kind, name as written locally, latitude, longitude, popularity 0-100, ISO country, other names */
export type PointRow = [
  kind: PointKind,
  name: string,
  latitude: number,
  longitude: number,
  popularity: number,
  country: string,
  otherNames?: Partial<Record<'es' | 'ca' | 'en' | 'fr' | 'de' | 'it' | 'pt', string>>,
]
