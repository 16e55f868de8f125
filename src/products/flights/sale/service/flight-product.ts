/** Flights, as the cart asks for them. */
import type { WordsOf } from '../../../../site/messages/catalogue.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import { pathOf } from '../../../../site/routes.ts'
import { writeFlightSearch } from '../../search/rules/read-flight-search.ts'
import type { LineAction } from '../../../line.ts'
import type { Product } from '../../../product.ts'
import type { FlightChoice, FlightLine } from '../rules/flight-line.ts'
import { flightSale } from '../store/flight-sale.ts'
import { flightActions } from './flight-news.ts'
import { flightPlaces } from './flight-places.ts'
import { shownTrip, tripFacts } from './flight-words.ts'

interface FlightParts {
  geography: () => Geography
  /** Where nobody searches, nothing is linked. */
  isSearched: boolean
}

/** The list of flights for the same ways, days and people. */
function searchLink({ journeys, passengers, cabin }: FlightLine, { site }: WordsOf): string {
  const ways = journeys.map((legs) => ({
    from: legs[0]!.origin,
    to: legs.at(-1)!.destination,
    day: legs[0]!.departs.day,
  }))
  const [there, back] = ways
  const isReturn = ways.length === 2 && there!.from === back!.to && there!.to === back!.from
  const search = writeFlightSearch({
    kind: ways.length === 1 ? 'one-way' : isReturn ? 'return' : 'several',
    ways,
    passengers,
    cabin,
    nearby: false,
    selfTransfer: journeys.some((legs) => new Set(legs.map(({ group }) => group)).size > 1),
  })
  return `${pathOf(site, 'flightResults')}?${new URLSearchParams(search)}`
}

export function flightProduct({
  geography,
  isSearched,
}: FlightParts): Product<FlightLine, FlightChoice> {
  const sale = flightSale(() => flightPlaces(geography()))
  return {
    ...sale,
    describe: (line, words, today) =>
      shownTrip(geography(), words, line, today, isSearched ? searchLink(line, words) : ''),
    // A choice names flights, and only searches know between which places they fly.
    linkTo: (_, { site }) => (isSearched ? pathOf(site, 'flightHome') : ''),
    mailFacts: (line, words) => tripFacts(geography(), words, line),
    actions: async (db, bookings, words, today) =>
      isSearched
        ? flightActions(geography(), db, bookings, words, today, Date.now())
        : new Map<string, LineAction>(),
  }
}
