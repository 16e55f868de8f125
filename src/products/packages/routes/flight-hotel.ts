/**
 * Flight+hotel: its form, and the hotel form when a flight is wanted with it, are posted here. A
 * valid search has a page of its own that can be shared.
 */
import { pathOf } from '../../../site/routes.ts'
import { isSoldOn } from '../../../site/sections.ts'
import {
  type FlightHotelSearch,
  readFlightHotelSearch,
  writeFlightHotelSearch,
} from '../rules/flight-hotel-search.ts'
import { FLIGHT_HOTEL_FIELDS, HOTEL_FIELDS } from '../../../site/form-fields.ts'
import type { FormValues } from '../../../site/form-values.ts'
import { languageOf } from '../../../site/locales.ts'
import { problem, readable, type Read, unreadable } from '../../../site/problems.ts'
import { guestsIn } from '../../../search/rules/occupancy.ts'
import type { SearchFact } from '../../../search/pages/search-answer-page.tsx'
import { Failure } from '../../../http/failures.tsx'
import type { ShowHome } from '../../hotels/home/routes/home.tsx'
import type { SearchMemory } from '../../hotels/service/search-memory.ts'
import { answerPage, hotelPart } from '../../hotels/search/routes/search-answer.tsx'
import { searchContext, submittedForm } from '../../hotels/search/routes/submitted-form.ts'
import { isKnownAirport } from '../../../places/routes/typed-airports.ts'
import { formValues } from '../../../search/routes/search-submit-values.ts'
import { writtenDay } from '../../../search/routes/search-submit-words.ts'
import {
  answerHotelForm,
  formAgain,
  type TripTarget,
  withQuery,
} from '../../hotels/search/routes/search-submit.ts'
import type { Handler, Visit } from '../../../http/visit.ts'

const FORM = { route: 'flightHotelHome', tab: 'flight-hotel' } as const

export function flightHotelSubmit(memory: () => SearchMemory, show: ShowHome): Handler {
  return (visit) => {
    const { site, body } = visit
    if (!isSoldOn(site, FORM.route)) throw new Failure('page-not-found')
    const values = formValues(body)
    if (isHotelForm(values)) {
      // Whoever posts a hotel search here wants a flight, also without saying it again.
      const withFlight = { ...values, [HOTEL_FIELDS.flightChecked]: '1' }
      return answerHotelForm(visit, memory(), show, FORM.route, withFlight, hotelTripTarget)
    }
    const form = submittedForm(values, memory(), site)
    const context = searchContext(site, form.today)
    const search = readFlightHotelSearch(form.values, context, form.destination)
    const target = search.ok ? tripTarget(visit, memory(), search.value) : search
    if (!target.ok) return formAgain(visit, show, FORM, form, target.problems)
    return visit.redirect(target.value, 303)
  }
}

export function flightHotelAnswer(
  memory: () => SearchMemory,
  show: ShowHome,
  publicUrl: URL,
): Handler {
  return (visit) => {
    const { site, query, text } = visit
    if (!isSoldOn(site, 'flightHotelResults')) throw new Failure('page-not-found')
    const form = submittedForm(formValues(query), memory(), site)
    const context = searchContext(site, form.today)
    const search = readFlightHotelSearch(form.values, context, form.destination)
    if (!search.ok) return formAgain(visit, show, FORM, form, search.problems)
    const { origin, destination, trip, hotelStay, rooms } = search.value
    const wish = { destination, stay: hotelStay ?? trip, rooms, segments: [] }
    const hotel = hotelPart(visit, memory(), form, wish)
    if (!hotel.ok) return formAgain(visit, show, FORM, form, hotel.problems)
    return answerPage(visit, publicUrl, FORM.route, {
      kind: 'flight-hotel',
      title: text('answer.title.flight-hotel', {
        origin: origin.text,
        destination: destination.name,
      }),
      facts: factsOf(visit, search.value),
      hotel: hotel.value,
      change: withQuery(pathOf(site, FORM.route), writeFlightHotelSearch(search.value)),
    })
  }
}

/** The hotel form's flight option is a trip there and back for the days of the stay. */
export const hotelTripTarget: TripTarget = (visit, memory, search, origin) => {
  const { destination, stay: trip, rooms } = search
  const whole = { origin, destination, trip, hotelStay: null, includeTransfer: false, rooms }
  return tripTarget(visit, memory, whole)
}

function tripTarget({ site }: Visit, memory: SearchMemory, trip: FlightHotelSearch): Read<string> {
  if (!isKnownAirport(trip.origin, memory, languageOf(site.edition.locale)))
    return unreadable([problem('origin-not-chosen', HOTEL_FIELDS.originText)])
  return readable(withQuery(pathOf(site, 'flightHotelResults'), writeFlightHotelSearch(trip)))
}

/** The hotel form has dates of a stay; the other one of a trip, and flags of its own. */
function isHotelForm(values: FormValues): boolean {
  const { departure, return: back, differentHotelDates } = FLIGHT_HOTEL_FIELDS
  const hasTrip = [departure, back, differentHotelDates].some((name) => Object.hasOwn(values, name))
  return !hasTrip && Object.hasOwn(values, HOTEL_FIELDS.checkIn)
}

function factsOf(
  { site, text }: Visit,
  { origin, destination, trip, includeTransfer, rooms }: FlightHotelSearch,
): SearchFact[] {
  return [
    { label: text('form.origin'), value: origin.text },
    { label: text('form.destination'), value: destination.typedText || destination.name },
    { label: text('form.departure'), value: writtenDay(site, trip.checkIn) },
    { label: text('form.return'), value: writtenDay(site, trip.checkOut) },
    { label: text('form.occupancy'), value: text('occupancy.summary', { ...guestsIn(rooms) }) },
    ...(includeTransfer
      ? [{ label: text('answer.transfer'), value: text('answer.transfer.included') }]
      : []),
  ]
}
