/** Flights: found by number or way and day, with who is booked on them; cancelled and moved. */
import { auditSubject } from '../../accounts/rules/audit.ts'
import { auditEntries } from '../../accounts/store/audit-log.ts'
import { todayIn } from '../../http/clock.ts'
import { Failure } from '../../http/failures.tsx'
import { seatsFor } from '../../products/flights/fares/rules/fares.ts'
import { isFlightLine, legsOf } from '../../products/flights/sale/rules/flight-line.ts'
import { flightNewsMail } from '../../products/flights/sale/service/flight-news.ts'
import { flightPlaces } from '../../products/flights/sale/service/flight-places.ts'
import { flightNumber } from '../../products/flights/timetable/rules/timetable.ts'
import { readIsoDay, writeIsoDay } from '../../site/calendar-day.ts'
import { fieldReader } from '../../site/form-values.ts'
import { problem, type Problem } from '../../site/problems.ts'
import { momentsOn } from '../../site/text/moments.ts'
import {
  FLIGHT_NOTICES,
  OfficeFlightPage,
  OfficeFlightsPage,
  type ShownFlight,
} from '../pages/flights-page.tsx'
import { FLIGHT_SEARCH_FIELDS, OFFICE_FIELDS } from '../rules/office-fields.ts'
import { officePath } from '../rules/office-routes.ts'
import {
  bookingsOnFlight,
  changeFlightOn,
  type FlightChange,
  type OfficeFlight,
  officeFlight,
  officeFlights,
} from '../store/admin-flights.ts'
import { shownAudit } from './audit.tsx'
import { doneIn, EMPTY_FORM, numberIn, officePage, sentForm } from './office-page.tsx'
import type { OfficeHandler, OfficeParts, OfficeVisit } from './office-parts.ts'

const MAX_FLIGHTS = 200
/** "QV 102", as boards and people write it. */
const NUMBER = /^([A-Z0-9]{2}) ?(\d{1,4})$/
const AIRPORT = /^[A-Z]{3}$/

export function showFlights(parts: OfficeParts): OfficeHandler {
  return async (visit) => {
    const { query, site, staff, text } = visit
    const reader = fieldReader(query)
    const values = {
      [FLIGHT_SEARCH_FIELDS.number]: reader.text(FLIGHT_SEARCH_FIELDS.number, 10).toUpperCase(),
      [FLIGHT_SEARCH_FIELDS.origin]: reader.text(FLIGHT_SEARCH_FIELDS.origin, 3).toUpperCase(),
      [FLIGHT_SEARCH_FIELDS.destination]: reader
        .text(FLIGHT_SEARCH_FIELDS.destination, 3)
        .toUpperCase(),
      [FLIGHT_SEARCH_FIELDS.day]:
        reader.text(FLIGHT_SEARCH_FIELDS.day, 10) || writeIsoDay(todayIn(site.edition.timeZone)),
    }
    const { number, origin, destination } = values
    const [, airline, digits] = NUMBER.exec(number!) ?? []
    const day = readIsoDay(values[FLIGHT_SEARCH_FIELDS.day]!)
    if (day === null) reader.report(problem('field-unreadable', FLIGHT_SEARCH_FIELDS.day))
    if (number && !airline) reader.report(problem('field-unreadable', FLIGHT_SEARCH_FIELDS.number))
    for (const field of ['origin', 'destination'] as const)
      if (values[field] && !AIRPORT.test(values[field]))
        reader.report(problem('field-unreadable', FLIGHT_SEARCH_FIELDS[field]))
    const isAsked = airline !== undefined || Boolean(origin && destination)
    const read = reader.finish(day)
    const flights =
      read.ok && isAsked
        ? await officeFlights(parts.store(), {
            day: read.value,
            ...(airline ? { airline, number: Number(digits) } : {}),
            ...(origin ? { origin } : {}),
            ...(destination ? { destination } : {}),
            most: MAX_FLIGHTS,
          })
        : null
    const problems = read.ok ? [] : read.problems
    const page = (
      <OfficeFlightsPage
        staff={staff}
        form={{ values, problems }}
        flights={flights?.map(shownFlight) ?? null}
      />
    )
    return officePage(visit, page, text('admin.section.flights'), problems)
  }
}

export function showFlight(parts: OfficeParts): OfficeHandler {
  return async (visit) => flightPage(parts, visit, await visitedFlight(parts, visit), [])
}

export function changeFlight(parts: OfficeParts): OfficeHandler {
  return async (visit) => {
    const flight = await visitedFlight(parts, visit)
    const reader = fieldReader(visit.body)
    const form = reader.text(OFFICE_FIELDS.form)
    const done = FLIGHT_NOTICES.find((each) => each === form)
    if (!done) throw new Failure('field-unreadable')
    const refuse = (...problems: Problem[]) => flightPage(parts, visit, flight, problems)
    // What the page said is what is changed: two who move it at once do not add up.
    if (reader.text(OFFICE_FIELDS.departs) !== String(flight.departs) || flight.isCancelled)
      return refuse(problem('already-done'))
    if (flight.day < todayIn(visit.site.edition.timeZone))
      return refuse(problem('days-out-of-range'))
    const change = done === 'flight-cancelled' ? 'cancelled' : movedBy(visit, flight)
    if (change !== 'cancelled' && 'code' in change) return refuse(change)
    const isChanged = await changeFlightOn(parts.products, parts.store(), {
      seen: flight,
      change,
      mail: mailTo(parts),
      actor: visit.actor,
      now: Date.now(),
    })
    if (!isChanged) return refuse(problem('already-done'))
    return visit.redirect(pathTo(flight, { done }), 303)
  }
}

/** Within its day: a flight of another day is another one. */
function movedBy({ body }: OfficeVisit, { departs }: OfficeFlight): { departs: number } | Problem {
  const written = fieldReader(body).text(OFFICE_FIELDS.minutes, 6).replace('−', '-')
  if (!written) return problem('field-missing', OFFICE_FIELDS.minutes)
  if (!/^[+-]?\d{1,4}$/.test(written)) return problem('field-unreadable', OFFICE_FIELDS.minutes)
  const moved = departs + Number(written)
  if (moved === departs) return problem('nothing-to-change')
  if (moved < 0 || moved >= 24 * 60) return problem('number-out-of-range', OFFICE_FIELDS.minutes)
  return { departs: moved }
}

function mailTo({ memory, publicUrl }: OfficeParts): FlightChange['mail'] {
  return (changed, booking, lineId) => {
    const { geography } = memory()
    const places = flightPlaces(geography)
    const line = booking.items.find(({ id }) => id === lineId)
    const sold =
      line && isFlightLine(line)
        ? legsOf(line).find((leg) => leg.flightId === changed.id && leg.departs.day === changed.day)
        : undefined
    if (!sold) throw new Error(`Line ${lineId} is not booked on flight ${changed.id}`)
    const leaves = places.utcOf(sold.origin, changed.day, changed.departs)
    const leg = {
      ...sold,
      departs: { day: changed.day, minute: changed.departs },
      arrives: places.localOf(sold.destination, leaves + sold.minutes),
      departsAt: leaves * 60_000,
    }
    const kind = changed.isCancelled ? ('cancelled' as const) : ('moved' as const)
    const { contact, personId } = booking
    const written = flightNewsMail(geography, publicUrl, booking, lineId, { kind, leg })
    return { recipient: contact.email, personId, ...written }
  }
}

async function visitedFlight(
  { store }: OfficeParts,
  { parameters }: OfficeVisit,
): Promise<OfficeFlight> {
  const id = numberIn(parameters['flight'])
  const day = readIsoDay(parameters['day'] ?? '')
  const flight = id !== null && day !== null ? await officeFlight(store(), id, day) : null
  if (!flight) throw new Failure('page-not-found')
  return flight
}

function pathTo({ id, day }: OfficeFlight, query: Record<string, string> = {}): string {
  return officePath('flight', { flight: id, day: writeIsoDay(day) }, query)
}

function shownFlight(flight: OfficeFlight): ShownFlight {
  const { departs, planned, isCancelled } = flight
  return {
    href: pathTo(flight),
    name: flightNumber(flight),
    way: `${flight.origin} – ${flight.destination}`,
    day: flight.day,
    departs,
    state: isCancelled ? 'cancelled' : departs === planned ? 'planned' : 'moved',
  }
}

async function flightPage(
  parts: OfficeParts,
  visit: OfficeVisit,
  flight: OfficeFlight,
  problems: Problem[],
) {
  const { site, staff, text } = visit
  const subject = auditSubject.flight(flight.id, writeIsoDay(flight.day))
  const booked = await bookingsOnFlight(parts.products, parts.store(), flight.id, flight.day)
  const audit = await auditEntries(parts.store(), { subject, most: 20 })
  const page = (
    <OfficeFlightPage
      staff={staff}
      flight={shownFlight(flight)}
      isOpen={!flight.isCancelled && flight.day >= todayIn(site.edition.timeZone)}
      booked={booked.map(({ booking: { locator, contact, items }, lineId }) => {
        const line = items.find(({ id }) => id === lineId)
        return {
          locator,
          name: `${contact.firstName} ${contact.lastName}`,
          email: contact.email,
          seats: line && isFlightLine(line) ? seatsFor(line.passengers) : 0,
        }
      })}
      form={problems.length > 0 ? sentForm(visit, problems) : EMPTY_FORM}
      audit={shownAudit(audit, momentsOn(site))}
      done={doneIn(visit, FLIGHT_NOTICES)}
    />
  )
  const title = `${text('admin.section.flights')} · ${flightNumber(flight)}`
  return officePage(visit, page, title, problems)
}
