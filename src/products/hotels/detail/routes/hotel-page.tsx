/** A hotel's own page, also of those sold without their name, and with a voucher. */
import { type Day, readDay } from '../../../../site/calendar-day.ts'
import { HOTEL_FIELDS } from '../../../../site/form-fields.ts'
import type { FormValues } from '../../../../site/form-values.ts'
import { hotelLink } from '../../catalogue/rules/hotel-links.ts'
import {
  type HotelPageData,
  readHotelPageQuery,
  VOUCHER_CODE,
  writeHotelPageQuery,
} from '../rules/hotel-page.ts'
import { NATIVE_PREFIX, writeRooms } from '../../../../search/rules/room-fields.ts'
import { nextWeekend, writeStay } from '../../../../search/rules/date-range.ts'
import { DEFAULT_ROOM } from '../../../../search/rules/occupancy.ts'
import type { EngineHotel } from '../../engine/search/engine-query.ts'
import type { Database } from '../../../../store/database.ts'
import { HotelPage } from '../pages/hotel-page.tsx'
import type { CheckoutTokens } from '../../../../booking/service/checkout-token.ts'
import { todayIn } from '../../../../http/clock.ts'
import { stayQuery } from '../../search/routes/destinations-prices.ts'
import { Failure } from '../../../../http/failures.tsx'
import { EDITIONS } from '../../../../site/editions/editions.ts'
import type { Edition } from '../../../../site/editions/edition.ts'
import { PHOTO_SIZES } from '../../../../ui/rules/photo-sizes.ts'
import { formatRating, ratingLabel } from '../../catalogue/rules/ratings.ts'
import { type Review, scoreOnCard } from '../../reviews/rules/reviews.ts'
import { brandOf } from '../../../../site/brands.ts'
import type { PageHead } from '../../../../rendering/routes/document.ts'
import { editionAddress } from '../../../../site/edition-links.ts'
import { categoryOf } from '../../catalogue/rules/categories.ts'
import { CURRENCIES, toMajorUnits } from '../../../../site/money.ts'
import { type ServiceCode, SERVICES } from '../../catalogue/rules/services.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import { hotelPath } from '../../../../places/service/suggestion-links.ts'
import type { Handler, Visit } from '../../../../http/visit.ts'
import { hotelPageData } from './hotel-page-data.ts'
import type { InventedHotels } from '../../catalogue/service/invented-world.ts'
import { nameOnSite } from '../../catalogue/routes/hotel-texts.ts'
import type { FastifyReply } from 'fastify'
import { languageOf } from '../../../../site/locales.ts'
import { slugOf } from '../../../../site/text/fold-text.ts'
import { MissingHotelPage } from '../pages/missing-hotel-page.tsx'
import { LEVELS } from '../../../../places/geography/geography-columns.ts'
import { knownPlace } from '../../search/routes/destinations.ts'
import {
  formValues,
  keptValues,
  shownProblems,
} from '../../../../search/routes/search-submit-values.ts'
import type { Settings } from '../../../../settings.ts'
import { pricedFor } from '../../rates/routes/priced-for.ts'

export function hotelPage(
  memory: () => SearchMemory,
  store: () => Database,
  invented: () => InventedHotels,
  settings: Pick<Settings, 'publicUrl' | 'mapTileUrl' | 'mapTileAttribution' | 'claims'>,
  tokens: CheckoutTokens,
): Handler {
  const { publicUrl, mapTileUrl: url, mapTileAttribution: attribution } = settings
  const tiles = url ? { url, attribution } : null
  const childRules = settings.claims.includes('child-rules')
  return async (visit) => {
    const world = pricedFor(memory(), visit)
    const { site, parameters } = visit
    const today = todayIn(site.edition.timeZone)
    const giftBoxCode = voucherIn(parameters['code'])
    const values = askedValues(visit, today, giftBoxCode)
    const read = readHotelPageQuery(values, today)
    const ownStay = { stay: nextWeekend(today), rooms: [DEFAULT_ROOM], giftBoxCode }
    const asked = read.ok ? read.value : ownStay
    const query = stayQuery(world, site, asked, today)
    const id = idIn(parameters['hotel'] ?? parameters['uri'] ?? '')
    const hotel = id > 0 ? world.engine.hotelFor(id, query) : null
    if (!hotel?.isActive) return missingHotel(visit, world)

    const path = pathTo(visit, world, hotel, giftBoxCode)
    const [sentPath = '', sentQuery] = visit.path.split('?', 2)
    // One address for each hotel: a name that has changed, or was mistyped, leads to the right one.
    if (sentPath !== path) return visit.redirect(path + (sentQuery ? `?${sentQuery}` : ''), 301)
    // What native controls sent is put into the words of a link that can be passed on.
    if (read.ok && Object.keys(visit.query).some((name) => name.startsWith(NATIVE_PREFIX)))
      return visit.redirect(`${path}?${writeHotelPageQuery(asked)}`)

    const form = read.ok
      ? { values: { ...writeStay(asked.stay), ...writeRooms(asked.rooms) }, problems: [] }
      : {
          values: keptValues(values, read.problems),
          problems: shownProblems(read.problems),
        }
    const page = { hotel, path, today, values, asked, query, form }
    const parts = { memory: world, store, invented: invented(), tokens, tiles, childRules }
    const data = await hotelPageData(parts, visit, page)
    const head = hotelHead(visit, world, hotel, data, publicUrl)
    return visit.page(<HotelPage {...data} />, head, read.ok ? 200 : 422)
  }
}

/** A link that names no dates means the next weekend; a voucher stands in the path. */
function askedValues(visit: Visit, today: Day, giftBoxCode: string): FormValues {
  const values = formValues(visit.query)
  const hasDates = [HOTEL_FIELDS.checkIn, HOTEL_FIELDS.checkOut].some((field) => values[field])
  return {
    ...values,
    ...(!hasDates && writeStay(nextWeekend(today))),
    ...(giftBoxCode && { [HOTEL_FIELDS.giftBoxCode]: giftBoxCode }),
  }
}

function pathTo(
  visit: Visit,
  { geography }: SearchMemory,
  hotel: EngineHotel,
  giftBoxCode: string,
): string {
  const { id, cityId, hiddenOfferId } = hotel
  const uri = hotelPath(visit.site, geography, cityId, id, nameOnSite(hotel, visit))
  return hotelLink({ uri, hiddenOfferId }, visit.site, { giftBoxCode })
}

const LARGEST_ID = 2_147_483_647

function voucherIn(code: string | undefined): string {
  if (code !== undefined && !VOUCHER_CODE.test(code)) throw new Failure('page-not-found')
  return code ?? ''
}

/** `{slug}-{id}`; 0 for anything else. */
function idIn(slug: string): number {
  const id = Number(/(?:^|-)([1-9]\d{0,9})$/.exec(slug)?.[1] ?? 0)
  return id <= LARGEST_ID ? id : 0
}

/** A hotel that nobody knows, or that is not sold any more: the nearest that can be offered instead. */
function missingHotel(visit: Visit, memory: SearchMemory): FastifyReply {
  if (!visit.wantsPage) throw new Failure('page-not-found')
  const { site, text } = visit
  const place = knownPlace(memory, site, placeIn(memory, visit))
  const title = text('hotel.missing.title')
  const head = { title: `${title} · ${brandOf(site).name}`, description: title }
  const link = place && { name: place.name, href: place.path }
  return visit.page(<MissingHotelPage place={link} />, head, 404)
}

/** The city that the address names, −1 when nobody knows it. */
function placeIn({ geography, suggest }: SearchMemory, { site, parameters }: Visit): number {
  const { country = '', city = '' } = parameters
  const language = languageOf(site.edition.locale)
  const indexes = suggest
    .suggest(city.replaceAll('-', ' '), { language, type: 'city' })
    .map(({ id }) => geography.byId(Number(id)))
  const found = indexes.find((index) => {
    const around = index < 0 ? -1 : geography.ancestorAt(index, LEVELS.country)
    return around >= 0 && slugOf(geography.name(around)) === country
  })
  return found ?? -1
}

/** What search engines, networks and tabs show of a hotel's page. */
function hotelHead(
  { site, text }: Visit,
  { geography }: Pick<SearchMemory, 'geography'>,
  hotel: EngineHotel,
  page: HotelPageData,
  publicUrl: URL,
): PageHead {
  const { cityName, categoryName } = page.hotel
  const name = page.hotel.name || text('card.hidden-name')
  const score = scoreOnCard(hotel.reviews)
  const label = score && ratingLabel(score.rating, 'card')
  const rating = score ? formatRating(score.rating, text('number.decimal-separator')) : ''
  const head = {
    title: `${text('hotel.title', { name, place: cityName })} · ${brandOf(site).name}`,
    description: label
      ? text('hotel.head.rated', { name, place: cityName, rating, label: text(`rating.${label}`) })
      : text('hotel.head.unrated', { name, place: cityName, category: categoryName }),
  }
  // Nobody should find a hidden hotel by searching for it, nor learn where it is.
  if (hotel.hiddenOfferId !== null) return head
  const addressIn = (edition: Edition) => {
    const there = { ...site, edition, prefixed: false }
    const path = hotelPath(there, geography, hotel.cityId, hotel.id, hotel.name)
    return new URL(path, editionAddress(edition, publicUrl, false)).href
  }
  const canonical = addressIn(site.edition)
  const [photo] = page.photos
  return {
    ...head,
    canonical,
    alternates: Object.values(EDITIONS).map((edition) => ({
      lang: edition.conventions,
      href: addressIn(edition),
    })),
    ...(photo && {
      picture: { path: photo.picture, ...PHOTO_SIZES.full, alt: photo.description },
    }),
    structured: hotelStructure(hotel, page, canonical),
  }
}

/** A hotel in the words of schema.org, with what the page shows of prices and reviews. */
const MAX_OFFERS = 10
const MAX_PHOTOS = 5

function hotelStructure(hotel: EngineHotel, page: HotelPageData, url: string): object {
  const { symbol, count } = categoryOf(hotel.categoryId)
  const { source } = page.reviews
  const score = source && hotel.reviews[source]
  const { place } = page.hotel
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    '@id': url,
    url,
    name: hotel.name,
    ...(page.hotel.description && { description: page.hotel.description }),
    image: page.photos.slice(0, MAX_PHOTOS).map(({ picture }) => new URL(picture, url).href),
    address: {
      '@type': 'PostalAddress',
      streetAddress: hotel.address,
      postalCode: hotel.postalCode,
      addressLocality: page.hotel.cityName,
    },
    ...(place && { geo: { '@type': 'GeoCoordinates', ...place } }),
    ...(symbol === 'star' && { starRating: { '@type': 'Rating', ratingValue: count } }),
    amenityFeature: servicesOf(hotel),
    ...(score && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: score.rating,
        bestRating: 10,
        worstRating: 0,
        reviewCount: score.number,
      },
      review: page.reviews.page.reviews.map(writtenReview),
    }),
    ...(page.offers.length > 0 && { makesOffer: offersOf(page, url) }),
  }
}

function servicesOf({ serviceCodes }: EngineHotel) {
  return serviceCodes
    .filter((code): code is ServiceCode => Object.hasOwn(SERVICES, code))
    .map((code) => ({
      '@type': 'LocationFeatureSpecification',
      name: SERVICES[code],
      value: true,
    }))
}

function offersOf({ offers, currency, query }: HotelPageData, url: string) {
  return offers.slice(0, MAX_OFFERS).map(({ roomsTitle, boardDescription, totalAmount }) => ({
    '@type': 'Offer',
    name: `${roomsTitle} · ${boardDescription}`,
    price: toMajorUnits(totalAmount, currency).toFixed(CURRENCIES[currency].minorDigits),
    priceCurrency: CURRENCIES[currency].iso ?? currency,
    availability: 'https://schema.org/InStock',
    url: `${url}?${query}`,
  }))
}

function writtenReview(review: Review) {
  const day = readDay(review.date)
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: review.author },
    ...(day !== null && { datePublished: new Date(day * 86_400_000).toISOString().slice(0, 10) }),
    ...(review.title && { name: review.title }),
    reviewBody: [review.description, review.negative].filter(Boolean).join(' '),
    inLanguage: review.language,
    reviewRating: { '@type': 'Rating', ratingValue: review.score, bestRating: 10, worstRating: 0 },
  }
}
