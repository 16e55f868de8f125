/** How many rooms one visitor keeps at this moment, and has booked without paying. */
import { sql, type Transaction } from 'kysely'
import type { CartItem } from '../rules/booking.ts'
import type { Day } from '../../site/calendar-day.ts'
import type { Database } from '../../store/database.ts'
import type { Instant, Tables } from '../../store/tables.ts'

/** Nobody else counts for the same visitor until the transaction ends: parallel requests queue. */
export async function roomsKeptBy(
  transaction: Transaction<Tables>,
  kind: Database['kind'],
  { visitor, hotelId, now }: { visitor: string; hotelId: number; now: Instant },
): Promise<{ ofHotel: number; all: number }> {
  await queueFor(transaction, kind, [visitor])
  const rows = await transaction
    .selectFrom('cart_items')
    .select('details')
    .where('visitor', '=', visitor)
    .where('expires_at', '>', now)
    .execute()
  const items = rows.map(({ details }) => JSON.parse(details) as CartItem)
  return {
    ofHotel: roomsIn(items.filter(({ hotel }) => hotel.id === hotelId)),
    all: roomsIn(items),
  }
}

export interface UnpaidBooker {
  email: string
  personId: number | null
  /** Tells one network from another; empty when nobody counts. */
  network: string
  now: Instant
  today: Day
}

/** How long a booking is known to come from a network. */
export const NETWORK_KEPT_MS = 24 * 3_600_000

/** Nobody else counts for the same people until the transaction ends. */
export async function unpaidRoomsOf(
  transaction: Transaction<Tables>,
  kind: Database['kind'],
  { email, personId, network, now, today }: UnpaidBooker,
): Promise<{ ofEmail: number; ofPerson: number; ofNetwork: number }> {
  await queueFor(transaction, kind, [`email ${email}`, `person ${personId}`, `network ${network}`])
  const items = transaction
    .selectFrom('booking_items')
    .innerJoin('bookings', 'bookings.id', 'booking_items.booking_id')
    .select('booking_items.rooms')
    .where('bookings.state', '=', 'confirmed')
    .where('bookings.payment', '=', 'hotel')
  const open = items.where('check_out', '>', today)
  const sum = async (query: typeof items) =>
    (await query.execute()).reduce((all, { rooms }) => all + (JSON.parse(rooms) as []).length, 0)
  return {
    ofEmail: await sum(open.where('bookings.email', '=', email)),
    ofPerson: personId === null ? 0 : await sum(open.where('person_id', '=', personId)),
    ofNetwork: network
      ? await sum(
          items.where('network', '=', network).where('booked_at', '>', now - NETWORK_KEPT_MS),
        )
      : 0,
  }
}

/** After a day it is of no use any more. */
export async function forgetNetworks({ db }: Pick<Database, 'db'>, now: Instant): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ network: '' })
    .where('network', '<>', '')
    .where('booked_at', '<=', now - NETWORK_KEPT_MS)
    .execute()
}

/** In SQLite every transaction of ours is alone anyway. */
async function queueFor(
  transaction: Transaction<Tables>,
  kind: Database['kind'],
  names: string[],
): Promise<void> {
  if (kind !== 'postgres') return
  // Everybody in the same order, so that nobody waits for each other.
  for (const name of names.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
}

function roomsIn(kept: CartItem[]): number {
  return kept.reduce((sum, { rooms }) => sum + rooms.length, 0)
}
