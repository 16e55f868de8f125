/** Searches of a small world, most of which find something. */
import { FACET_KEYS, type FacetKey } from '../../src/products/hotels/list/rules/facets.ts'
import { FORM_BOARDS } from '../../src/products/hotels/catalogue/rules/boards.ts'
import { SEGMENTS } from '../../src/products/hotels/catalogue/rules/catalogue.ts'
import type { Filters } from '../../src/products/hotels/list/rules/filter-state.ts'
import type { CurrencyCode } from '../../src/site/money.ts'
import { priceRanges, writePriceRange } from '../../src/products/hotels/list/rules/price-steps.ts'
import { RATING_RANGES } from '../../src/products/hotels/catalogue/rules/ratings.ts'
import { SERVICES } from '../../src/products/hotels/catalogue/rules/services.ts'
import type { SortOrder } from '../../src/products/hotels/list/rules/sort-orders.ts'
import type { Chance } from './chance.ts'
import { CURRENCY_RATES, FIRST_DAY } from './random-world.ts'
import type { SlowDestination, SlowQuery, SlowWorld } from './slow-world.ts'

const SORTS: SortOrder[] = ['recommended', 'rating', 'popularity', 'price', 'distance']

export function randomQuery(chance: Chance, world: SlowWorld): SlowQuery {
  const checkIn = FIRST_DAY + (chance.is(0.05) ? chance.pick([-1, 19]) : chance.whole(1, 12))
  const nights = chance.is(0.06) ? chance.pick([0, 7, 30]) : chance.pick([1, 1, 1, 2, 2, 3, 4, 5])
  const currency: CurrencyCode = chance.pick(['EUR', 'EUR', 'USD', 'COP'])
  return {
    destination: randomDestination(chance, world),
    stay: { checkIn, checkOut: checkIn + nights },
    rooms: Array.from({ length: chance.pick([1, 1, 1, 1, 2, 2, 3, 5]) }, () => ({
      adults: chance.pick([1, 1, 2, 2, 2, 3]),
      childAges: Array.from({ length: chance.pick([0, 0, 0, 0, 1, 2]) }, () => chance.whole(0, 14)),
    })),
    filters: randomFilters(chance, world, currency),
    preFilters: {
      ...(chance.is(0.1) && { onlyAccommodations: ['1'] }),
      ...(chance.is(0.1) && { supplements: chance.pick([['FF', 'RL'], ['ZZ'], ['PAI', 'EN']]) }),
    },
    sort: chance.pick(SORTS),
    page: chance.pick([1, 1, 1, 2, 99]),
    currency,
    rates: CURRENCY_RATES,
    today: FIRST_DAY,
    rights: chance.pick([[], [], ['mobile'], ['vip'], ['mobile', 'vip']]),
  }
}

function randomDestination(chance: Chance, world: SlowWorld): SlowDestination {
  const place = chance.pick(world.places)
  const centre = { latitude: place.latitude, longitude: place.longitude }
  const radiusKm = chance.pick([1, 4, 15])
  const ids = chance.some(world.hotels, 0.4).map(({ id }) => id)
  const point = world.points.length > 0 ? chance.pick(world.points).id : 1
  const rectangle = {
    south: centre.latitude - 0.03,
    west: centre.longitude - 0.04,
    north: centre.latitude + 0.03,
    east: centre.longitude + 0.02,
  }
  return chance.pick<SlowDestination>([
    { kind: 'everywhere' },
    { kind: 'everywhere' },
    { kind: 'everywhere' },
    { kind: 'everywhere' },
    { kind: 'place', id: place.id },
    { kind: 'place', id: place.id },
    { kind: 'place', id: chance.pick([1_000, 4]) },
    { kind: 'coast', id: chance.whole(1, 3) },
    { kind: 'point', id: point, radiusKm },
    { kind: 'around', centre, radiusKm },
    { kind: 'rectangle', rectangle },
    { kind: 'rectangle', rectangle: { ...rectangle, west: rectangle.east, east: rectangle.west } },
    { kind: 'chain', id: chance.whole(0, 4) },
    { kind: 'hotels', ids: [...ids, 12_345] },
  ])
}

function randomFilters(chance: Chance, world: SlowWorld, currency: CurrencyCode): Filters {
  const wanted = chance.pick([0, 1, 1, 2, 2, 3, 9]) / FACET_KEYS.length
  const ranges = [...priceRanges(currency).map(writePriceRange), '20-70', '90-', '0-400000']
  const options: Record<FacetKey, () => string[]> = {
    hotels: () => chance.some(world.hotels, 0.5).map(({ id }) => String(id)),
    chains: () => chance.some(['1', '2', '3', '8'], 0.8),
    categories: () => chance.some(['2', '3', '4', '4E', '5', 'APT3', '9'], 0.8),
    locations: () => [...chance.some(world.places, 0.3).map(({ id }) => String(id)), '3'],
    supplements: () => chance.some(['FF', 'RL', 'PAI', 'ZZ', 'QQ'], 0.8),
    name: () => [chance.pick(['sol', 'hotel', 'MAR', 'nandu', 'cadena sol', 'grosse', 'e l'])],
    pointsOfInterest: () => [...chance.some(world.points, 0.4).map(({ id }) => String(id)), '6'],
    prices: () => chance.some(ranges, 0.25),
    ratingRanges: () => chance.some(RATING_RANGES, 0.8),
    boards: () => chance.some(Object.keys(FORM_BOARDS), 0.7),
    segments: () => chance.some(Object.keys(SEGMENTS), 0.5),
    services: () => chance.some(Object.keys(SERVICES), 0.15),
    freeCancellation: () => ['1'],
    providers: () => chance.some(['1', '2', '3', '9'], 0.8),
    exclusivePrices: () => chance.some(['DISCOUNT_VIP', 'EARLY', 'HIDDEN', 'NONE'], 0.6),
  }
  const chosen = FACET_KEYS.filter(() => chance.is(wanted))
    .map((key) => [key, options[key]()] as const)
    .filter(([, values]) => values.length > 0)
  return Object.fromEntries(chosen)
}
