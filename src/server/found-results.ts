/** A search answered by the engine, put into the words and links of the site where it is shown. */
import { boardOnCard } from '../core/boards.ts'
import type { Day } from '../core/calendar-day.ts'
import { categoryOf } from '../core/categories.ts'
import type { HotelResults, OptionNames } from '../core/hotel-results.ts'
import type { HotelSearch } from '../core/hotel-search.ts'
import type { FoundHotel } from '../core/hotel.ts'
import type { ListState } from '../core/list-state.ts'
import { languageOf } from '../core/locales.ts'
import { photoPath } from '../core/photo-sizes.ts'
import type { DerivedRate, PaymentMethod } from '../core/rates.ts'
import { type SupplementCode, supplementOf } from '../core/supplements.ts'
import type { EngineHotel, EngineRate, EngineResults } from '../engine/engine-query.ts'
import { engineDestination } from './engine-destination.ts'
import { type PlaceWords, placeWords } from './place-words.ts'
import type { SearchMemory } from './search-memory.ts'
import { hotelPath } from './suggestion-links.ts'
import type { Visit } from './visit.ts'

export type WordsOf = Pick<Visit, 'site' | 'text'>

type Search = Pick<HotelSearch, 'destination' | 'stay' | 'rooms'>

export function foundResults(
  memory: SearchMemory,
  words: WordsOf,
  search: Search,
  state: ListState,
  today: Day,
): HotelResults {
  return inWords(searched(memory, words, search, state, today), words, memory)
}

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

export function inWords(
  { summary, hotels, pins, fallback }: EngineResults,
  words: WordsOf,
  memory: SearchMemory,
): HotelResults {
  const places = placeWords(memory.geography, languageOf(words.site.edition.locale))
  return {
    hotels: hotels.map((hotel) => foundHotel(hotel, words, places, memory)),
    summary: { ...summary, names: optionNames(summary.names, summary.counts, places) },
    pins,
    fallback,
  }
}

export function foundHotel(
  hotel: EngineHotel,
  { site, text }: WordsOf,
  places: PlaceWords,
  { geography }: Pick<SearchMemory, 'geography'>,
): FoundHotel {
  const { chainId: _, cityId, placeId, minRate, maxRate, ...found } = hotel
  const { kind, count } = categoryOf(hotel.categoryId)
  const isHidden = hotel.hiddenOfferId !== null
  return {
    ...found,
    ...places.around(cityId),
    name: isHidden ? '' : hotel.name,
    address: isHidden ? '' : hotel.address,
    uri: hotelPath(
      site,
      geography,
      cityId,
      hotel.id,
      isHidden ? text('card.hidden-name') : hotel.name,
    ),
    locationId: placeId,
    categoryName: text(`category.${kind}`, { count }),
    thumbnail: photoPath(hotel.id, 1, 'card'),
    description: '',
    photos: [],
    rates: [],
    minRate: minRate && derivedRate(minRate, text),
    maxRate: maxRate && derivedRate(maxRate, text),
    packetSale: packetSale(minRate?.packetCode ?? '', text),
    paymentLabel: minRate ? paymentLabel(minRate.paymentMethod, text) : '',
  }
}

function derivedRate(rate: EngineRate, text: Visit['text']): DerivedRate {
  const { planNumber: _, providerId: __, roomTypeIds: ___, packetCode: ____, ...known } = rate
  const { isDiscountedForSubscribers: _____, ...derived } = known
  return { ...derived, boardName: text(`board.${boardOnCard(rate.boardCode)}`) }
}

function packetSale(type: string, text: Visit['text']): FoundHotel['packetSale'] {
  const isKnown = supplementOf(type) !== null
  return { type, options: isKnown ? text(`supplement.${type as SupplementCode}`) : '' }
}

/** Paying now goes without saying. */
function paymentLabel(method: PaymentMethod, text: Visit['text']): string {
  return method === 'O' ? '' : text(`payment.${method}`)
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
