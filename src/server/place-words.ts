/** Names of places in a visitor's language. Kept while one page is made: its hotels share them. */
import type { FoundHotel } from '../core/hotel.ts'
import type { Language } from '../core/locales.ts'
import { LEVELS } from '../world/geography/geography-columns.ts'
import type { Geography } from '../world/geography/geography.ts'

export type PlaceNames = Pick<
  FoundHotel,
  'countryCode' | 'cityName' | 'provinceName' | 'countryName' | 'continentName'
>

export interface PlaceWords {
  /** By id; empty when nobody knows it. */
  nameOf: (placeId: number) => string
  pointName: (pointId: number) => string
  around: (cityId: number) => PlaceNames
}

export function placeWords(geography: Geography, language: Language): PlaceWords {
  const known = new Map<number, PlaceNames>()
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

  return {
    nameOf: (placeId) => nameAt(geography.byId(placeId)),
    pointName: (pointId) => {
      const index = geography.columns.points.id.indexOf(pointId)
      return index < 0 ? '' : geography.pointNames.name(index, language)
    },
    around(cityId) {
      let names = known.get(cityId)
      if (!names) known.set(cityId, (names = namesAround(cityId)))
      return names
    },
  }
}
