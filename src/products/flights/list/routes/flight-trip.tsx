/** A whole trip before it is booked: its legs, what the fare allows, and what everybody pays. */
import { brandOf } from '../../../../site/brands.ts'
import { type CurrencyCode, formatMoney, type MinorUnits } from '../../../../site/money.ts'
import { pathOf } from '../../../../site/routes.ts'
import type { Handler, Visit } from '../../../../http/visit.ts'
import { forServerOnly } from '../../../../ui/as-written.tsx'
import { type Brand, BRANDS, type Passengers, seatsFor } from '../../fares/rules/fares.ts'
import type { FlightChoice } from '../../sale/rules/flight-line.ts'
import { writeFlightSearch } from '../../search/rules/read-flight-search.ts'
import { FlightTripPage } from '../pages/flight-trip-page.tsx'
import { NO_FLIGHT_FILTERS, readFlightList, writeFlightList } from '../rules/flight-list-state.ts'
import type { QuotedTrip } from '../rules/flight-searcher.ts'
import { passengerRightsHref } from '../rules/passenger-rights.ts'
import type { TripData } from '../rules/shown-flights.ts'
import {
  type AskedFlights,
  askedFlights,
  type FlightParts,
  onlyWhereSold,
  type ShowFlightForm,
} from './asked-flights.ts'
import { linkTo, peopleIn, shownJourney, shownSearch } from './shown-journeys.ts'

/** Signs what the book button promises; empty where flights cannot be bought. */
export type SignFlight = (
  choice: FlightChoice,
  price: MinorUnits,
  currency: CurrencyCode,
) => string

export function flightTrip(
  parts: FlightParts,
  showForm: ShowFlightForm,
  sign: SignFlight,
): Handler {
  return (visit) => {
    onlyWhereSold(visit, 'flightTrip')
    const asked = askedFlights(visit, parts)
    if (Array.isArray(asked)) return showForm(visit, visit.query, asked)
    const { site, text } = visit
    const { search, trip, prices, memory } = asked
    const state = readFlightList(visit.query, prices.centsPerUnit)
    const results = linkTo(pathOf(site, 'flightResults'), {
      ...writeFlightSearch(search),
      ...writeFlightList({ ...state, filters: NO_FLIGHT_FILTERS }, prices.centsPerUnit),
    })
    // Somebody shortened the address: the ways that are missing are chosen first.
    if (state.chosen.length !== search.ways.length) return visit.redirect(results)
    const { passengers, cabin, today } = trip
    const quotes = BRANDS.flatMap((brand) => {
      const asks = { passengers, cabin, today, journeys: state.chosen, brand }
      const quote = memory.engine.quoteTrip(asks)
      return quote ? [{ brand, quote }] : []
    })
    const [first] = quotes
    // The list says that it is gone, and what else there is.
    if (!first) return visit.redirect(results)
    const { brand, quote } = quotes.find((each) => each.brand === state.brand) ?? first
    const choice = { journeys: state.chosen, passengers, cabin, brand, total: quote.total }
    const token = sign(choice, prices.quoted(quote.total), site.edition.currency)
    const data = tripData(visit, asked, quotes, { brand, quote })
    const [way] = data.search.ways
    const title = text('flights.trip.title', { from: way!.fromCity, to: way!.toCity })
    const head = { title: `${title} · ${brandOf(site).name}`, description: title }
    return visit.page(<FlightTripPage data={forServerOnly(data)} checkoutToken={token} />, head)
  }
}

function tripData(
  visit: Visit,
  { search, places, prices, memory }: AskedFlights,
  quotes: readonly { brand: Brand; quote: QuotedTrip }[],
  chosen: { brand: Brand; quote: QuotedTrip },
): TripData {
  const { site, query } = visit
  const { brand, quote } = chosen
  const { passengers } = search
  const kept = writeFlightSearch(search)
  const state = readFlightList(query, prices.centsPerUnit)
  const hrefOf = (path: string, part: Partial<typeof state>) =>
    linkTo(path, {
      ...kept,
      ...writeFlightList(
        { ...state, filters: NO_FLIGHT_FILTERS, ...part },
        prices.centsPerUnit,
      ),
    })
  const { split, perPerson } = quote
  return {
    search: shownSearch(site, search, places),
    journeys: quote.journeys.map((journey, way) => ({
      way,
      journey: shownJourney(journey, visit, places, memory.airlines),
      changeHref: hrefOf(pathOf(site, 'flightResults'), { chosen: state.chosen.slice(0, way) }),
    })),
    brand,
    brands: quotes.map((each) => ({
      brand: each.brand,
      total: prices.text(each.quote.total),
      href: hrefOf(pathOf(site, 'flightTrip'), { brand: each.brand }),
    })),
    total: prices.text(quote.total),
    perPerson: prices.perPerson(quote.total, peopleIn(passengers)),
    people: perPerson ? sharesOf(passengers, perPerson, quote.total) : [],
    split: split && {
      first: seatsFor(split.parties[0]),
      second: seatsFor(split.parties[1]),
      total: prices.text(split.totals[0] + split.totals[1]),
      saves: prices.text(split.saves),
    },
    rightsHref: passengerRightsHref(site.edition),
  }

  /** Whole units that add up to the total: what rounding leaves over is the adults'. */
  function sharesOf(
    party: Passengers,
    fares: NonNullable<QuotedTrip['perPerson']>,
    total: MinorUnits,
  ): TripData['people'] {
    const { currency } = site.edition
    const kinds = (['adults', 'children', 'infants'] as const).filter((kind) => party[kind] > 0)
    const sums = kinds.map((kind) => prices.quoted(fares[kind] * party[kind]))
    const others = sums.slice(1).reduce((sum, each) => sum + each, 0)
    return kinds.map((kind, index) => {
      const sum = index === 0 ? prices.quoted(total) - others : sums[index]!
      return { kind, count: party[kind], sum: formatMoney(sum, currency) }
    })
  }
}
