/**
 * Names of places in a visitor's language, and how addresses spell them. Those asked for last are
 * kept: lists share them (decision 0045).
 */
import type { Language } from '../../site/locales.ts'
import { LEVELS } from '../geography/geography-columns.ts'
import type { Geography } from '../geography/geography.ts'
import { RecentlyUsed } from '../../site/recently-used.ts'
import { slugOf } from '../../site/text/fold-text.ts'

/** Of each kind, in each language. */
const MAX_PLACES = 2_000

export interface PlaceNames {
  countryCode: string
  cityName: string
  provinceName: string
  countryName: string
  continentName: string
  /** As addresses have them; 'x' for what nobody knows. */
  citySlug: string
  countrySlug: string
}

export interface PlaceWords {
  /** By id; empty when nobody knows it. */
  nameOf: (placeId: number) => string
  slugOf: (placeId: number) => string
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
  const places = new RecentlyUsed<number, { name: string; slug: string }>(MAX_PLACES)
  const points = new RecentlyUsed<number, string>(MAX_PLACES)
  const nameAt = (index: number) => (index < 0 ? '' : geography.name(index, language))

  function namesAround(cityId: number): PlaceNames {
    const city = geography.byId(cityId)
    const above = (level: number) => (city < 0 ? -1 : geography.ancestorAt(city, level))
    const cityName = nameAt(city)
    const countryName = nameAt(above(LEVELS.country))
    return {
      countryCode: city < 0 ? '' : geography.countryCode(city),
      cityName,
      provinceName: nameAt(above(LEVELS.region)),
      countryName,
      continentName: nameAt(above(LEVELS.continent)),
      citySlug: cityName ? slugOf(cityName) : 'x',
      countrySlug: countryName ? slugOf(countryName) : 'x',
    }
  }

  function place(placeId: number) {
    return places.get(placeId, () => {
      const name = nameAt(geography.byId(placeId))
      return { name, slug: slugOf(name) }
    })
  }

  function namePoint(pointId: number): string {
    const index = geography.columns.points.id.indexOf(pointId)
    return index < 0 ? '' : geography.pointNames.name(index, language)
  }

  return {
    nameOf: (placeId) => place(placeId).name,
    slugOf: (placeId) => place(placeId).slug,
    pointName: (pointId) => points.get(pointId, () => namePoint(pointId)),
    around: (cityId) => cities.get(cityId, () => namesAround(cityId)),
  }
}
