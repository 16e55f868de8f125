/** Of a found hotel, what its card shows. The rest would only make the page longer. */
import type { CardHotel, FoundHotel } from '../core/hotel.ts'

export function onCard(hotel: FoundHotel): CardHotel {
  return {
    id: hotel.id,
    name: hotel.name,
    uri: hotel.uri,
    hiddenOfferId: hotel.hiddenOfferId,
    categoryId: hotel.categoryId,
    categoryName: hotel.categoryName,
    cityName: hotel.cityName,
    centreDistanceKm: hotel.centreDistanceKm,
    pointDistanceKm: hotel.pointDistanceKm,
    reviews: hotel.reviews,
    serviceCodes: hotel.serviceCodes,
    supplementCodes: hotel.supplementCodes,
    minRate: hotel.minRate,
    minPrice: hotel.minPrice,
    currency: hotel.currency,
    hasFreeCancellation: hotel.hasFreeCancellation,
    paymentLabel: hotel.paymentLabel,
    roomsLeft: hotel.roomsLeft,
    packetSale: hotel.packetSale,
    photosCount: hotel.photosCount,
    thumbnail: hotel.thumbnail,
  }
}
