/** Names of places in a visitor's language. Those asked for last are kept: lists share them. */
import type { Language } from '../../site/locales.ts'
import { LEVELS } from '../geography/geography-columns.ts'
import type { Geography } from '../geography/geography.ts'
import { RecentlyUsed } from '../../site/recently-used.ts'

/** Of each kind, in each language. */
const MAX_PLACES = 2_000

export interface PlaceNames {
  countryCode: string
  cityName: string
  provinceName: string
  countryName: string
  continentName: string
}

export interface PlaceWords {
  /** By id; empty when nobody knows it. */
  nameOf: (placeId: number) => string
  pointName: (pointId: number) => string
  around: (cityId: number) => PlaceNames
}

const known = new WeakMap<Geography, Map<Language, PlaceWords>>()

export function placeWords(geography: Geography, language: Language): PlaceWords {
  let languages = known.get(geography)
  if (!languages) known.set(geography, (languages = new Map()))
  let words = languages.get(language)
  if (!words) languages.set(language, (words = wordsIn(geography, language)))
  return words
}

function wordsIn(geography: Geography, language: Language): PlaceWords {
  const cities = new RecentlyUsed<number, PlaceNames>(MAX_PLACES)
  const places = new RecentlyUsed<number, string>(MAX_PLACES)
  const points = new RecentlyUsed<number, string>(MAX_PLACES)
  const nameAt = (index: number) => (index < 0 ? '' : geography.name(index, language))

  function namesAround(cityId: number): PlaceNames {
    const city = geography.byId(cityId)
    const above = (level: number) => (city < 0 ? -1 : geography.ancestorAt(city, level))
    return {
      countryCode: city < 0 ? '' : geography.countryCode(city),
      cityName: nameAt(city),
      provinceName: nameAt(above(LEVELS.region)),
      countryName: nameAt(above(LEVELS.country)),
      continentName: nameAt(above(LEVELS.continent)),
    }
  }

  function namePoint(pointId: number): string {
    const index = geography.columns.points.id.indexOf(pointId)
    return index < 0 ? '' : geography.pointNames.name(index, language)
  }

  return {
    nameOf: (placeId) => places.get(placeId, () => nameAt(geography.byId(placeId))),
    pointName: (pointId) => points.get(pointId, () => namePoint(pointId)),
    around: (cityId) => cities.get(cityId, () => namesAround(cityId)),
  }
}
