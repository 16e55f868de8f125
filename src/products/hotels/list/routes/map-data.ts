/** The map's call: where every match of a search is, and what a pop-up says of a few. */
import { distanceKm, formatDistance } from '../../../../places/rules/distance.ts'
import { readHotelSearch } from '../../search/rules/hotel-search.ts'
import { languageOf } from '../../../../site/locales.ts'
import { readMapQuestion } from '../rules/map-question.ts'
import type { MapQuestion } from '../rules/map-question.ts'
import { PAGE_SIZE } from '../rules/list-state.ts'
import type { EngineHotel, EngineQuery } from '../../engine/search/engine-query.ts'
import { calledPlace, destinationOf, searchAtPlace } from './results-place.ts'
import { todayIn } from '../../../../http/clock.ts'
import { engineDestination, stayQuery } from '../../search/routes/destinations-prices.ts'
import { Failure } from '../../../../http/failures.tsx'
import { placeWords } from '../../../../places/service/place-words.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import { searchContext } from '../../search/routes/submitted-form.ts'
import type { Settings } from '../../../../settings.ts'
import type { Handler, Visit } from '../../../../http/visit.ts'
import { pricedFor } from '../../rates/routes/priced-for.ts'
import { accommodation } from './wire/accommodation.ts'
import { mapAnswer, type TileSource } from './wire/map-answer.ts'

/** Moving back and forth asks the same again; prices may change meanwhile. */
const KEEP_SECONDS = 60

export function mapData(
  memory: () => SearchMemory,
  { mapTileUrl, mapTileAttribution }: Pick<Settings, 'mapTileUrl' | 'mapTileAttribution'>,
): Handler {
  const tiles: TileSource | null = mapTileUrl
    ? { url: mapTileUrl, attribution: mapTileAttribution }
    : null
  return (visit) => {
    const { site, parameters, query, problems } = visit
    const world = pricedFor(memory(), visit)
    const { kind = '', destination: id = '' } = parameters
    const place = calledPlace(world.geography, site.edition, kind, id)
    if (!place) throw new Failure('page-not-found')
    const today = todayIn(site.edition.timeZone)
    const search = readHotelSearch(searchAtPlace(query, place, today), searchContext(site, today))
    const question = readMapQuestion(query)
    if (!search.ok || !question.ok)
      return problems([search, question].flatMap((read) => (read.ok ? [] : read.problems)))
    const asked = { ...stayQuery(world, site, search.value, today), ...question.value.state }
    const destination = engineDestination(destinationOf(place))
    return visit.ownData(
      answerTo(world, visit, question.value, { ...asked, destination }, tiles),
      KEEP_SECONDS,
    )
  }
}

function answerTo(
  memory: SearchMemory,
  visit: Visit,
  { ids }: MapQuestion,
  query: EngineQuery,
  tiles: TileSource | null,
) {
  const { engine } = memory
  const words = hotelWords(memory, visit)
  const { area, ...others } = query.preFilters
  if (ids.length > 0) {
    const pages = Array.from({ length: Math.ceil(ids.length / PAGE_SIZE) }, (_, at) => at + 1)
    const destination = { kind: 'hotels', ids } as const
    const found = pages.flatMap(
      (page) => engine.searchHotels({ ...query, destination, preFilters: others, page }).hotels,
    )
    return mapAnswer({ hotels: found, ...words, pins: null, tiles })
  }
  const { hotels, fallback } = engine.searchHotels(query)
  // Where the list shows all because its filters leave nothing, so does the map.
  const all = { ...query, filters: {}, preFilters: area ? { area } : {} }
  const shown = fallback?.showsAll ? all : query
  return mapAnswer({ hotels, ...words, pins: engine.pinsOf(shown), tiles })
}

function hotelWords(memory: SearchMemory, visit: Visit) {
  const { geography } = memory
  const places = placeWords(geography, languageOf(visit.site.edition.locale))
  return {
    written: (hotel: EngineHotel) => accommodation(hotel, visit, places, memory),
    summaryOf: (hotel: EngineHotel) => {
      const city = geography.byId(hotel.cityId)
      if (city < 0) return ''
      const { latitude, longitude } = geography.destinations
      const centre = { latitude: latitude[city]!, longitude: longitude[city]! }
      const distance = formatDistance(distanceKm(centre, hotel))
      const { cityName: name } = places.around(hotel.cityId)
      return visit.text('card.location.city', { name, distance })
    },
  }
}
