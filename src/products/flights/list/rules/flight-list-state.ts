/**
 * The list as its address has it: what was chosen, what is ticked, in which order, which page.
 * Names are those of the filter groups; boxes of one group repeat their name, links join with commas.
 */
import { FLIGHT_FIELDS, wayField } from '../../search/rules/flight-fields.ts'
import type { MinorUnits } from '../../../../site/money.ts'
import { type Brand, BRANDS } from '../../fares/rules/fares.ts'
import type { ChosenLeg } from '../../sale/rules/flight-line.ts'
import { MAX_WAYS } from '../../search/rules/flight-search.ts'
import { FLIGHT_SORTS, type FlightFilters, type FlightSort } from './found-journeys.ts'

export const ROWS_PER_PAGE = 20

export interface FlightListState {
  /** In the order of ways. */
  chosen: ChosenLeg[][]
  /** Of the whole trip, once somebody chose one. */
  brand: Brand | null
  filters: FlightFilters
  sort: FlightSort
  /** From 1 on. */
  page: number
}

export const NO_FLIGHT_FILTERS: FlightFilters = {
  stops: [],
  airlines: [],
  alliances: [],
  departureHours: [],
  arrivalHours: [],
  maxMinutes: null,
  connections: [],
  maxLayoverMinutes: null,
  bags: [],
  lowCo2: false,
  maxPrice: null,
}

/** Groups of boxes, by the name that they have in addresses. */
export const FILTER_NAMES = {
  stops: 'stops',
  bags: 'bags',
  departureHours: 'departure',
  arrivalHours: 'arrival',
  airlines: 'airlines',
  alliances: 'alliances',
  connections: 'via',
  lowCo2: 'co2',
} as const
export type FilterGroup = keyof typeof FILTER_NAMES

/** What has a greatest value. Prices are whole units of the visitor's currency. */
export const LIMIT_NAMES = { price: 'price', minutes: 'duration', layover: 'layover' } as const
export type LimitGroup = keyof typeof LIMIT_NAMES

const SORT = 'sort'
const PAGE = 'page'

/** Values that mean nothing are left out; an address is never refused for them. */
export function readFlightList(
  query: Readonly<Record<string, unknown>>,
  centsPerUnit: number,
): FlightListState {
  const words = (name: string, shape: RegExp) =>
    wordsIn(query[name]).filter((each) => shape.test(each))
  const number = (name: string) => Number(words(name, /^\d{1,9}$/)[0] ?? NaN)
  const limit = (name: string) => (Number.isNaN(number(name)) ? null : number(name))
  const price = limit(LIMIT_NAMES.price)
  const [sort] = words(SORT, /^[a-z0-9]+$/)
  const [brand] = words(FLIGHT_FIELDS.brand, /^[a-z]+$/)
  return {
    chosen: readChosen(query),
    brand: BRANDS.find((each) => each === brand) ?? null,
    filters: {
      stops: words(FILTER_NAMES.stops, /^[0-2]$/).map(Number),
      airlines: words(FILTER_NAMES.airlines, /^[A-Z0-9]{2}$/),
      alliances: words(FILTER_NAMES.alliances, /^[\p{L}\p{N} .'-]{1,40}$/u),
      departureHours: words(FILTER_NAMES.departureHours, /^[0-3]$/).map(Number),
      arrivalHours: words(FILTER_NAMES.arrivalHours, /^[0-3]$/).map(Number),
      maxMinutes: limit(LIMIT_NAMES.minutes),
      connections: words(FILTER_NAMES.connections, /^[A-Z]{3}$/),
      maxLayoverMinutes: limit(LIMIT_NAMES.layover),
      bags: words(FILTER_NAMES.bags, /^(cabin|checked)$/) as FlightFilters['bags'],
      lowCo2: words(FILTER_NAMES.lowCo2, /^1$/).length > 0,
      // What is shown as 100 may be anything that rounds to it.
      maxPrice: price === null ? null : Math.ceil((price + 0.5) * centsPerUnit) - 1,
    },
    sort: FLIGHT_SORTS.find((each) => each === sort) ?? 'best',
    page: Math.max(1, number(PAGE) || 1),
  }
}

/** The chosen ways only, since nobody chooses the third before the second. */
function readChosen(query: Readonly<Record<string, unknown>>): ChosenLeg[][] {
  const chosen: ChosenLeg[][] = []
  for (let way = 1; way <= MAX_WAYS; way++) {
    const written = query[wayField(FLIGHT_FIELDS.journey, way)]
    if (typeof written !== 'string' || !JOURNEY.test(written)) break
    chosen.push(
      written.split('_').map((leg) => {
        const [flightId, day] = leg.split('.').map(Number)
        return { flightId: flightId!, day: day! }
      }),
    )
  }
  return chosen
}

const JOURNEY = /^\d{1,9}\.\d{1,6}(?:_\d{1,9}\.\d{1,6}){0,3}$/

/** "1204.20802_331.20803": flights and their days of departure. */
export function writeJourney(legs: readonly ChosenLeg[]): string {
  return legs.map(({ flightId, day }) => `${flightId}.${day}`).join('_')
}

export function writeChosen(chosen: readonly (readonly ChosenLeg[])[]): Record<string, string> {
  return Object.fromEntries(
    chosen.map((legs, index) => [wayField(FLIGHT_FIELDS.journey, index + 1), writeJourney(legs)]),
  )
}

/** Without the page, which is another one as soon as anything else changes. */
export function writeFlightList(
  state: FlightListState,
  centsPerUnit: number,
): Record<string, string> {
  const { filters, sort, chosen, brand } = state
  const lists: Record<FilterGroup, readonly (string | number)[]> = {
    ...filters,
    lowCo2: filters.lowCo2 ? [1] : [],
  }
  const groups = (Object.keys(FILTER_NAMES) as FilterGroup[]).filter(
    (name) => lists[name].length > 0,
  )
  return {
    ...writeChosen(chosen),
    ...(brand && { [FLIGHT_FIELDS.brand]: brand }),
    ...Object.fromEntries(groups.map((name) => [FILTER_NAMES[name], lists[name].join(',')])),
    ...(filters.maxPrice !== null && {
      [LIMIT_NAMES.price]: String(unitsOf(filters.maxPrice, centsPerUnit)),
    }),
    ...(filters.maxMinutes !== null && { [LIMIT_NAMES.minutes]: String(filters.maxMinutes) }),
    ...(filters.maxLayoverMinutes !== null && {
      [LIMIT_NAMES.layover]: String(filters.maxLayoverMinutes),
    }),
    ...(sort !== 'best' && { [SORT]: sort }),
  }
}

export function writePage(page: number): Record<string, string> {
  return page > 1 ? { [PAGE]: String(page) } : {}
}

/** Whole units of the visitor's currency, rounded as prices are. */
export function unitsOf(cents: MinorUnits, centsPerUnit: number): number {
  return Math.floor(cents / centsPerUnit + 0.5)
}

export function countFilters(filters: FlightFilters): number {
  const lists = [
    filters.stops,
    filters.airlines,
    filters.alliances,
    filters.departureHours,
    filters.arrivalHours,
    filters.connections,
    filters.bags,
  ]
  const limits = [filters.maxMinutes, filters.maxLayoverMinutes, filters.maxPrice]
  return (
    lists.reduce((sum, list) => sum + list.length, 0) +
    limits.filter((limit) => limit !== null).length +
    (filters.lowCo2 ? 1 : 0)
  )
}

/** Of a name that is there once or several times, each with commas or not. */
function wordsIn(value: unknown): string[] {
  const texts = (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string')
  return [...new Set(texts.flatMap((text) => text.split(',')).filter(Boolean))].slice(0, MAX_WORDS)
}

const MAX_WORDS = 80
