/**
 * Hidden offers: hotels sold without their name. Until somebody has bought one, it tells its class,
 * services, rooms, prices and roughly where and how good it is. Whatever else there is to know of
 * it is taken away here, before it reaches the memory that searches read or the page of a cart, so
 * that no filter, order, distance or call can ask for what is not there.
 */
import type { HotelLine } from '../../sale/rules/hotel-line.ts'
import type { CatalogueHotel } from './catalogue.ts'
import { distanceKm, type GeoPoint } from '../../../../places/rules/distance.ts'
import { isOnMap } from '../../list/rules/map-view.ts'
import type { ReviewScore } from '../../reviews/rules/reviews.ts'

/** By any of these a hotel could be recognised. */
const UNTOLD = {
  originId: '',
  name: '',
  address: '',
  postalCode: '',
  chainId: 0,
  /** A picture may show the name over the door. */
  photosCount: 0,
} as const

/** So far from the hotel is the point that stands for it. */
export const ROUGH_PLACE_KM = { least: 0.3, most: 1 } as const

/** About a hundred metres. */
const DECIMALS = 1_000
const KM_PER_DEGREE = 111.2

/**
 * What a search may know of a hotel, which is all of it unless the offer is hidden. `centre` is that
 * of its district or city. `secretOf` gives bytes that nobody outside can guess and that are the same
 * for a hotel at all times: several different points would give the true one away.
 */
export function untilBought(
  hotel: CatalogueHotel,
  centre: GeoPoint | null,
  secretOf: (hotelId: number) => Uint8Array,
): CatalogueHotel {
  if (hotel.hiddenOfferId === null) return hotel
  const { own, travelReviewSite, bookingPartner } = hotel.reviews
  return {
    ...hotel,
    ...UNTOLD,
    ...roughPlace(hotel, centre, secretOf(hotel.id)),
    reviews: {
      own: roughScore(own),
      travelReviewSite: roughScore(travelReviewSite),
      bookingPartner: roughScore(bookingPartner),
    },
  }
}

/** A stay as a cart may show it. Operators' names of rooms may contain that of the hotel. */
export function stayUntilBought(item: HotelLine): HotelLine {
  if (!item.hotel.isHidden) return item
  const { name, address, postalCode } = UNTOLD
  return {
    ...item,
    hotel: { ...item.hotel, name, address, postalCode, latitude: 0, longitude: 0 },
    rooms: item.rooms.map((room) => ({ ...room, name: '' })),
  }
}

/**
 * A point near the hotel that is no farther from the centre of its place than the hotel is, so that
 * it stays within the place; the centre itself where no such point can be drawn.
 */
function roughPlace(hotel: GeoPoint, centre: GeoPoint | null, secret: Uint8Array): GeoPoint {
  if (!centre || !isOnMap(hotel)) return { latitude: 0, longitude: 0 }
  const { least, most } = ROUGH_PLACE_KM
  const reach = Math.max(distanceKm(hotel, centre), most)
  for (let at = 0; at + 1 < secret.length; at += 2) {
    const bearing = (secret[at]! / 256) * 2 * Math.PI
    const spot = rounded(moved(hotel, bearing, least + (most - least) * (secret[at + 1]! / 255)))
    if (distanceKm(spot, centre) <= reach) return spot
  }
  return rounded(centre)
}

/** Over a kilometre the earth is flat. */
function moved({ latitude, longitude }: GeoPoint, bearing: number, km: number): GeoPoint {
  const degrees = km / KM_PER_DEGREE
  const east = (degrees * Math.sin(bearing)) / Math.cos((latitude * Math.PI) / 180)
  return { latitude: latitude + degrees * Math.cos(bearing), longitude: longitude + east }
}

function rounded({ latitude, longitude }: GeoPoint): GeoPoint {
  return {
    latitude: Math.round(latitude * DECIMALS) / DECIMALS,
    longitude: Math.round(longitude * DECIMALS) / DECIMALS,
  }
}

/**
 * Other sites tell the same scores beside the hotel's name, so of the rating only full halves are
 * told and of the number only its first digit. Both are rounded down, which promises no more than
 * is true and leaves the rating in its band.
 */
function roughScore({ rating, number, ...score }: ReviewScore): ReviewScore {
  const unit = 10 ** Math.max(0, String(Math.trunc(number)).length - 1)
  return { ...score, rating: Math.floor(rating * 2) / 2, number: Math.floor(number / unit) * unit }
}

/**
 * The number under which a hotel is sold without its name: unique, because each of the three steps
 * can be undone in 31 bits. It is no secret, since neither it nor the id leads to what a hidden
 * hotel does not tell (products/hotels/catalogue/rules/hidden-offer.ts).
 */
export function hiddenOfferId(hotelId: number): number {
  const scrambled = Math.imul(hotelId, 0x2c1b3c6d) & 0x7fffffff
  const folded = scrambled ^ (scrambled >>> 15)
  return Math.imul(folded, 0x297a2d39) & 0x7fffffff
}
