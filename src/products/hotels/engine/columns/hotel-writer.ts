/** Writes one hotel of the catalogue, without its calendars, into the columns. */
import { type CatalogueHotel, type RatePlan, SEGMENTS } from '../../catalogue/rules/catalogue.ts'
import { distanceKm } from '../../../../places/rules/distance.ts'
import { isOnMap } from '../../list/rules/map-view.ts'
import { RATING_RANGES, ratingRange } from '../../catalogue/rules/ratings.ts'
import { scoreOnCard } from '../../reviews/rules/reviews.ts'
import { SERVICES } from '../../catalogue/rules/services.ts'
import type { CatalogueWords } from './catalogue-words.ts'
import type { EngineColumns } from './engine-columns.ts'
import { cityOf, type EnginePlaces } from './engine-geography.ts'
import { boardOf, NEVER_FREE, NO_DAYS, packetOf, providerOf } from './hotel-words.ts'
import { lastingPoints } from '../search/recommendation.ts'

export const SERVICE_CODES = Object.keys(SERVICES).map(Number)
export const SEGMENT_CODES = Object.keys(SEGMENTS)
export const NO_RATING = 255
export const NO_BAND = 7
const NO_HIDDEN_OFFER = 0

const MOST_UINT16 = 65_535
const MOST_UINT32 = 4_294_967_295

export function writeHotel(
  columns: EngineColumns,
  row: number,
  hotel: CatalogueHotel,
  words: CatalogueWords,
  places: EnginePlaces,
  placeOf: (id: number) => number,
): void {
  const place = placeOfHotel(hotel, placeOf)
  const city = cityOf(places, place)
  const score = scoreOnCard(hotel.reviews)
  columns.hotelId[row] = hotel.id
  columns.hiddenOffer[row] = hotel.hiddenOfferId ?? NO_HIDDEN_OFFER
  columns.place[row] = place
  columns.city[row] = city
  columns.active[row] = Number(hotel.isActive)
  columns.category[row] = words.categories.of(hotel.categoryId)
  columns.chain[row] = words.chains.of({ id: hotel.chainId, name: '' })
  columns.currency[row] = words.currencies.of(hotel.currency)
  columns.services[row] = maskOf(SERVICE_CODES, hotel.serviceCodes)
  columns.segments[row] = maskOf<string>(SEGMENT_CODES, hotel.segmentCodes)
  columns.ratingTenths[row] = score ? Math.round(score.rating * 10) : NO_RATING
  columns.ratingBand[row] = score ? RATING_RANGES.indexOf(ratingRange(score.rating)) : NO_BAND
  columns.reviewsNumber[row] = Math.min(score?.number ?? 0, MOST_UINT32)
  columns.popularity[row] = Math.max(0, Math.min(hotel.popularity, MOST_UINT16))
  columns.latitude[row] = hotel.latitude
  columns.longitude[row] = hotel.longitude
  columns.lastingPoints[row] = lastingPoints({
    rating: score?.rating ?? null,
    reviewsNumber: score?.number ?? 0,
    popularity: hotel.popularity,
    centreKm: centreKm(hotel, places, city),
    hasFreeCancellation: hotel.ratePlans.some((plan) => plan.freeCancellationDays !== null),
    photosCount: hotel.photosCount,
    isWellSituated: hotel.isWellSituated,
  })
  columns.roomCount[row] = hotel.roomTypes.length
  columns.planCount[row] = hotel.ratePlans.length
}

/** Also adds what the plan can do to what its hotel can do. */
export function writePlan(
  columns: EngineColumns,
  row: number,
  at: number,
  plan: RatePlan,
  words: CatalogueWords,
): void {
  const bits = words.planBits(plan)
  const offers = words.offerMask(plan.offers)
  const freeDays = Math.min(plan.freeCancellationDays ?? NEVER_FREE, NEVER_FREE)
  columns.planNumber[at] = plan.number
  columns.planPermille[at] = Math.max(0, Math.min(plan.pricePermille, MOST_UINT16))
  columns.planBoardSupplement[at] = plan.boardSupplement
  columns.planPacketSupplement[at] = plan.packetSale?.supplement ?? 0
  columns.planBits[at] = bits
  columns.planOfferMask[at] = offers
  columns.planFreeDays[at] = freeDays
  columns.planFirstPaymentDays[at] = plan.firstPaymentDays ?? NO_DAYS
  columns.planBoardCode[at] = words.boardCodes.of(plan.boardCode)
  columns.planOffers[at] = words.offerLists.of(plan.offers)
  columns.planProvider[at] = plan.providerId
  columns.planPacket[at] = words.packets.of(plan.packetSale?.code ?? '')

  columns.boardMask[row]! |= 1 << boardOf(bits)
  columns.providerMask[row]! |= 1 << providerOf(bits)
  if (packetOf(bits) > 0) columns.packetMask[row]! |= 1 << packetOf(bits)
  columns.offerMask[row]! |= offers
  columns.minFreeDays[row] = Math.min(columns.minFreeDays[row]!, freeDays)
}

/** The index of its district or, where there is none, of its city. */
export function placeOfHotel(
  { districtId, cityId }: Pick<CatalogueHotel, 'districtId' | 'cityId'>,
  placeOf: (id: number) => number,
): number {
  const district = districtId === 0 ? -1 : placeOf(districtId)
  return district >= 0 ? district : placeOf(cityId)
}

function centreKm(hotel: CatalogueHotel, places: EnginePlaces, city: number): number | null {
  if (city < 0 || !isOnMap(hotel)) return null
  return distanceKm(hotel, {
    latitude: places.latitude[city]!,
    longitude: places.longitude[city]!,
  })
}

/** A bit for each code of the table; others have no meaning and no bit. */
function maskOf<Code>(table: readonly Code[], codes: readonly Code[]): number {
  return codes.reduce((mask, code) => {
    const bit = table.indexOf(code)
    return bit < 0 ? mask : mask | (1 << bit)
  }, 0)
}
