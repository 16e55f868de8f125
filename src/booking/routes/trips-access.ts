/** Who may see a booking: whoever made it in this browser, named its e-mail, or owns it. */
import { type Booking, typedLocator } from '../rules/booking.ts'
import type { Read } from '../../site/problems.ts'
import { pathOf } from '../../site/routes.ts'
import { TRIP_FIELDS } from '../../site/booking-fields.ts'
import type { BookingParts } from './checkout-parts.ts'
import { Failure } from '../../http/failures.tsx'
import type { KnownTrip } from './trips-cookies.ts'
import type { Visit } from '../../http/visit.ts'

type Parts = Pick<BookingParts, 'desk' | 'tripCookies' | 'mayLookUp'>

/** The booking that the path names; null for one that this visitor has not shown to know. */
export async function visitedBooking(parts: Parts, visit: Visit): Promise<Booking | null> {
  const locator = typedLocator(visit.parameters['locator'] ?? '')
  const known = parts.tripCookies.known(visit).find((each) => each.locator === locator)
  const shown = known && found(await lookUp(parts, visit, known))
  if (shown) return shown
  if (!visit.person) return null
  const own = found(await parts.desk.bookingsOf(visit.person.id)) ?? []
  return own.find((each) => each.locator === locator) ?? null
}

/** Every booking that this visitor may see, the latest journey first. */
export async function visibleBookings(parts: Parts, visit: Visit): Promise<Booking[]> {
  const known = await Promise.all(
    parts.tripCookies.known(visit).map((trip) => lookUp(parts, visit, trip)),
  )
  const own = visit.person ? found(await parts.desk.bookingsOf(visit.person.id)) : null
  const all = [...(own ?? []), ...known.map(found).filter((each) => each !== null)]
  const distinct = new Map(all.map((each) => [each.locator, each]))
  return [...distinct.values()].toSorted((one, other) => startOf(other) - startOf(one))
}

/** By locator and e-mail. Each counts, however the two were told. */
export async function lookUp(
  { desk, mayLookUp }: Pick<Parts, 'desk' | 'mayLookUp'>,
  { reply }: Pick<Visit, 'reply'>,
  { locator, email }: KnownTrip,
): Promise<Read<Booking>> {
  if (!mayLookUp(reply.request)) throw new Failure('too-many-requests')
  return desk.booking(locator, email)
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
  return Math.min(...items.map(({ begins }) => begins))
}
