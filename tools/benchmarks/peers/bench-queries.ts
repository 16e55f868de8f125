/** What is searched for: the three timed searches, others that prove agreement, hostile ones. */
import type { Day } from '../../../src/site/calendar-day.ts'
import { FACET_KEYS } from '../../../src/products/hotels/list/rules/facets.ts'
import type { Filters } from '../../../src/products/hotels/list/rules/filter-state.ts'
import type { Room } from '../../../src/search/rules/occupancy.ts'
import type {
  EngineDestination,
  EngineQuery,
} from '../../../src/products/hotels/engine/search/engine-query.ts'
import { SAMPLE_RATES } from '../../../src/store/currency-rates.ts'

export const PLACES = {
  London: { kind: 'place', id: 2643743 },
  Spain: { kind: 'place', id: 222 },
  world: { kind: 'everywhere' },
} as const satisfies Record<string, EngineDestination>

export type PlaceName = keyof typeof PLACES

const COUPLE: Room = { adults: 2, childAges: [] }
const FAMILY: Room = { adults: 2, childAges: [5, 1] }
const DAYS_AHEAD = 30
const UPPER_CLASS: Filters = { categories: ['4', '5'] }
const CHECK_INS = 5
const UNSEARCHED_DAYS_AHEAD = 60

/** The same search on several days, as it would come from several visitors. */
export function timedQueries(today: Day, place: PlaceName): EngineQuery[] {
  return Array.from({ length: CHECK_INS }, (_, later) =>
    query(today, place, DAYS_AHEAD + later * 3, 7, COUPLE, UPPER_CLASS),
  )
}

/** The same search on days that no other search of this benchmark has, each of them once. */
export function newStays(query: EngineQuery, today: Day, times: number, after = 0): EngineQuery[] {
  const nights = query.stay.checkOut - query.stay.checkIn
  return Array.from({ length: times }, (_, later) => {
    const checkIn = today + UNSEARCHED_DAYS_AHEAD + after + later
    return { ...query, stay: { checkIn, checkOut: checkIn + nights } }
  })
}

/** Several stays, parties and filters, in all three places. */
export function proofQueries(today: Day): EngineQuery[] {
  const asked: [days: number, nights: number, room: Room, filters: Filters, page?: number][] = [
    [DAYS_AHEAD, 7, COUPLE, UPPER_CLASS],
    [0, 1, { adults: 1, childAges: [] }, {}],
    [10, 14, FAMILY, { ratingRanges: ['9', '8.5'], services: ['6'] }],
    [21, 3, { adults: 3, childAges: [] }, { boards: ['hd', 'mp', 'ti'], freeCancellation: ['1'] }],
    [5, 4, COUPLE, { segments: ['FAM', 'BEA'], categories: ['3', '4'], services: ['3', '4'] }],
    [1, 2, COUPLE, { freeCancellation: ['1'], ratingRanges: ['8'] }, 3],
    [31, 30, COUPLE, {}],
    [45, 7, FAMILY, { boards: ['sa'], chains: ['1', '2', '3', '4', '5'], segments: ['COU'] }],
  ]
  return (Object.keys(PLACES) as PlaceName[]).flatMap((place) =>
    asked.map(([days, nights, room, filters, page]) =>
      query(today, place, days, nights, room, filters, page),
    ),
  )
}

/** The most that a visitor, or somebody worse, can ask for. */
export function hostileQueries(today: Day): Record<string, EngineQuery> {
  const rooms = Array.from({ length: 5 }, () => ({ adults: 8, childAges: [] }))
  const couples = Array.from({ length: 5 }, () => COUPLE)
  const long = query(today, 'world', DAYS_AHEAD, 30, COUPLE, {})
  const every = Object.fromEntries(FACET_KEYS.map((key) => [key, EVERY_FILTER[key]]))
  return {
    '5 rooms of 8 adults, 30 nights': { ...long, rooms },
    '5 rooms of 2 adults, 30 nights': { ...long, rooms: couples },
    '5 rooms of 2 adults, 7 nights, page 30,000': {
      ...query(today, 'world', DAYS_AHEAD, 7, COUPLE, {}, 30_000),
      rooms: couples,
    },
    '7 nights, page 15,000, recommended': {
      ...query(today, 'world', DAYS_AHEAD, 7, COUPLE, {}, 15_000),
      sort: 'recommended',
    },
    '7 nights, every rate filter': query(today, 'world', DAYS_AHEAD, 7, COUPLE, {
      boards: ['sa', 'hd', 'mp', 'pc', 'ti'],
      freeCancellation: ['1'],
      prices: ['0-50', '50-100', '100-150', '150-200', '200-'],
    }),
    '5 rooms of 8 adults, 30 nights, every filter, page 30,000': {
      ...long,
      rooms,
      filters: every,
      page: 30_000,
    },
    '5 rooms of 2 adults, 30 nights, every filter, page 30,000': {
      ...long,
      rooms: couples,
      filters: every,
      page: 30_000,
    },
  }
}

const EVERY_FILTER: Record<(typeof FACET_KEYS)[number], string[]> = {
  hotels: ['1', '2', '3'],
  chains: ['1', '2', '3'],
  categories: ['3', '4', '5'],
  locations: ['222', '2643743'],
  supplements: ['FF', 'RL'],
  name: ['hotel palace'],
  pointsOfInterest: ['1', '2'],
  prices: ['50-100', '100-150', '300-'],
  ratingRanges: ['9', '8.5', '8'],
  boards: ['hd', 'mp', 'ti'],
  segments: ['FAM', 'COU'],
  services: ['3', '4', '6'],
  freeCancellation: ['1'],
  providers: ['1', '2', '3'],
  exclusivePrices: ['DISCOUNT_MOBILE', 'DISCOUNT_VIP'],
}

function query(
  today: Day,
  place: PlaceName,
  daysAhead: number,
  nights: number,
  room: Room,
  filters: Filters,
  page = 1,
): EngineQuery {
  const checkIn = today + daysAhead
  return {
    destination: PLACES[place],
    stay: { checkIn, checkOut: checkIn + nights },
    rooms: [room],
    currency: 'EUR',
    rates: SAMPLE_RATES,
    today,
    filters,
    preFilters: {},
    sort: 'price',
    page,
  }
}
