/** My trips: those of the account, and any other by its locator and e-mail. */
import type { FastifyReply } from 'fastify'
import { EMAIL, TRIP_FIELDS } from '../../site/booking-fields.ts'
import { fieldReader } from '../../site/form-values.ts'
import { problem, type Problem } from '../../site/problems.ts'
import { pathOf } from '../../site/routes.ts'
import { brandOf } from '../../site/brands.ts'
import { TripsPage } from '../pages/trips/trips-page.tsx'
import type { BookingParts } from './checkout-parts.ts'
import { fieldsOf, typedValues } from './checkout-values.ts'
import { todayIn } from '../../http/clock.ts'
import { withActions } from './confirmation-booking.ts'
import { Failure } from '../../http/failures.tsx'
import { statusOf } from '../../http/http-statuses.ts'
import { lookUp, visibleBookings } from './trips-access.ts'
import type { Handler, Visit } from '../../http/visit.ts'

export function showTrips(parts: BookingParts): Handler {
  return (visit) => tripsPage(parts, visit, typedValues(visit.query), [])
}

export function findTrip(parts: BookingParts): Handler {
  const { tripCookies } = parts
  return async (visit) => {
    const fields = fieldsOf(visit.body)
    const reader = fieldReader(fields)
    const locator = reader.text(TRIP_FIELDS.locator, 20)
    const email = reader.text(TRIP_FIELDS.email)
    if (!locator) reader.report(problem('field-missing', TRIP_FIELDS.locator))
    if (!email) reader.report(problem('field-missing', TRIP_FIELDS.email))
    else if (!EMAIL.test(email)) reader.report(problem('field-unreadable', TRIP_FIELDS.email))
    const read = reader.finish({ locator, email })
    const again = (problems: Problem[]) => tripsPage(parts, visit, typedValues(fields), problems)
    if (!read.ok) return again(read.problems)
    const found = await lookUp(parts, visit, { locator, email })
    if (!found.ok) {
      if (found.problems[0]?.code === 'try-again') throw new Failure('try-again')
      return again(found.problems)
    }
    const { locator: known, contact } = found.value
    tripCookies.remember(visit, { locator: known, email: contact.email })
    return visit.redirect(pathOf(visit.site, 'confirmation', { locator: known }), 303)
  }
}

async function tripsPage(
  parts: BookingParts,
  visit: Visit,
  values: Record<string, string>,
  problems: readonly Problem[],
): Promise<FastifyReply> {
  const { site, text, person } = visit
  const bookings = await visibleBookings(parts, visit)
  const today = todayIn(site.edition.timeZone)
  const data = {
    trips: await withActions(parts.products, () => parts.store().db, visit, bookings),
    isSignedIn: person !== null,
    unverifiedEmail: person && !person.isEmailVerified ? person.email : '',
    form: { values, problems },
    today,
  }
  const title = text('nav.trips')
  const head = { title: `${title} · ${brandOf(site).name}`, description: title }
  const status = problems[0] ? statusOf(problems[0].code) : 200
  return visit.page(<TripsPage {...data} />, head, status)
}
