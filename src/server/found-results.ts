/** A search answered by the engine, put into the words and links of the site where it is shown. */
import type { Day } from '../core/calendar-day.ts'
import type { HotelResults, OptionNames } from '../core/hotel-results.ts'
import type { HotelSearch } from '../core/hotel-search.ts'
import type { FoundHotel } from '../core/hotel.ts'
import type { ListState } from '../core/list-state.ts'
import { languageOf } from '../core/locales.ts'
import type { EngineHotel, EngineResults } from '../engine/engine-query.ts'
import { cardHotel, derivedRate } from './card-hotel.ts'
import { engineDestination } from './engine-destination.ts'
import { type PlaceWords, placeWords } from './place-words.ts'
import type { SearchMemory } from './search-memory.ts'
import type { WordsOf } from './visit.ts'

type Search = Pick<HotelSearch, 'destination' | 'stay' | 'rooms'>

/** As the engine answers, which knows more of a rate than a page tells. */
export function searched(
  { engine, rates }: SearchMemory,
  { site }: Pick<WordsOf, 'site'>,
  { destination, stay, rooms }: Search,
  { filters, preFilters, sort, page }: ListState,
  today: Day,
): EngineResults {
  return engine.searchHotels({
    destination: engineDestination(destination),
    stay,
    rooms,
    filters,
    preFilters,
    sort,
    page,
    currency: site.edition.currency,
    rates,
    today,
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

export function inWords<Written>(
  { summary, hotels, fallback }: EngineResults,
  words: WordsOf,
  memory: SearchMemory,
  write: HotelWriter<Written>,
): ResultsOf<Written> {
  const places = placeWords(memory.geography, languageOf(words.site.edition.locale))
  return {
    hotels: hotels.map((hotel) => write(hotel, words, places, memory)),
    summary: { ...summary, names: optionNames(summary.names, summary.counts, places) },
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
    address: hotel.hiddenOfferId === null ? hotel.address : '',
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
  names: Pick<OptionNames, 'hotels' | 'chains'>,
  counts: HotelResults['summary']['counts'],
  places: PlaceWords,
): OptionNames {
  const named = (key: 'locations' | 'pointsOfInterest', nameOf: (id: number) => string) =>
    Object.fromEntries(Object.keys(counts[key] ?? {}).map((id) => [id, nameOf(Number(id))]))
  return {
    ...names,
    locations: named('locations', places.nameOf),
    pointsOfInterest: named('pointsOfInterest', places.pointName),
  }
}
