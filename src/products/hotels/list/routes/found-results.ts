/** A search answered by the engine, put into the words and links of the site where it is shown. */
import type { Day } from '../../../../site/calendar-day.ts'
import type { Filters } from '../rules/filter-state.ts'
import type { HotelResults, OptionNames, ResultSummary } from '../rules/hotel-results.ts'
import type { HotelSearch } from '../../search/rules/hotel-search.ts'
import type { FoundHotel } from '../../catalogue/rules/hotel.ts'
import type { ListState } from '../rules/list-state.ts'
import { languageOf } from '../../../../site/locales.ts'
import type { EngineHotel, EngineResults, EngineSummary } from '../../engine/search/engine-query.ts'
import { cardHotel, derivedRate } from './card-hotel.ts'
import { engineDestination, stayQuery } from '../../search/routes/destinations-prices.ts'
import { type PlaceWords, placeWords } from '../../../../places/service/place-words.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import type { WordsOf } from '../../../../site/messages/catalogue.ts'
import type { Problem } from '../../../../site/problems.ts'

type Search = Pick<HotelSearch, 'stay' | 'rooms'> & {
  destination: Pick<HotelSearch['destination'], 'kind' | 'id'>
}

/** As the engine answers, which knows more of a rate than a page tells. */
export function searched(
  memory: SearchMemory,
  { site }: Pick<WordsOf, 'site'>,
  { destination, stay, rooms }: Search,
  { filters, preFilters, sort, page }: ListState,
  today: Day,
): EngineResults {
  return memory.engine.searchHotels({
    ...stayQuery(memory, site, { stay, rooms }, today),
    destination: engineDestination(destination),
    filters,
    preFilters,
    sort,
    page,
  })
}

/** As much of a hotel as somebody needs. */
type HotelWriter<Written> = (
  hotel: EngineHotel,
  words: WordsOf,
  places: PlaceWords,
  memory: Pick<SearchMemory, 'geography'>,
) => Written

export type ResultsOf<Written> = Omit<HotelResults, 'hotels'> & { hotels: Written[] }

/** `asked` are the filters of the visitor, also where the list shows all instead. */
export function inWords<Written>(
  { summary, hotels, fallback }: EngineResults,
  asked: Filters,
  words: WordsOf,
  memory: SearchMemory,
  write: HotelWriter<Written>,
): ResultsOf<Written> {
  const places = placeWords(memory.geography, languageOf(words.site.edition.locale))
  return {
    hotels: hotels.map((hotel) => write(hotel, words, places, memory)),
    summary: { ...summary, names: optionNames(summary, asked, places, words) },
    fallback,
  }
}

/** All that there is to tell. */
export function foundHotel(
  hotel: EngineHotel,
  words: WordsOf,
  places: PlaceWords,
  memory: Pick<SearchMemory, 'geography'>,
): FoundHotel {
  const { chainId: _, cityId, placeId, minRate, maxRate, ...found } = hotel
  return {
    ...found,
    ...places.around(cityId),
    ...cardHotel(hotel, words, places, memory),
    locationId: placeId,
    description: '',
    photos: [],
    rates: [],
    reviews: hotel.reviews,
    minRate: minRate && derivedRate(minRate, words.text),
    maxRate: maxRate && derivedRate(maxRate, words.text),
  }
}

/** The engine knows the names of hotels and chains; those of places are the geography's. */
function optionNames(
  { names, counts }: EngineSummary,
  asked: Filters,
  places: PlaceWords,
  { text }: WordsOf,
): OptionNames {
  const named = (key: 'locations' | 'pointsOfInterest', nameOf: (id: number) => string) => {
    const ids = new Set([...Object.keys(counts[key] ?? {}), ...(asked[key] ?? [])])
    const told = [...ids].map((id) => [id, nameOf(Number(id))] as const)
    return Object.fromEntries(told.filter(([, name]) => name !== ''))
  }
  const hotels = Object.entries(names.hotels ?? {})
  return {
    chains: names.chains,
    hotels: Object.fromEntries(hotels.map(([id, name]) => [id, name || text('card.hidden-name')])),
    locations: named('locations', places.nameOf),
    pointsOfInterest: named('pointsOfInterest', places.pointName),
  }
}

// Why a list is not the one that was asked for, though something can be shown.

/** An empty list has one page, on which it says so. */
export function lastPageOf({ totalPages }: Pick<ResultSummary, 'totalPages'>): number {
  return Math.max(1, totalPages)
}

/** Null when the address names a list that there is, in words that can all be read. */
export function listRefusal(
  { page }: ListState,
  problems: readonly Problem[],
  summary: Pick<ResultSummary, 'totalPages'>,
): 'list-unreadable' | 'page-beyond-end' | null {
  if (problems.length > 0) return 'list-unreadable'
  return page > lastPageOf(summary) ? 'page-beyond-end' : null
}
