/** One hotel as the list's and the map's calls answer it, in the specified names. */
import { type Day, writeDay } from '../../../../../site/calendar-day.ts'
import type { WordsOf } from '../../../../../site/messages/catalogue.ts'
import type { PlaceWords } from '../../../../../places/service/place-words.ts'
import type { EngineHotel } from '../../../engine/search/engine-query.ts'
import type { SearchMemory } from '../../../service/search-memory.ts'
import { cardHotel, derivedRate } from '../card-hotel.ts'
import { photoPath, type PhotoSize } from '../../../../../ui/rules/photo-sizes.ts'
import type { DerivedRate } from '../../../rates/rules/rates.ts'
import type { ReviewScore, ReviewScores } from '../../../reviews/rules/reviews.ts'

/** What its card shows, and all else that the specification asks for. */
export function accommodation(
  hotel: EngineHotel,
  words: WordsOf,
  places: PlaceWords,
  memory: Pick<SearchMemory, 'geography'>,
) {
  const card = cardHotel(hotel, words, places, memory)
  const around = places.around(hotel.cityId)
  const rate = (each: EngineHotel['minRate']) => each && writtenRate(derivedRate(each, words.text))
  return {
    id: hotel.id,
    oid: hotel.originId,
    name: hotel.name,
    uri: card.uri,
    category_id: hotel.categoryId,
    category_name: card.categoryName,
    address: hotel.address,
    zip: hotel.postalCode,
    location_id: hotel.placeId,
    iso_code: around.countryCode,
    city_name: around.cityName,
    province_name: around.provinceName,
    country_name: around.countryName,
    continent_name: around.continentName,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    distance: hotel.centreDistanceKm,
    distance_to_poi: hotel.pointDistanceKm,
    hidden: hotel.hiddenOfferId ?? 0,
    thumbnail: card.thumbnail,
    // Texts are on the hotel's page only.
    description: '',
    well_situated: hotel.isWellSituated,
    photos_count: hotel.photosCount,
    photos: {
      pictures: firstPhoto(hotel, 'full'),
      thumbnails: firstPhoto(hotel, 'thumb'),
    },
    packet_sale_type: card.packetSale.type,
    packet_sale_options: card.packetSale.options,
    reviews: writtenReviews(hotel.reviews),
    supplement_codes: hotel.supplementCodes,
    grouped_services: hotel.serviceCodes,
    minRate: rate(hotel.minRate),
    maxRate: rate(hotel.maxRate),
    minPrice: hotel.minPrice,
    amount_currency: hotel.currency,
    has_cancel_free: hotel.hasFreeCancellation,
    payment_label: card.paymentLabel,
    rooms_left: hotel.roomsLeft,
    providers: hotel.providers,
    active: hotel.isActive,
    // All of them are on the hotel's page only.
    rates: [],
    ...NOTHING_SHOWN,
  }
}

export type Accommodation = ReturnType<typeof accommodation>

/** A hidden hotel has none. */
function firstPhoto({ id, hiddenOfferId }: EngineHotel, size: PhotoSize): string[] {
  return hiddenOfferId === null ? [photoPath(id, 1, size)] : []
}

/** What a card will remember of itself; no page has shown it yet. */
const NOTHING_SHOWN = {
  minPricePrevious: null,
  goodPriceShown: false,
  noAvailableShown: false,
  rooms_left_shown: false,
  packet_sale_options_shown: false,
}

function writtenReviews({ own, travelReviewSite, bookingPartner }: ReviewScores) {
  return {
    own: writtenScore(own),
    travelReviewSite: writtenScore(travelReviewSite),
    bookingPartner: writtenScore(bookingPartner),
  }
}

function writtenScore({ rating, number, isShownOnResults }: ReviewScore) {
  return { rating, number, showOnResults: isShownOnResults }
}

function writtenRate(rate: DerivedRate) {
  return {
    boardCode: rate.boardCode,
    boardName: rate.boardName,
    price: rate.price,
    priceNightRoom: rate.pricePerNightAndRoom,
    originalPrice: rate.originalPrice,
    originalPriceNightRoom: rate.originalPricePerNightAndRoom,
    offers: rate.offers.map(({ code, amountType, amount, isVisible }) => ({
      code,
      amount_type: amountType,
      amount,
      is_visible: isVisible,
    })),
    payment_method: rate.paymentMethod,
    has_minimum_retail_price: rate.hasMinimumRetailPrice,
    has_discount_offers: rate.hasDiscountOffers,
    apply_discount_for_subscribers: rate.percentForSubscribers > 0,
    subscribers_percent: rate.percentForSubscribers,
    discount: rate.discount,
    first_payment_date: writtenDay(rate.firstPaymentDay),
    free_cancellation_until: writtenDay(rate.freeCancellationUntil),
  }
}

function writtenDay(day: Day | null): string | null {
  return day === null ? null : writeDay(day)
}
