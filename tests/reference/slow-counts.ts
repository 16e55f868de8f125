/** What the options of every filter group count, for the slow reference. */
import type { CatalogueHotel } from '../../src/products/hotels/catalogue/rules/catalogue.ts'
import { SEGMENTS } from '../../src/products/hotels/catalogue/rules/catalogue.ts'
import { boardFilterOf } from '../../src/products/hotels/catalogue/rules/boards.ts'
import { FACETS, type FacetKey } from '../../src/products/hotels/list/rules/facets.ts'
import { choose } from '../../src/products/hotels/list/rules/filter-state.ts'
import { priceRanges, writePriceRange } from '../../src/products/hotels/list/rules/price-steps.ts'
import { RATING_RANGES } from '../../src/products/hotels/catalogue/rules/ratings.ts'
import { SERVICES } from '../../src/products/hotels/catalogue/rules/services.ts'
import { isInDestination, matchesOf, visibleOffers } from './slow-matches.ts'
import { ancestry, placeById, placesOf } from './slow-places.ts'
import type { SlowPoint, SlowQuery, SlowWorld } from './slow-world.ts'

const MAX_POINTS = 12

export function allCounts(
  world: SlowWorld,
  query: SlowQuery,
): Record<string, Record<string, number>> {
  const values = optionValues(world, query)
  return Object.fromEntries(
    Object.entries(values).map(([key, options]) => [
      key,
      counted(world, query, key as FacetKey, new Set(options)),
    ]),
  )
}

/**
 * The length of the list if this option alone were chosen in its group, or added to the others. Of
 * those that leave nothing, only what is chosen or would leave something without the filters.
 */
function counted(world: SlowWorld, query: SlowQuery, key: FacetKey, options: Set<string>) {
  const counts: Record<string, number> = {}
  for (const value of options) {
    const chosen = query.filters[key] ?? []
    const next = FACETS[key].isDisjunctive ? [value] : [...chosen, value]
    const filters = choose(query.filters, key, next)
    const count = matchesOf(world, { ...query, filters }).length
    const alone = { ...query, filters: choose({}, key, [value]) }
    const isTold = count > 0 || chosen.includes(value) || matchesOf(world, alone).length > 0
    if (isTold) counts[value] = count
  }
  return counts
}

function optionValues(world: SlowWorld, query: SlowQuery): Partial<Record<FacetKey, string[]>> {
  const inside = world.hotels.filter((hotel) => isInDestination(world, query.destination, hotel))
  const plans = inside.flatMap(({ ratePlans }) => ratePlans)
  const chosen = (key: FacetKey) => query.filters[key] ?? []
  return {
    hotels: [...chosen('hotels')],
    chains: [
      ...inside.map(({ chainId }) => String(chainId)).filter((id) => id !== '0'),
      ...chosen('chains'),
    ],
    categories: [...inside.map(({ categoryId }) => categoryId), ...chosen('categories')],
    locations: [...offeredLocations(world, query, inside), ...knownPlaces(world, query)],
    supplements: [
      ...plans.flatMap(({ packetSale }) => packetSale?.code ?? []),
      ...chosen('supplements'),
    ],
    pointsOfInterest: [
      ...offeredPoints(world, query, inside).map(({ id }) => String(id)),
      ...chosen('pointsOfInterest'),
    ],
    prices: [...priceRanges(query.currency).map(writePriceRange), ...chosen('prices')],
    ratingRanges: [...RATING_RANGES, ...chosen('ratingRanges')],
    boards: [...plans.map(({ boardCode }) => boardFilterOf(boardCode)), ...chosen('boards')],
    segments: [...Object.keys(SEGMENTS), ...chosen('segments')],
    services: [...Object.keys(SERVICES), ...chosen('services')],
    freeCancellation: ['1'],
    providers: [...plans.map(({ providerId }) => String(providerId)), ...chosen('providers')],
    exclusivePrices: [...plans.flatMap(visibleOffers), ...chosen('exclusivePrices')],
  }
}

function knownPlaces(world: SlowWorld, { filters }: SlowQuery): string[] {
  return (filters.locations ?? []).filter((id) => placeById(world, Number(id)))
}

/** What lies one step below the searched place; the towns of a coast; the countries of the world. */
function offeredLocations(
  world: SlowWorld,
  { destination }: SlowQuery,
  inside: CatalogueHotel[],
): string[] {
  if (destination.kind === 'coast')
    return (world.coasts.find(({ id }) => id === destination.id)?.memberIds ?? []).map(String)
  if (inside.length === 0 && destination.kind !== 'place') return []
  const area = destination.kind === 'place' ? destination.id : smallestCommon(world, inside)
  return world.places
    .filter(({ parentId, level }) => (area === null ? level === 2 : parentId === area))
    .map(({ id }) => String(id))
}

/** The smallest place that holds all, or null for the world. */
function smallestCommon(world: SlowWorld, hotels: CatalogueHotel[]): number | null {
  const [first = [], ...others] = hotels.map((hotel) => placesOf(world, hotel))
  return first.find((id) => others.every((places) => places.includes(id))) ?? null
}

function offeredPoints(
  world: SlowWorld,
  { destination }: SlowQuery,
  inside: CatalogueHotel[],
): SlowPoint[] {
  const coast =
    destination.kind === 'coast' ? world.coasts.find(({ id }) => id === destination.id) : null
  if (destination.kind === 'coast' && !coast) return []
  if (inside.length === 0 && destination.kind !== 'place' && !coast) return []
  const areas = coast?.memberIds ?? [
    destination.kind === 'place' ? destination.id : smallestCommon(world, inside),
  ]
  const widened = areas.map((area) => {
    const place = area === null ? null : placeById(world, area)
    return place ? (place.level > 4 ? place.parentId : place.id) : area
  })
  return world.points
    .map((point, at) => ({ point, at }))
    .filter(({ point }) =>
      widened.some((area) => {
        const city = placeById(world, point.cityId)
        return area === null || (city !== null && ancestry(world, city).includes(area))
      }),
    )
    .toSorted((one, other) => other.point.popularity - one.point.popularity || one.at - other.at)
    .slice(0, MAX_POINTS)
    .map(({ point }) => point)
}
