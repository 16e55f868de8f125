/** Who may see a booking: whoever made it in this browser, named its e-mail, or owns it. */
import type { Booking } from '../core/booking/booking.ts'
import { typedLocator } from '../core/booking/locator.ts'
import type { Read } from '../core/problems.ts'
import { pathOf } from '../core/routes.ts'
import { TRIP_FIELDS } from '../web/trips/trip-fields.ts'
import type { BookingParts } from './checkout-parts.ts'
import { Failure } from './failures.tsx'
import type { Visit } from './visit.ts'

type Parts = Pick<BookingParts, 'desk' | 'tripCookies'>

/** The booking that the path names; null for one that this visitor has not shown to know. */
export async function visitedBooking(parts: Parts, visit: Visit): Promise<Booking | null> {
  const locator = typedLocator(visit.parameters['locator'] ?? '')
  const known = parts.tripCookies.known(visit).find((each) => each.locator === locator)
  const shown = known && found(await parts.desk.booking(locator, known.email))
  if (shown) return shown
  if (!visit.person) return null
  const own = found(await parts.desk.bookingsOf(visit.person.id)) ?? []
  return own.find((each) => each.locator === locator) ?? null
}

/** Every booking that this visitor may see, the latest journey first. */
export async function visibleBookings(
  { desk, tripCookies }: Parts,
  visit: Visit,
): Promise<Booking[]> {
  const known = await Promise.all(
    tripCookies.known(visit).map(({ locator, email }) => desk.booking(locator, email)),
  )
  const own = visit.person ? found(await desk.bookingsOf(visit.person.id)) : null
  const all = [...(own ?? []), ...known.map(found).filter((each) => each !== null)]
  const distinct = new Map(all.map((each) => [each.locator, each]))
  return [...distinct.values()].toSorted((one, other) => startOf(other) - startOf(one))
}

/** The page that asks for the e-mail, with the locator filled in. */
export function askWhose({ site, parameters }: Visit): string {
  const query = new URLSearchParams({ [TRIP_FIELDS.locator]: parameters['locator'] ?? '' })
  return `${pathOf(site, 'trips')}?${query}`
}

function found<T>(read: Read<T>): T | null {
  if (read.ok) return read.value
  if (read.problems[0]?.code === 'try-again') throw new Failure('try-again')
  return null
}

function startOf({ items }: Booking): number {
  return Math.min(...items.map(({ stay }) => stay.checkIn))
}
