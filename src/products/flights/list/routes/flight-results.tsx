/** The list of journeys of the next way, as a page; filters, order and choices are its address. */
import { brandOf } from '../../../../site/brands.ts'
import { pathOf } from '../../../../site/routes.ts'
import type { Handler, Visit } from '../../../../http/visit.ts'
import { forServerOnly } from '../../../../ui/as-written.tsx'
import type { ChosenLeg } from '../../sale/rules/flight-line.ts'
import { writeFlightSearch } from '../../search/rules/read-flight-search.ts'
import { FlightResultsPage } from '../pages/flight-results-page.tsx'
import {
  countFilters,
  FILTER_NAMES,
  type FilterGroup,
  type FlightListState,
  LIMIT_NAMES,
  type LimitGroup,
  NO_FLIGHT_FILTERS,
  readFlightList,
  ROWS_PER_PAGE,
  unitsOf,
  writeFlightList,
  writeJourney,
  writePage,
} from '../rules/flight-list-state.ts'
import { clockTime, hoursAndMinutes } from '../rules/flight-words.ts'
import {
  type FacetCount,
  FLIGHT_SORTS,
  type FlightAnswer,
  type FlightSort,
  journeyPoints,
  type JourneyRow,
} from '../rules/found-journeys.ts'
import type {
  FlightResultsData,
  ShownChoice,
  ShownFilterGroup,
  ShownLimit,
  ShownRow,
} from '../rules/shown-flights.ts'
import {
  type AskedFlights,
  askedFlights,
  type FlightParts,
  onlyWhereSold,
  type ShowFlightForm,
} from './asked-flights.ts'
import { linkTo, peopleIn, type PriceWords, shownJourney, shownSearch } from './shown-journeys.ts'
import { formatMoney, minorUnitsOf } from '../../../../site/money.ts'

export function flightResults(parts: FlightParts, showForm: ShowFlightForm): Handler {
  return (visit) => {
    onlyWhereSold(visit, 'flightResults')
    const asked = askedFlights(visit, parts)
    if (Array.isArray(asked)) return showForm(visit, visit.query, asked)
    const data = resultsData(visit, asked)
    const { fromCity, toCity } = data.search.ways[data.way]!
    const head = {
      title: `${visit.text('flights.results.title', { from: fromCity, to: toCity })} · ${brandOf(visit.site).name}`,
      description: visit.text('flights.results.description', { from: fromCity, to: toCity }),
    }
    return visit.page(<FlightResultsPage data={forServerOnly(data)} />, head)
  }
}

function resultsData(visit: Visit, asked: AskedFlights): FlightResultsData {
  const { site } = visit
  const { search, trip, places, prices, memory } = asked
  const { engine, airlines } = memory
  const read = readFlightList(visit.query, prices.centsPerUnit)
  // The last way is chosen on the trip's own page.
  const wanted = { ...read, chosen: read.chosen.slice(0, search.ways.length - 1) }
  const found = ask(wanted)
  const state = found ? wanted : { ...wanted, chosen: [], page: 1 }
  const answer = found ?? ask(state) ?? NOTHING
  const pages = Math.max(1, Math.ceil(answer.total / ROWS_PER_PAGE))
  // A page beyond the end is the last one.
  const page = Math.min(state.page, pages)
  const { rows } = page === state.page ? answer : (ask({ ...state, page }) ?? answer)
  const way = state.chosen.length
  const resultsPath = pathOf(site, 'flightResults')
  const kept = writeFlightSearch(search)
  const hrefOf = (changed: FlightListState, number = 1) =>
    linkTo(resultsPath, {
      ...kept,
      ...writeFlightList(changed, prices.centsPerUnit),
      ...writePage(number),
    })
  const switched = (part: Partial<typeof search>) =>
    linkTo(resultsPath, writeFlightSearch({ ...search, ...part }))
  const people = peopleIn(search.passengers)

  return {
    search: shownSearch(site, search, places),
    way,
    chosen: chosenWays(visit, asked, state, hrefOf),
    rows: rows.map(shownRow),
    all: answer.all,
    total: answer.total,
    sort: state.sort,
    sorts: FLIGHT_SORTS.map((sort) => ({
      ...headOf(sort),
      sort,
      href: hrefOf({ ...state, sort }),
    })),
    filters: filterGroups(visit, asked, answer, state),
    limits: limitsOf(visit, asked, answer, state),
    filterCount: countFilters(state.filters),
    hidden: Object.entries({
      ...kept,
      ...writeFlightList({ ...state, filters: NO_FLIGHT_FILTERS }, prices.centsPerUnit),
    }),
    clearHref: hrefOf({ ...state, filters: NO_FLIGHT_FILTERS }),
    page,
    pages,
    previousHref: page > 1 ? hrefOf(state, page - 1) : '',
    nextHref: page < pages ? hrefOf(state, page + 1) : '',
    datesHref: search.kind === 'several' ? '' : linkTo(pathOf(site, 'flightDates'), kept),
    nearby: { isOn: search.nearby, href: switched({ nearby: !search.nearby }) },
    selfTransfer: {
      isOn: search.selfTransfer,
      href: switched({ selfTransfer: !search.selfTransfer }),
    },
    split: answer.split && {
      first: answer.split.seats[0],
      second: answer.split.seats[1],
      saves: prices.text(answer.split.saves),
    },
    weights: bestWeights(prices),
    isGone: found === null,
  }

  function ask({ chosen, filters, sort, page: number }: FlightListState): FlightAnswer | null {
    const offset = (number - 1) * ROWS_PER_PAGE
    return engine.searchJourneys({ ...trip, chosen, filters, sort, offset, limit: ROWS_PER_PAGE })
  }

  function shownRow({ journey, prices: brands }: JourneyRow): ShownRow {
    const legs = journey.legs.map(({ flightId, departs }) => ({ flightId, day: departs.day }))
    const chosen = [...state.chosen, legs]
    const isLast = chosen.length === search.ways.length
    const path = isLast ? pathOf(site, 'flightTrip') : resultsPath
    return {
      key: writeJourney(legs),
      journey: shownJourney(journey, visit, places, airlines),
      brands: brands.map(({ brand, total }) => ({
        brand,
        total: prices.text(total),
        perPerson: prices.perPerson(total, people),
        href: linkTo(path, {
          ...kept,
          ...writeFlightList(
            { ...state, chosen, brand, filters: NO_FLIGHT_FILTERS },
            prices.centsPerUnit,
          ),
        }),
      })),
    }
  }

  /** What the first of an order would be. */
  function headOf(sort: FlightSort): { price: string; minutes: number | null } {
    const { best, cheapest, quickest } = answer.heads ?? {}
    const head = { best, price: cheapest, duration: quickest, departure: null, co2: null }[sort]
    const price = head?.prices[0]
    return {
      price: price ? prices.text(price.total) : '',
      minutes: head?.journey.minutes ?? null,
    }
  }
}

/** What an hour, a stop and a self-transfer count for a seat, as money. */
function bestWeights(prices: PriceWords): FlightResultsData['weights'] {
  const nothing = { minutes: 0, stops: 0, isSelfTransfer: false }
  const points = (part: Partial<typeof nothing>) =>
    prices.text(journeyPoints(0, 1, { ...nothing, ...part }))
  return {
    hour: points({ minutes: 60 }),
    stop: points({ stops: 1 }),
    transfer: points({ isSelfTransfer: true }),
  }
}

/** The ways that were chosen, each with a way back to its list. */
function chosenWays(
  visit: Visit,
  { trip, places, memory }: AskedFlights,
  state: FlightListState,
  hrefOf: (state: FlightListState) => string,
): ShownChoice[] {
  const { ways: _, selfTransfer: __, ...party } = trip
  const brand = state.brand ?? 'light'
  if (state.chosen.length === 0) return []
  const journeys: ChosenLeg[][] = state.chosen
  const quote = memory.engine.quoteTrip({ ...party, journeys, brand })
  return (quote?.journeys ?? []).map((journey, way) => ({
    way,
    journey: shownJourney(journey, visit, places, memory.airlines),
    changeHref: hrefOf({
      ...state,
      chosen: state.chosen.slice(0, way),
      filters: NO_FLIGHT_FILTERS,
    }),
  }))
}

/** In the order in which the panel shows them. */
const GROUPS = Object.keys(FILTER_NAMES) as FilterGroup[]

function filterGroups(
  { site, text }: Visit,
  { places, prices, memory }: AskedFlights,
  { facets }: FlightAnswer,
  { filters }: FlightListState,
): ShownFilterGroup[] {
  const ticked: Record<FilterGroup, ReadonlySet<string>> = {
    stops: words(filters.stops),
    airlines: words(filters.airlines),
    alliances: words(filters.alliances),
    departureHours: words(filters.departureHours),
    arrivalHours: words(filters.arrivalHours),
    connections: words(filters.connections),
    bags: words(filters.bags),
    lowCo2: words(filters.lowCo2 ? [1] : []),
  }
  return GROUPS.map((group) => ({
    group,
    name: FILTER_NAMES[group],
    options: facets[group]
      .map((facet) => ({ ...facet, value: group === 'lowCo2' ? '1' : facet.value }))
      .filter(({ value, count }) => count > 0 || ticked[group].has(value))
      .map(({ value, count, from }) => ({
        value,
        label: labelOf(group, value),
        count,
        from: from === null ? '' : prices.text(from),
        isTicked: ticked[group].has(value),
      })),
    // One box for everything narrows nothing.
  })).filter(
    ({ options }) =>
      options.length > 1 || options.some(({ isTicked }) => isTicked) || options[0]?.value === '1',
  )

  function labelOf(group: FilterGroup, value: FacetCount['value']): string {
    if (group === 'stops') return text('flights.stops', { count: Number(value) })
    if (group === 'bags')
      return text(value === 'cabin' ? 'flights.bag.cabin' : 'flights.bag.checked', { count: 1 })
    if (group === 'lowCo2') return text('flights.co2.low')
    if (group === 'airlines') return memory.airlines.get(value)?.name ?? value
    if (group === 'connections') return places.inField(value)
    if (group === 'alliances') return value
    const hour = Number(value) * 6
    const { conventions } = site.edition
    return `${clockTime(hour * 60, conventions)} – ${clockTime((hour * 60 + 359) % 1440, conventions)}`
  }
}

function words(values: readonly (string | number)[]): ReadonlySet<string> {
  return new Set(values.map(String))
}

const LIMIT_STEPS = 6

function limitsOf(
  { site, text }: Visit,
  { prices }: AskedFlights,
  { range }: FlightAnswer,
  { filters }: FlightListState,
): ShownLimit[] {
  if (!range) return []
  const { currency } = site.edition
  const { centsPerUnit } = prices
  const units = (cents: number) => unitsOf(cents, centsPerUnit)
  const money = (value: number) => formatMoney(value * minorUnitsOf(currency), currency)
  const duration = (value: number) => {
    const { hours, minutes } = hoursAndMinutes(value)
    return text('flights.duration', { hours, minutes })
  }
  const maxPrice = filters.maxPrice === null ? null : units(filters.maxPrice)
  const price: [number, number] = [units(range.price[0]), units(range.price[1])]
  return [
    limit('price', price, maxPrice, 1, money),
    limit('minutes', range.minutes, filters.maxMinutes, 30, duration),
    limit('layover', range.layover, filters.maxLayoverMinutes, 30, duration),
  ].filter(({ options }) => options.length > 0)

  function limit(
    group: LimitGroup,
    [least, most]: readonly [number, number],
    chosen: number | null,
    round: number,
    label: (value: number) => string,
  ): ShownLimit {
    const steps = Array.from({ length: LIMIT_STEPS - 1 }, (_, index) => {
      const value = least + ((most - least) * (index + 1)) / LIMIT_STEPS
      return Math.ceil(value / round) * round
    })
    const values = [...new Set([...steps, ...(chosen === null ? [] : [chosen])])]
      .filter((value) => value === chosen || (value >= least && value < most))
      .toSorted((one, other) => one - other)
    return {
      group,
      name: LIMIT_NAMES[group],
      options: values.map((value) => ({
        value: String(value),
        label: text('flights.limit', { value: label(value) }),
      })),
      value: chosen === null ? '' : String(chosen),
    }
  }
}

const NOTHING: FlightAnswer = {
  all: 0,
  total: 0,
  rows: [],
  facets: {
    stops: [],
    airlines: [],
    alliances: [],
    departureHours: [],
    arrivalHours: [],
    connections: [],
    bags: [],
    lowCo2: [],
  },
  range: null,
  heads: null,
  split: null,
}
