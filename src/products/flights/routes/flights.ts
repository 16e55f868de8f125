/** The routes of flights, from the form to the book button. */
import type { FastifyInstance } from 'fastify'
import { answer, type AnswerRules } from '../../../http/visit.ts'
import type { PageRenderer } from '../../../rendering/routes/page-renderer.tsx'
import { flightForms, flightHome, flightSubmit } from '../home/routes/flight-home.tsx'
import type { FlightParts } from '../list/routes/asked-flights.ts'
import { flightAnywhere } from '../list/routes/flight-anywhere.tsx'
import { flightDates } from '../list/routes/flight-dates.tsx'
import { flightResults } from '../list/routes/flight-results.tsx'
import { flightTrip, type SignFlight } from '../list/routes/flight-trip.tsx'

export function answerFlights(
  app: FastifyInstance,
  renderer: PageRenderer,
  parts: FlightParts,
  publicUrl: URL,
  searches: AnswerRules,
  sign: SignFlight,
): void {
  const show = flightForms(parts, publicUrl)
  answer(app, renderer, 'GET', 'flightHome', flightHome(show))
  answer(app, renderer, 'POST', 'flightHome', flightSubmit(parts, show), searches)
  answer(app, renderer, 'GET', 'flightResults', flightResults(parts, show), searches)
  answer(app, renderer, 'GET', 'flightTrip', flightTrip(parts, show, sign), searches)
  answer(app, renderer, 'GET', 'flightDates', flightDates(parts, show), searches)
  answer(app, renderer, 'GET', 'flightAnywhere', flightAnywhere(parts), searches)
}
