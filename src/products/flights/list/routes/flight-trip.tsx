/** A whole trip before it is booked: its legs, what the fare allows, and what everybody pays. */
import { brandOf } from '../../../../site/brands.ts'
import { type CurrencyCode, formatMoney, type MinorUnits } from '../../../../site/money.ts'
import { pathOf } from '../../../../site/routes.ts'
import type { Handler, Visit } from '../../../../http/visit.ts'
import { forServerOnly } from '../../../../ui/as-written.tsx'
import { type Brand, BRANDS, type Passengers, seatsFor } from '../../fares/rules/fares.ts'
import type { ExtraPrices } from '../../fares/rules/extras.ts'
import type { FlightChoice } from '../../sale/rules/flight-line.ts'
import { journeyExtras } from '../../sale/rules/trip-fare.ts'
import { flightPlaces } from '../../sale/service/flight-places.ts'
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
import { linkTo, peopleIn, type PriceWords, shownJourney, shownSearch } from './shown-journeys.ts'

/** Signs what the book button promises; empty where flights cannot be bought. */
export type SignFlight = (choice: FlightChoice, price: MinorUnits, currency: CurrencyCode) => string

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
    const { ways: _, selfTransfer: __, ...party } = trip
    const { passengers, cabin } = party
    const quotes = BRANDS.flatMap((brand) => {
      const quote = memory.engine.quoteTrip({ ...party, journeys: state.chosen, brand })
      return quote ? [{ brand, quote }] : []
    })
    const [first] = quotes
    // The list says that it is gone, and what else there is.
    if (!first) return visit.redirect(results)
    const { brand, quote } = quotes.find((each) => each.brand === state.brand) ?? first
    const { currency } = site.edition
    const { pointOf } = flightPlaces(parts.world().geography)
    const airlineOf = (code: string) => memory.airlines.get(code)!
    const priced = { brand, pointOf, airlineOf, charged: prices.quoted }
    const extraPrices = quote.journeys.map(({ legs }) => journeyExtras(legs, priced))
    const choice = { journeys: state.chosen, passengers, cabin, brand, extraPrices }
    const price = prices.quoted(quote.total)
    const split = cheaperSplit(quote, prices)
    const token = sign({ ...choice, total: quote.total }, price, currency)
    const fareOf = (others: Passengers) => {
      const asks = { ...party, passengers: others, journeys: state.chosen, brand }
      return memory.engine.quoteTrip(asks)?.total ?? null
    }
    const data = tripData(visit, asked, quotes, {
      brand,
      quote,
      shares: sharesOf(passengers, quote.total, fareOf),
      split,
      extraPrices,
    })
    const [way] = data.search.ways
    const title = text('flights.trip.title', { from: way!.fromCity, to: way!.toCity })
    const head = { title: `${title} · ${brandOf(site).name}`, description: title }
    return visit.page(
      <FlightTripPage
        data={forServerOnly(data)}
        price={price}
        currency={currency}
        checkoutToken={token}
        split={
          split && {
            token: sign(
              { ...choice, total: split.total, firstParty: split.parties[0] },
              split.price,
              currency,
            ),
            saves: formatMoney(price - split.price, currency),
          }
        }
      />,
      head,
    )
  }
}

/** Two fares that cost less than one also in the visitor's money, where each is rounded. */
function cheaperSplit({ total, split }: QuotedTrip, prices: PriceWords) {
  if (!split) return null
  const [first, second] = split.totals
  const price = prices.quoted(first) + prices.quoted(second)
  return price < prices.quoted(total)
    ? { parties: split.parties, total: first + second, price }
    : null
}

function tripData(
  visit: Visit,
  { search, places, prices, memory }: AskedFlights,
  quotes: readonly { brand: Brand; quote: QuotedTrip }[],
  chosen: {
    brand: Brand
    quote: QuotedTrip
    shares: Passengers
    split: ReturnType<typeof cheaperSplit>
    extraPrices: readonly ExtraPrices[]
  },
): TripData {
  const { site, query } = visit
  const { brand, quote, shares, split, extraPrices } = chosen
  const { passengers } = search
  const kept = writeFlightSearch(search)
  const state = readFlightList(query, prices.centsPerUnit)
  const hrefOf = (path: string, part: Partial<typeof state>) =>
    linkTo(path, {
      ...kept,
      ...writeFlightList({ ...state, filters: NO_FLIGHT_FILTERS, ...part }, prices.centsPerUnit),
    })
  const { currency } = site.edition
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
    people: shownShares(),
    split: split && {
      first: seatsFor(split.parties[0]),
      second: seatsFor(split.parties[1]),
      saves: formatMoney(prices.quoted(quote.total) - split.price, currency),
    },
    extras: {
      brand,
      passengers: (['adults', 'children'] as const).flatMap((kind) =>
        Array.from({ length: passengers[kind] }, (_, at) => ({
          kind: kind === 'adults' ? ('adult' as const) : ('child' as const),
          number: at + 1,
        })),
      ),
      journeys: quote.journeys.map(({ legs }, way) => ({
        from: places.city(legs[0]!.origin),
        to: places.city(legs.at(-1)!.destination),
        prices: extraPrices[way]!,
      })),
      currency,
    },
    rightsHref: passengerRightsHref(site.edition),
  }

  /** Whole units that add up to the total: what rounding leaves over is the adults'. */
  function shownShares(): TripData['people'] {
    const kinds = (['adults', 'children', 'infants'] as const).filter(
      (kind) => passengers[kind] > 0,
    )
    const others = kinds
      .filter((kind) => kind !== 'adults')
      .reduce((sum, kind) => sum + prices.quoted(shares[kind]), 0)
    return kinds.map((kind) => {
      const sum =
        kind === 'adults' ? prices.quoted(quote.total) - others : prices.quoted(shares[kind])
      return { kind, count: passengers[kind], sum: formatMoney(sum, currency) }
    })
  }
}

/**
 * What adults, children and infants pay of a total. Everybody pays the price of the dearest seat, so
 * the same seats full of adults tell the fare of one, and one with an infant what that costs.
 */
function sharesOf(
  party: Passengers,
  total: MinorUnits,
  totalOf: (passengers: Passengers) => MinorUnits | null,
): Passengers {
  const seats = seatsFor(party)
  const grown = totalOf({ adults: seats, children: 0, infants: 0 }) ?? total
  const adults = Math.round((grown / seats) * party.adults)
  const withInfant = party.infants > 0 ? totalOf({ adults: seats, children: 0, infants: 1 }) : null
  const infants = withInfant === null ? 0 : (withInfant - grown) * party.infants
  return { adults, infants, children: party.children > 0 ? total - adults - infants : 0 }
}
