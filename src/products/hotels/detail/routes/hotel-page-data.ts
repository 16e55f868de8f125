/** All that a hotel's page shows, gathered: facts from memory, words and pictures from the store. */
import type { Day } from '../../../../site/calendar-day.ts'
import type { FormValues } from '../../../../site/form-values.ts'
import {
  type HotelPageData,
  type HotelPageQuery,
  type MapTiles,
  type PricedDay,
  readGrouping,
  writeHotelPageQuery,
} from '../rules/hotel-page.ts'
import { languageOf } from '../../../../site/locales.ts'
import { isOnMap } from '../../list/rules/map-view.ts'
import { formatMoney, isPriceShown } from '../../../../site/money.ts'
import { writeAddress } from '../../../../places/rules/postal-address.ts'
import type { Problem } from '../../../../site/problems.ts'
import type { AlternativeStay } from '../../list/rules/results-page.ts'
import { stayNights } from '../../../../site/stay.ts'
import type { EngineHotel, StayQuery } from '../../engine/search/engine-query.ts'
import type { Database } from '../../../../store/database.ts'
import { photographedHotel } from '../../catalogue/store/hotel-photos.ts'
import { hotelRooms } from '../../catalogue/store/hotel-rooms.ts'
import type { CheckoutTokens } from '../../../../booking/routes/checkout-token.ts'
import { foundHotel } from '../../list/routes/found-results.ts'
import { hotelBreadcrumbs } from './hotel-breadcrumbs.ts'
import { noReviews, shownReviews } from './hotel-page-reviews.ts'
import { hotelPhotoList } from '../../catalogue/routes/hotel-photo-list.ts'
import { hotelsAround, pointsAround } from './hotel-surroundings.ts'
import { descriptionOf, nameOnSite } from '../../catalogue/routes/hotel-texts.ts'
import { placeWords } from '../../../../places/routes/place-words.ts'
import { roomRates } from './room-rates.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import type { Visit } from '../../../../http/visit.ts'

const ADULTS_ONLY = 'ADU'
/** Days before and after the chosen one whose prices are told. */
const DAYS_AROUND = 3

export interface PageWorld {
  memory: SearchMemory
  store: () => Database
  tokens: CheckoutTokens
  tiles: MapTiles | null
  /** The operator's hotels treat children as ours do. */
  childRules: boolean
}

export interface AskedPage {
  hotel: EngineHotel
  /** Where the page is. */
  path: string
  today: Day
  values: FormValues
  /** What prices are for; a stay of our own when `problems` say what is wrong with the sent one. */
  asked: HotelPageQuery
  query: StayQuery
  form: { values: Record<string, string>; problems: Problem[] }
}

export async function hotelPageData(
  { memory, store, tokens, tiles, childRules }: PageWorld,
  visit: Visit,
  page: AskedPage,
): Promise<HotelPageData> {
  const { hotel, path, today, values, asked, query, form } = page
  const { geography } = memory
  const language = languageOf(visit.site.edition.locale)
  // Without the store, words and pictures are missing, but prices are still true.
  const told = <T>(ask: (database: Database) => Promise<T>, otherwise: T): Promise<T> =>
    Promise.try(() => ask(store())).catch((error: unknown) => {
      visit.reply.log.warn(error)
      return otherwise
    })
  const [named, pictured, description, reviews] = await Promise.all([
    told((database) => hotelRooms(database, hotel.id), []),
    told((database) => photographedHotel(database, hotel.id), undefined),
    told((database) => descriptionOf(database, geography, hotel, visit), { text: '', language }),
    told(
      (database) => shownReviews(memory, database, visit, hotel, values, today),
      noReviews(values, visit),
    ),
  ])
  const isHidden = hotel.hiddenOfferId !== null
  const isRefused = form.problems.length > 0
  const found = foundHotel(hotel, visit, placeWords(geography, language), memory)
  const offers = isRefused
    ? []
    : roomRates(memory, visit, tokens, {
        hotelId: hotel.id,
        query,
        // An operator's name of a room may contain that of the hotel.
        named: isHidden ? named.map((room) => ({ ...room, name: '' })) : named,
        now: Date.now(),
      })
  const links = { query: writeHotelPageQuery({ ...asked, giftBoxCode: '' }) }
  return {
    hotel: {
      id: hotel.id,
      name: found.name,
      hiddenOfferId: hotel.hiddenOfferId,
      categoryId: hotel.categoryId,
      categoryName: found.categoryName,
      cityName: found.cityName,
      centreDistanceKm: isHidden ? -1 : hotel.centreDistanceKm,
      isWellSituated: hotel.isWellSituated,
      serviceCodes: hotel.serviceCodes,
      supplementCodes: hotel.supplementCodes,
      reviews: hotel.reviews,
      address: writeAddress(found),
      place: isHidden || !isOnMap(hotel) ? null : placeOf(hotel),
      description: description.text,
      descriptionLanguage: description.language,
      hasChildRules: pictured?.isDemo || childRules,
      isForAdultsOnly: pictured?.segmentCodes.includes(ADULTS_ONLY) ?? false,
    },
    photos: pictured ? hotelPhotoList(pictured, nameOnSite(hotel, visit), visit.text) : [],
    breadcrumbs: hotelBreadcrumbs(memory, visit, hotel, links.query),
    path,
    query: writeHotelPageQuery(asked),
    giftBoxCode: asked.giftBoxCode,
    today,
    stay: isRefused ? null : asked.stay,
    rooms: asked.rooms,
    form,
    offers,
    grouping: readGrouping(values),
    currency: query.currency,
    alternatives: offers.length > 0 || isRefused ? [] : alternatives(memory, page),
    days: isRefused ? [] : daysAround(memory, page),
    nearby: hotelsAround(memory, visit, hotel, query, links),
    points: isHidden ? [] : pointsAround(geography, hotel, visit),
    tiles,
    reviews,
  }
}

function placeOf({ latitude, longitude }: EngineHotel) {
  return { latitude, longitude }
}

function alternatives({ engine }: SearchMemory, page: AskedPage): AlternativeStay[] {
  const { hotel, path, asked, query } = page
  const nights = stayNights(asked.stay)
  return engine.alternativeDates(hotel.id, query).map(({ checkIn, price }) => {
    const stay = { checkIn, checkOut: checkIn + nights }
    const priceText = formatMoney(price ?? 0, query.currency)
    return { ...stay, priceText, href: `${path}?${writeHotelPageQuery({ ...asked, stay })}` }
  })
}

/** Per room and night, as the calendar of the form tells them. */
function daysAround({ engine }: SearchMemory, page: AskedPage): PricedDay[] {
  const { hotel, path, today, asked, query } = page
  const nights = stayNights(asked.stay)
  const first = Math.max(today, asked.stay.checkIn - DAYS_AROUND)
  const from = { ...query, stay: { checkIn: first, checkOut: first + nights } }
  const hotels = { kind: 'hotels', ids: [hotel.id] } as const
  return engine.pricesByCheckIn(hotels, from, 2 * DAYS_AROUND + 1).map(({ checkIn, price }) => {
    const stay = { checkIn, checkOut: checkIn + nights }
    const perNight = isPriceShown(price) ? price / nights / asked.rooms.length : null
    return {
      checkIn,
      priceText: perNight === null ? '' : formatMoney(perNight, query.currency),
      href: `${path}?${writeHotelPageQuery({ ...asked, stay })}`,
      isAsked: checkIn === asked.stay.checkIn,
    }
  })
}
