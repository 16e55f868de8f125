/** Flights, as the cart asks for them. */
import type { WordsOf } from '../../../../site/messages/catalogue.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import type { Product } from '../../../product.ts'
import type { FlightChoice, FlightLine } from '../rules/flight-line.ts'
import { flightSale } from '../store/flight-sale.ts'
import { flightPlaces } from './flight-places.ts'
import { shownTrip, tripFacts } from './flight-words.ts'

interface FlightParts {
  geography: () => Geography
  /** Where such a trip is searched for; empty where nobody searches. */
  linkTo: (choice: FlightChoice, words: WordsOf) => string
}

export function flightProduct({
  geography,
  linkTo,
}: FlightParts): Product<FlightLine, FlightChoice> {
  const sale = flightSale(() => flightPlaces(geography()))
  return {
    ...sale,
    describe: (line, words, today) =>
      shownTrip(geography(), words, line, today, linkTo(sale.choiceOf(line), words)),
    linkTo,
    mailFacts: (line, words) => tripFacts(geography(), words, line),
  }
}
