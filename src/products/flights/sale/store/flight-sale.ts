/** Flights, as they are chosen, priced, taken and cancelled. Their words are elsewhere. */
import { writeExtras } from '../../fares/rules/extras.ts'
import { seatsFor } from '../../fares/rules/fares.ts'
import type { BookedLine } from '../../../line.ts'
import type { Product } from '../../../product.ts'
import {
  addedPrice,
  bySeparateFares,
  FLIGHT_KIND,
  type FlightChoice,
  type FlightLine,
  flightTerms,
  legsOf,
  readFlightChoice,
  seatsOf,
} from '../rules/flight-line.ts'
import type { FlightPlaces } from '../rules/flight-places.ts'
import { travellerNeeds } from '../rules/travel-documents.ts'
import { recordBookedLegs } from './booked-legs.ts'
import { storedTrip } from './stored-trip.ts'

type InWords = 'describe' | 'linkTo' | 'mailFacts' | 'actions'

export function flightSale(
  places: () => FlightPlaces,
): Omit<Product<FlightLine, FlightChoice>, InWords> {
  return {
    kind: FLIGHT_KIND,
    readChoice: readFlightChoice,
    choiceFields: ({ extras }) => (extras ? writeExtras(extras) : {}),
    addedPrice,
    together: bySeparateFares,
    quote: (db, choice, asker) => storedTrip(places(), db, choice, asker),
    choiceOf: (line) => ({
      journeys: line.journeys.map((legs) =>
        legs.map(({ flightId, departs }) => ({
          flightId,
          day: departs.day,
          departs: departs.minute,
        })),
      ),
      passengers: line.passengers,
      cabin: line.cabin,
      brand: line.brand,
      total: line.fareTotal,
      ...(line.extras ? { extras: line.extras } : {}),
      kept: { price: line.price, fareTotal: line.fareTotal, extrasPrice: line.extrasPrice },
    }),
    isOtherOffer: (promised, current) =>
      legsOf(promised).some(
        ({ departs }, at) =>
          departs !== undefined && departs !== legsOf(current)[at]?.departs.minute,
      ),
    parts: seatsOf,
    recordBooked: recordBookedLegs,
    units({ journeys, passengers }) {
      const { flightId, departs } = journeys[0]![0]!
      return { of: `flight ${flightId} ${departs.day}`, count: seatsFor(passengers) }
    },
    travellers: (line) => travellerNeeds(line, places()),
    isInTheWay: (line, choice) =>
      line.cabin === choice.cabin &&
      legsOf(line).some(({ flightId, departs }) =>
        legsOf(choice).some((leg) => leg.flightId === flightId && leg.day === departs.day),
      ),
    cancellation: flightTerms,
    supplierMails: () => [],
    current: async (_, lines): Promise<BookedLine[]> => [...lines],
    statementName: ({ journeys }) =>
      `${journeys[0]![0]!.origin}-${journeys[0]!.at(-1)!.destination}`,
    searchName: (line) =>
      [...new Set(legsOf(line).flatMap((leg) => [leg.origin, leg.destination]))].join(' '),
    supplierId: () => null,
  }
}
