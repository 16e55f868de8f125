/** Who is booked on which flight of which day. */
import type { Kysely, Transaction } from 'kysely'
import type { Day } from '../../../../site/calendar-day.ts'
import type { Database } from '../../../../store/database.ts'
import type { Tables } from '../../../../store/tables.ts'
import { type FlightLine, legsOf, seatsOf } from '../rules/flight-line.ts'
import { legKey } from './stored-trip.ts'

/**
 * In the transaction that books, changes or ends a line. False when a leg that is new to it was
 * cancelled or moved since it was chosen: nobody would tell its travellers.
 */
export async function recordBookedLegs(
  db: Transaction<Tables>,
  kind: Database['kind'],
  itemId: number,
  line: FlightLine,
): Promise<boolean> {
  const before = await db
    .deleteFrom('booked_legs')
    .where('booking_item_id', '=', itemId)
    .returning(['flight_id', 'day'])
    .execute()
  if (line.ended) return true
  const legs = legsOf(line)
  const known = new Set(before.map(({ flight_id, day }) => `${flight_id} ${day}`))
  const isSold = await fliesAsSold(db, kind, {
    ...line,
    journeys: [legs.filter((leg) => !known.has(legKey(leg)))],
  })
  if (!isSold) return false
  await db
    .insertInto('booked_legs')
    .values(
      legs.map(({ flightId, departs }) => ({
        flight_id: flightId,
        day: departs.day,
        booking_item_id: itemId,
      })),
    )
    .execute()
  return true
}

async function fliesAsSold(
  db: Transaction<Tables>,
  kind: Database['kind'],
  line: FlightLine,
): Promise<boolean> {
  const legs = legsOf(line)
  if (legs.length === 0) return true
  // Whoever cancels or moves a flight waits until this sale is seen, or this sale for them.
  if (kind === 'postgres')
    await db
      .selectFrom('flight_seats')
      .select('seats_id')
      .where('seats_id', 'in', [...new Set(seatsOf(line).map(({ id }) => id))])
      .orderBy('seats_id')
      .forShare()
      .execute()
  const changes = await db
    .selectFrom('flight_changes')
    .selectAll()
    .where('flight_id', 'in', [...new Set(legs.map(({ flightId }) => flightId))])
    .execute()
  return legs.every(({ flightId, departs }) => {
    const change = changes.find((each) => each.flight_id === flightId && each.day === departs.day)
    return !change || (change.cancelled === 0 && change.departs === departs.minute)
  })
}

export interface BookedOnFlight {
  bookingId: number
  lineId: string
}

/** Of bookings that are confirmed, in the order in which they were made. */
export async function bookedOn(
  db: Kysely<Tables>,
  flightId: number,
  day: Day,
): Promise<BookedOnFlight[]> {
  const rows = await db
    .selectFrom('booked_legs')
    .innerJoin('booking_items', 'booking_items.id', 'booked_legs.booking_item_id')
    .innerJoin('bookings', 'bookings.id', 'booking_items.booking_id')
    .select(['bookings.id', 'booking_items.cart_item_id'])
    .where('flight_id', '=', flightId)
    .where('day', '=', day)
    .where('state', '=', 'confirmed')
    .orderBy('booking_items.id')
    .execute()
  return rows.map(({ id, cart_item_id }) => ({ bookingId: id, lineId: cart_item_id! }))
}
