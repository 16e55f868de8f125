/** What a card shows of a hotel that the engine found, in the words and links of a site. */
import { boardOnCard } from '../../catalogue/rules/boards.ts'
import { categoryOf } from '../../catalogue/rules/categories.ts'
import type { CardHotel, CardRate, PacketSale } from '../../catalogue/rules/hotel.ts'
import { photoPath } from '../../../../ui/rules/photo-sizes.ts'
import type { DerivedRate } from '../../rates/rules/rates.ts'
import type { PaymentMethod } from '../../../line.ts'
import { type ReviewScores, scoreOnCard } from '../../reviews/rules/reviews.ts'
import { type SupplementCode, supplementOf } from '../../catalogue/rules/supplements.ts'
import type { EngineHotel, EngineRate } from '../../engine/search/engine-query.ts'
import { nameOnSite } from '../../catalogue/routes/hotel-texts.ts'
import type { PlaceWords } from '../../../../places/service/place-words.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import { hotelPath } from '../../../../places/service/suggestion-links.ts'
import type { Visit } from '../../../../http/visit.ts'
import type { WordsOf } from '../../../../site/messages/catalogue.ts'

/** Field by field: what is not named here does not make the page longer. */
export function cardHotel(
  hotel: EngineHotel,
  { site, text }: WordsOf,
  places: PlaceWords,
  { geography }: Pick<SearchMemory, 'geography'>,
): CardHotel {
  const { id, cityId, categoryId, minRate } = hotel
  const { kind, grade } = categoryOf(categoryId)
  const isHidden = hotel.hiddenOfferId !== null
  return {
    id,
    name: hotel.name,
    uri: hotelPath(site, geography, cityId, id, nameOnSite(hotel, { text })),
    hiddenOfferId: hotel.hiddenOfferId,
    categoryId,
    categoryName: text(`category.${kind}`, { count: grade }),
    cityName: places.around(cityId).cityName,
    centreDistanceKm: hotel.centreDistanceKm,
    pointDistanceKm: hotel.pointDistanceKm,
    reviews: onlyShown(hotel.reviews),
    serviceCodes: hotel.serviceCodes,
    supplementCodes: hotel.supplementCodes,
    minRate: minRate && cardRate(minRate, text),
    minPrice: hotel.minPrice,
    currency: hotel.currency,
    hasFreeCancellation: hotel.hasFreeCancellation,
    paymentLabel: minRate ? paymentLabel(minRate.paymentMethod, text) : '',
    roomsLeft: hotel.roomsLeft,
    packetSale: packetSale(minRate?.packetCode ?? '', text),
    photosCount: hotel.photosCount,
    thumbnail: isHidden ? '' : photoPath(id, 1, 'card'),
  }
}

function cardRate(rate: EngineRate, text: Visit['text']): CardRate {
  return {
    boardCode: rate.boardCode,
    price: rate.price,
    pricePerNightAndRoom: rate.pricePerNightAndRoom,
    originalPrice: rate.originalPrice,
    paymentMethod: rate.paymentMethod,
    hasMinimumRetailPrice: rate.hasMinimumRetailPrice,
    hasDiscountOffers: rate.hasDiscountOffers,
    discount: rate.discount,
    percentForSubscribers: rate.percentForSubscribers,
    freeCancellationUntil: rate.freeCancellationUntil,
    boardName: text(`board.${boardOnCard(rate.boardCode)}`),
  }
}

export function derivedRate(rate: EngineRate, text: Visit['text']): DerivedRate {
  return {
    ...cardRate(rate, text),
    originalPricePerNightAndRoom: rate.originalPricePerNightAndRoom,
    offers: rate.offers,
    firstPaymentDay: rate.firstPaymentDay,
  }
}

function onlyShown(scores: ReviewScores): CardHotel['reviews'] {
  const score = scoreOnCard(scores)
  return score ? { [score.source]: scores[score.source] } : {}
}

function packetSale(type: string, text: Visit['text']): PacketSale {
  const isKnown = supplementOf(type) !== null
  return { type, options: isKnown ? text(`supplement.${type as SupplementCode}`) : '' }
}

/** Paying now goes without saying. */
function paymentLabel(method: PaymentMethod, text: Visit['text']): string {
  return method === 'O' ? '' : text(`payment.${method}`)
}
