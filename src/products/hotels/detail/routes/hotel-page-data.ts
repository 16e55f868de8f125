/** All that a hotel's page shows, gathered: facts from memory, words and pictures from the store. */
import type { Day } from '../../../../site/calendar-day.ts'
import type { FormValues } from '../../../../site/form-values.ts'
import {
  type HotelPageData,
  type HotelPageQuery,
  type MapTiles,
  type PricedDay,
  readGrouping,
  type ShownReviews,
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
import type { InventedHotels } from '../../catalogue/service/invented-world.ts'
import { photographedHotel } from '../../catalogue/store/hotel-photos.ts'
import { hotelRooms, type NamedRoom } from '../../catalogue/store/hotel-writings.ts'
import { HOTEL_KIND, writeHotelChoice } from '../../sale/rules/hotel-line.ts'
import { type CheckoutTokens, OFFER_MINUTES } from '../../../../booking/service/checkout-token.ts'
import { foundHotel } from '../../list/routes/found-results.ts'
import { pathOf } from '../../../../site/routes.ts'
import { LEVELS } from '../../../../places/geography/geography-columns.ts'
import { knownPlace } from '../../search/routes/destinations.ts'
import type { Visit } from '../../../../http/visit.ts'
import type { WordsOf } from '../../../../site/messages/catalogue.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import {
  languagesOf,
  readReviewList,
  reviewPage,
  scoreBands,
} from '../../reviews/rules/review-list.ts'
import type { Review } from '../../reviews/rules/reviews.ts'
import { MAX_DRAWN, overviewSource, reviewsOf } from '../../reviews/routes/hotel-reviews.ts'
import { descriptionOf, hotelPhotoList, nameOnSite } from '../../catalogue/routes/hotel-texts.ts'
import { hotelsAround, pointsAround } from './hotel-surroundings.ts'
import { placeWords } from '../../../../places/service/place-words.ts'
import { boardOnCard } from '../../catalogue/rules/boards.ts'
import { grownChildrenAsAdults } from '../../../../search/rules/occupancy.ts'
import type { RateSupplement } from '../../rates/rules/rates.ts'
import { type RoomOffer, worthShowing } from '../../rates/rules/room-offers.ts'
import { type SupplementCode, supplementOf } from '../../catalogue/rules/supplements.ts'
import type { FullRate } from '../../engine/prices/all-rates.ts'

const ADULTS_ONLY = 'ADU'
/** Days before and after the chosen one whose prices are told. */
const DAYS_AROUND = 3

export interface PageWorld {
  memory: SearchMemory
  store: () => Database
  invented: InventedHotels
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
  { memory, store, invented, tokens, tiles, childRules }: PageWorld,
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
    told((database) => descriptionOf(database, geography, hotel, visit, invented), {
      text: '',
      language,
    }),
    told(
      (database) => shownReviews(memory, database, visit, hotel, values, today, invented),
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
    photos: pictured
      ? hotelPhotoList(pictured, nameOnSite(hotel, visit), visit.text, invented)
      : [],
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

/** The way from the hotel search down to a hotel's city, each step a list for the same stay. */
const STEPS = [LEVELS.country, LEVELS.region, LEVELS.city]

function hotelBreadcrumbs(
  memory: SearchMemory,
  { site, text }: WordsOf,
  { cityId }: Pick<EngineHotel, 'cityId'>,
  query: string,
): { name: string; href: string }[] {
  const { geography } = memory
  const city = geography.byId(cityId)
  const above = city < 0 ? [] : STEPS.map((level) => geography.ancestorAt(city, level))
  const language = languageOf(site.edition.locale)
  const places = above.flatMap((index) => {
    const place = knownPlace(memory, site, index)
    return place ? [{ name: geography.name(index, language), href: `${place.path}?${query}` }] : []
  })
  // A province often has the name of its capital.
  const distinct = places.filter(({ name }, at) => name !== places[at + 1]?.name)
  return [{ name: text('nav.hotels'), href: pathOf(site, 'hotelHome') }, ...distinct]
}

/** The reviews part of a hotel's page: the list as its link asks for it, and what it is made of. */
async function shownReviews(
  { geography }: SearchMemory,
  store: Database,
  visit: Visit,
  hotel: EngineHotel,
  values: FormValues,
  today: Day,
  invented: InventedHotels,
): Promise<ShownReviews> {
  // Guests may have written what a hidden hotel is called.
  const source = hotel.hiddenOfferId === null ? overviewSource(hotel) : null
  const all = source
    ? await reviewsOf(store, geography, hotel, source, today, visit, invented, MAX_DRAWN)
    : []
  return { source, ...listed(all, values, visit) }
}

function noReviews(values: FormValues, visit: Visit): ShownReviews {
  return { source: null, ...listed([], values, visit) }
}

function listed(all: readonly Review[], values: FormValues, { site }: Visit) {
  const names = new Intl.DisplayNames([site.edition.conventions], { type: 'language' })
  return {
    page: reviewPage(all, readReviewList(values)),
    bands: scoreBands(all),
    counted: all.length,
    languages: languagesOf(all).map(({ language, count }) => ({
      language,
      name: names.of(language) ?? language,
      count,
    })),
  }
}

/** Every rate of a hotel for a stay, in the words of the site and with what its button sends. */
const MINUTE_MS = 60_000

interface AskedRates {
  hotelId: number
  query: StayQuery
  /** Empty while nobody can tell; then the rooms have a general name. */
  named: readonly NamedRoom[]
  /** Milliseconds since 1970, from which promises hold for a while. */
  now: number
}

function roomRates(
  { engine }: Pick<SearchMemory, 'engine'>,
  words: WordsOf,
  tokens: CheckoutTokens,
  { hotelId, query, named, now }: AskedRates,
): RoomOffer[] {
  const rooms = new Map(named.map((room) => [room.id, room]))
  const nameOf = (id: number) => roomName(rooms.get(id), words)
  const rates = engine.ratesOf(hotelId, query).map((rate) => ({
    rate,
    ...shownOffer(rate, query, words, nameOf),
  }))
  return worthShowing(rates).map(({ rate, ...offer }) => ({
    ...offer,
    hash: `${offer.roomHash}-${rate.planNumber}-${rate.price}`,
    checkoutToken: tokens.write({
      kind: HOTEL_KIND,
      choice: writeHotelChoice({
        hotelId,
        roomTypeIds: rate.roomTypeIds,
        planNumber: rate.planNumber,
        boardCode: rate.boardCode,
        freeCancellationUntil: rate.freeCancellationUntil,
        stay: query.stay,
        rooms: [...query.rooms],
      }),
      price: rate.price,
      currency: query.currency,
      expiresAt: now + OFFER_MINUTES * MINUTE_MS,
    }),
  }))
}

function shownOffer(
  rate: FullRate,
  { rooms }: StayQuery,
  words: WordsOf,
  nameOf: (roomTypeId: number) => string,
): Omit<RoomOffer, 'hash' | 'checkoutToken'> {
  const { text } = words
  const names = rate.roomTypeIds.map(nameOf)
  return {
    roomHash: rate.roomTypeIds.join('.'),
    roomsTitle: roomsTitle(names, words),
    rooms: rooms.map((room, index) => {
      const { adults, childAges } = grownChildrenAsAdults(room)
      return { name: names[index]!, adults, childAges: childAges.map((age) => age ?? 0) }
    }),
    boardId: boardOnCard(rate.boardCode),
    boardDescription: text(`board.${boardOnCard(rate.boardCode)}`),
    paymentMethod: rate.paymentMethod,
    hasMinimumRetailPrice: rate.hasMinimumRetailPrice,
    hasDiscountOffers: rate.hasDiscountOffers,
    isDiscountedForSubscribers: rate.isDiscountedForSubscribers,
    originalAmount: rate.originalPrice,
    totalAmount: rate.price,
    cancelPolicy: { freeUntil: rate.freeCancellationUntil },
    offers: rate.offers.filter(({ isVisible }) => isVisible),
    supplements: supplementsOf(rate.packetCode, text),
    availableRooms: rate.availableRooms,
    firstPaymentDay: rate.paymentMethod === 'P' ? rate.firstPaymentDay : null,
  }
}

/** The operator's own name, or that of its kind in the visitor's language. */
function roomName(room: NamedRoom | undefined, { text }: WordsOf): string {
  if (!room) return text('hotel.room.any')
  return room.name || text(`hotel.room.${room.kind}`)
}

/** "Doble", "2 × Doble", "2 × Doble y 1 × Individual". */
function roomsTitle(names: readonly string[], { site, text }: WordsOf): string {
  if (names.length === 1) return names[0]!
  const counts = [...Map.groupBy(names, (name) => name)].map(([name, same]) =>
    text('hotel.room.count', { count: same.length, name }),
  )
  return new Intl.ListFormat(site.edition.conventions).format(counts)
}

function supplementsOf(code: string, text: WordsOf['text']): RateSupplement[] {
  if (!supplementOf(code)) return []
  const words = text(`supplement.${code as SupplementCode}`)
  return [{ type: 'packet_sale', code, text: words, info: '' }]
}
