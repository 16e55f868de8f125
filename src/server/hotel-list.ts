/** The list call: one search, answered from memory as data. */
import { boardOnCard } from '../core/boards.ts'
import { categoryOf } from '../core/categories.ts'
import { languageOf } from '../core/locales.ts'
import { photoPath } from '../core/photo-sizes.ts'
import type { HotelSearch } from '../core/hotel-search.ts'
import type { ListState } from '../core/list-state.ts'
import type { ProblemCode } from '../core/problems.ts'
import { isPartnerBrand, type Site } from '../core/site.ts'
import type { EngineDestination, EngineQuery } from '../engine/engine-query.ts'
import { LEVELS } from '../world/geography/geography-columns.ts'
import type { Geography } from '../world/geography/geography.ts'
import { todayIn } from './clock.ts'
import type { SearchMemory } from './search-memory.ts'
import { hotelPath } from './suggestion-links.ts'
import type { Handler, Visit } from './visit.ts'
import { listAnswer, type ListWords, type PlaceNames } from './wire/list-answer.ts'
import { readListRequest } from './wire/list-request.ts'

export function hotelList(memory: () => SearchMemory): Handler {
  return (visit) => {
    const { site, body, data, problems } = visit
    const { edition, type } = site
    const today = todayIn(edition.timeZone)
    const flightAllowed = !isPartnerBrand(type)
    const read = readListRequest(body, { today, domainId: edition.domainId, flightAllowed })
    if (!read.ok) return problems(read.problems)
    const { engine, geography, rates } = memory()
    const { search, state } = read.value
    const results = engine.searchHotels({
      ...queryOf(search, state),
      currency: edition.currency,
      rates,
      today,
    })
    return data(listAnswer(results, wordsFor(visit, geography)))
  }
}

/** A search of core's as the engine understands it. */
function queryOf(
  { destination, stay, rooms }: HotelSearch,
  { filters, preFilters, sort, page }: ListState,
): Pick<EngineQuery, 'destination' | 'stay' | 'rooms' | keyof ListState> {
  const found: EngineDestination =
    destination.kind === 'coast'
      ? { kind: 'coast', id: Number(destination.id.replace('cid', '')) }
      : { kind: 'place', id: Number(destination.id) }
  return { destination: found, stay, rooms, filters, preFilters, sort, page }
}

function wordsFor({ site, text }: Visit, geography: Geography): ListWords {
  const places = new Map<number, PlaceNames>()
  return {
    categoryName: (id) => {
      const { kind, count } = categoryOf(id)
      return text(`category.${kind}`, { count })
    },
    boardName: (code) => text(`board.${boardOnCard(code)}`),
    problem: (code) => text(`problem.${code as Fallback}`),
    placeNames: (cityId) => {
      let names = places.get(cityId)
      if (!names) places.set(cityId, (names = placeNames(geography, cityId, site)))
      return names
    },
    uri: (hotel) => hotelPath(site, geography, hotel.cityId, hotel.id, hotel.name),
    photo: photoPath,
  }
}

/** The reasons for which a list is not the one asked for. */
type Fallback = Extract<
  ProblemCode,
  | '12_904_3'
  | 'chain-without-match'
  | 'filters-without-match'
  | 'zero-result-combination'
  | 'no-getaway-offer'
>

function placeNames(geography: Geography, cityId: number, { edition }: Site): PlaceNames {
  const city = geography.byId(cityId)
  const language = languageOf(edition.locale)
  const nameAt = (index: number) => (index < 0 ? '' : geography.name(index, language))
  const above = (level: number) => (city < 0 ? -1 : geography.ancestorAt(city, level))
  return {
    countryCode: city < 0 ? '' : geography.countryCode(city),
    city: nameAt(city),
    province: nameAt(above(LEVELS.region)),
    country: nameAt(above(LEVELS.country)),
    continent: nameAt(above(LEVELS.continent)),
  }
}
