/** Points of interest, each with the town it belongs to. */
import { IdRange } from './assigned-ids.ts'
import type { CityFinder } from './city-finder.ts'
import type { DraftCity } from './draft.ts'
import type { NamesByLanguage } from './hand-written-tables.ts'
import type { PointKind, PointRow } from './tables/point-of-interest.ts'

/** What the file keeps for a kind; never change a number. */
const KIND_NUMBERS: Record<PointKind, number> = {
  landmark: 0,
  museum: 1,
  beach: 2,
  station: 3,
  park: 4,
  ski: 5,
  fair: 6,
  stadium: 7,
  nature: 8,
  theatre: 9,
  university: 10,
  hospital: 11,
}

/** By the number that the columns hold. */
export const POINT_KINDS = Object.keys(KIND_NUMBERS) as PointKind[]

export interface PointPlace {
  id: number
  kind: number
  name: string
  names: NamesByLanguage
  latitude: number
  longitude: number
  popularity: number
  country: string
  city: DraftCity
}

export function pointPlaces(written: readonly PointRow[], finder: CityFinder): PointPlace[] {
  const ids = new IdRange('point')
  return written
    .toSorted((a, b) => (pointKey(a) < pointKey(b) ? -1 : 1))
    .map((point) => {
      const [kind, name, latitude, longitude, popularity, country, names = {}] = point
      const id = ids.idFor(pointKey(point))
      const city = finder.around(latitude, longitude, country)
      if (!city) throw new Error(`A point of interest lies nowhere: ${country} ${name}`)
      return {
        id,
        kind: KIND_NUMBERS[kind],
        name,
        names,
        latitude,
        longitude,
        popularity,
        country,
        city,
      }
    })
}

function pointKey([kind, name, latitude, , , country]: PointRow): string {
  return `${country} ${kind} ${name} ${latitude}`
}
