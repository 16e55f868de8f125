/** How many rooms one visitor keeps at this moment. */
import { sql, type Transaction } from 'kysely'
import type { CartItem } from '../core/booking/booking.ts'
import type { Database } from './database.ts'
import type { Instant, Tables } from './tables.ts'

/** Nobody else counts for the same visitor until the transaction ends: parallel requests queue. */
export async function roomsKeptBy(
  transaction: Transaction<Tables>,
  kind: Database['kind'],
  { visitor, hotelId, now }: { visitor: string; hotelId: number; now: Instant },
): Promise<{ ofHotel: number; all: number }> {
  // In SQLite every transaction of ours is alone anyway.
  if (kind === 'postgres')
    await sql`select pg_advisory_xact_lock(hashtextextended(${visitor}, 0))`.execute(transaction)
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

function roomsIn(kept: CartItem[]): number {
  return kept.reduce((sum, { rooms }) => sum + rooms.length, 0)
}
