/** In which order a list stands, for the slow reference. */
import type { CatalogueHotel } from '../../src/products/hotels/catalogue/rules/catalogue.ts'
import { categoryOf } from '../../src/products/hotels/catalogue/rules/categories.ts'
import { distanceKm, type GeoPoint } from '../../src/places/rules/distance.ts'
import { isOnMap } from '../../src/products/hotels/list/rules/map-view.ts'
import { scoreOnCard } from '../../src/products/hotels/reviews/rules/reviews.ts'
import { sortInForce } from '../../src/products/hotels/list/rules/sort-orders.ts'
import type { Match } from './slow-matches.ts'
import { cityIdOf, placeById } from './slow-places.ts'
import type { SlowDestination, SlowQuery, SlowWorld } from './slow-world.ts'

export function inOrder(world: SlowWorld, query: SlowQuery, matches: Match[]): Match[] {
  const place = query.destination.kind === 'place' ? placeById(world, query.destination.id) : null
  const isAround = query.destination.kind === 'point' || query.destination.kind === 'around'
  const sort = sortInForce(query.sort, {
    destinationLevel: isAround ? 4 : (place?.level ?? 0),
    hasCoast: query.destination.kind === 'coast',
    filters: query.filters,
  })
  const from = sortPoint(world, query)
  const keyOf = (match: Match): number[] => {
    const { hotel } = match
    const score = scoreOnCard(hotel.reviews)
    if (sort === 'recommended') return [-recommendation(world, query, match)]
    if (sort === 'rating') return score ? [-Math.round(score.rating * 10), -score.number] : [1]
    if (sort === 'popularity') return [-hotel.popularity]
    if (sort === 'price' || !from) return [match.pricePerNightAndRoom]
    return [isOnMap(hotel) ? distanceKm(from, hotel) : Infinity]
  }
  const keyed = matches.map((match) => ({ match, key: [...keyOf(match), match.hotel.id] }))
  keyed.sort((one, other) => {
    const at = one.key.findIndex((part, index) => part !== other.key[index])
    return at < 0 ? 0 : one.key[at]! - other.key[at]!
  })
  return keyed.map(({ match }) => match)
}

function sortPoint(world: SlowWorld, query: SlowQuery): GeoPoint | null {
  const { destination, filters } = query
  return (
    chosenPoint(world, query) ??
    (filters.locations ? placeById(world, Number(filters.locations[0])) : null) ??
    centreOf(world, destination)
  )
}

export function chosenPoint(
  world: SlowWorld,
  { destination, filters }: SlowQuery,
): GeoPoint | null {
  const id =
    filters.pointsOfInterest?.[0] ?? (destination.kind === 'point' ? destination.id : undefined)
  return world.points.find((point) => point.id === Number(id)) ?? null
}

export function centreOf(world: SlowWorld, destination: SlowDestination): GeoPoint | null {
  if (destination.kind === 'around') return destination.centre
  if (destination.kind === 'point')
    return world.points.find(({ id }) => id === destination.id) ?? null
  const place = destination.kind === 'place' ? placeById(world, destination.id) : null
  return place && place.level >= 4 ? place : null
}

/** As recommendation.ts explains it, out of 10,000 points. */
function recommendation(world: SlowWorld, query: SlowQuery, match: Match): number {
  const { hotel } = match
  const score = scoreOnCard(hotel.reviews)
  const reviews = score?.number ?? 0
  const drawn = ((score?.rating ?? 0) * reviews + 7.5 * 20) / (reviews + 20)
  const city = placeById(world, cityIdOf(world, hotel))
  const conversion =
    (hotel.ratePlans.some((plan) => plan.freeCancellationDays !== null) ? 0.4 : 0) +
    (hotel.photosCount >= 10 ? 0.2 : 0) +
    (hotel.isWellSituated ? 0.2 : 0) +
    (score ? 0.2 : 0)
  const standing = Math.round(
    3000 * clamp((drawn - 5) / 5) +
      2000 * clamp(hotel.popularity / 1000) +
      1500 * conversion +
      1000 * (city && isOnMap(hotel) ? 3 / (3 + distanceKm(hotel, city)) : 0),
  )
  const nightsAndRooms = (query.stay.checkOut - query.stay.checkIn) * query.rooms.length
  const similar = similarPrice(world, hotel)
  const price = match.offer.total / nightsAndRooms
  return standing + Math.max(0, Math.round(2500 - price * (2500 / (2 * similar))))
}

function clamp(share: number): number {
  return Math.max(0, Math.min(1, share))
}

/** The mean of what hotels with as many stars in the city, with the same currency, usually ask. */
function similarPrice(world: SlowWorld, hotel: CatalogueHotel): number {
  const similar = world.hotels.filter(
    (other) =>
      cityIdOf(world, other) === cityIdOf(world, hotel) &&
      other.currency === hotel.currency &&
      categoryOf(other.categoryId).count === categoryOf(hotel.categoryId).count,
  )
  const total = similar.reduce((sum, { id }) => sum + world.typicalPrices.get(id)!, 0)
  return Math.max(1, Math.round(total / similar.length))
}
