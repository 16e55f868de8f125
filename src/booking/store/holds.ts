/**
 * Rooms kept for carts. Whoever deletes the row of a cart's item decides, in the same transaction,
 * what becomes of its rooms: given back, or booked. So it is decided once.
 *
 * Carts are locked before payments, those before rows of items, and those before nights, by
 * everybody.
 */
import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { type CartItem, roomCounts } from '../rules/booking.ts'
import type { Database } from '../../store/database.ts'
import { giveUpPayments } from './payments.ts'
import {
  releaseRoomsWithin,
  takeRoomsWithin,
} from '../../products/hotels/rates/store/room-sales.ts'
import type { Instant, Tables } from '../../store/tables.ts'
import type { Day } from '../../site/calendar-day.ts'

export interface HeldItem {
  item: CartItem
  edition: string
  expiresAt: Instant
  /** Of its cart. */
  renewals: number
}

type Db = Pick<Database, 'db'> | { db: Transaction<Tables> }

/** In the order in which they were added; those whose time is over are gone. */
export async function heldItems({ db }: Db, cartId: string, now: Instant): Promise<HeldItem[]> {
  const rows = await db
    .selectFrom('cart_items')
    .innerJoin('carts', 'carts.id', 'cart_items.cart_id')
    .select(['details', 'edition', 'cart_items.expires_at', 'renewals'])
    .where('cart_id', '=', cartId)
    .where('cart_items.expires_at', '>', now)
    .orderBy('added_at')
    .orderBy('cart_items.id')
    .execute()
  return rows.map(({ details, edition, expires_at, renewals }) => ({
    item: JSON.parse(details) as CartItem,
    edition,
    expiresAt: expires_at,
    renewals,
  }))
}

/** A new one, for as long as it keeps whatever is put into it. */
export async function beginCart(
  transaction: Transaction<Tables>,
  id: string,
  expiresAt: Instant,
): Promise<void> {
  await transaction.insertInto('carts').values({ id, expires_at: expiresAt }).execute()
}

/** Until when a cart keeps its rooms, for nobody else to change until the transaction ends. */
export async function lockCart(
  transaction: Transaction<Tables>,
  id: string,
  now: Instant,
): Promise<Instant | null> {
  // Writing a row is the lock that both databases know.
  const cart = await transaction
    .updateTable('carts')
    .set((row) => ({ expires_at: row.ref('expires_at') }))
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .returning('expires_at')
    .executeTakeFirst()
  return cart?.expires_at ?? null
}

/** False when its time is over, or when it was kept longer more often than `before` already. */
export async function renewCart(
  { db }: Pick<Database, 'db'>,
  cartId: string,
  { before, byMs, now }: { before: number; byMs: number; now: Instant },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const cart = await transaction
      .updateTable('carts')
      .set((row) => ({ renewals: before + 1, expires_at: sql`${row.ref('expires_at')} + ${byMs}` }))
      .where('id', '=', cartId)
      .where('renewals', '=', before)
      .where('expires_at', '>', now)
      .returning('expires_at')
      .executeTakeFirst()
    if (!cart) return false
    const kept = await transaction
      .selectFrom('cart_items')
      .select('id')
      .where('cart_id', '=', cartId)
      .where('expires_at', '>', now)
      // As a sale takes them out: nobody waits for each other.
      .orderBy('id')
      .execute()
    const longer = { expires_at: cart.expires_at }
    for (const { id } of kept) {
      await transaction.updateTable('cart_items').set(longer).where('id', '=', id).execute()
      await transaction.updateTable('holds').set(longer).where('item_id', '=', id).execute()
    }
    return true
  })
}

export interface NewHold {
  cartId: string
  edition: string
  item: CartItem
  visitor: string
  now: Instant
  expiresAt: Instant
}

/** False when rooms are missing; the caller rolls back. */
export async function holdWithin(
  transaction: Transaction<Tables>,
  kind: Database['kind'],
  { cartId, edition, item, visitor, now, expiresAt }: NewHold,
): Promise<boolean> {
  const details = JSON.stringify(item)
  await transaction
    .insertInto('cart_items')
    .values({
      id: item.id,
      cart_id: cartId,
      edition,
      details,
      added_at: now,
      expires_at: expiresAt,
      visitor,
    })
    .execute()
  for (const { roomTypeId, rooms } of roomCounts(item)) {
    if (!(await takeRoomsWithin(transaction, kind, { roomTypeId, rooms, stay: item.stay })))
      return false
    await transaction
      .insertInto('holds')
      .values({
        id: randomUUID(),
        cart_id: cartId,
        item_id: item.id,
        room_type_id: roomTypeId,
        check_in: item.stay.checkIn,
        check_out: item.stay.checkOut,
        rooms,
        expires_at: expiresAt,
      })
      .execute()
  }
  return true
}

/** New terms of a held item, which the visitor has yet to agree to. */
export async function changeHeldItem({ db }: Pick<Database, 'db'>, item: CartItem): Promise<void> {
  await db
    .updateTable('cart_items')
    .set({ details: JSON.stringify(item) })
    .where('id', '=', item.id)
    .execute()
}

/** Takes the item out of its cart and keeps the rooms; false when it is there no longer. */
export async function takeOutOfCart(
  transaction: Transaction<Tables>,
  itemId: string,
): Promise<boolean> {
  const gone = await transaction
    .deleteFrom('cart_items')
    .where('id', '=', itemId)
    .returning('id')
    .executeTakeFirst()
  if (gone) await transaction.deleteFrom('holds').where('item_id', '=', itemId).execute()
  return gone !== undefined
}

interface AskedRelease {
  itemId: string
  cartId?: string
  /** Only when its time is over; a payment that is still open may then get the rooms again. */
  expiredAt?: Instant
  /** Somebody wants it no longer: a payment that is still open for it is let go. */
  givenUpAt?: Instant
  /** What else belongs into the same transaction. */
  also?: (transaction: Transaction<Tables>) => Promise<void>
}

/** Gives the rooms of one item back; false when somebody else already decided about them. */
export async function releaseItem(
  { db }: Pick<Database, 'db'>,
  asked: AskedRelease,
): Promise<boolean> {
  return db.transaction().execute((transaction) => releaseItemWithin(transaction, asked))
}

/** As part of a larger transaction, which has locked no item and no night before. */
export async function releaseItemWithin(
  transaction: Transaction<Tables>,
  { itemId, cartId, expiredAt, givenUpAt, also }: AskedRelease,
): Promise<boolean> {
  if (givenUpAt !== undefined) {
    // Looking comes first and locks nothing: nobody gives up what another visitor pays for.
    if (!(await isInCart(transaction, itemId, cartId))) return false
    // Before the item, as a sale does it: nobody waits for each other.
    await giveUpPayments({ db: transaction }, itemId, givenUpAt)
  }
  const gone = await transaction
    .deleteFrom('cart_items')
    .where('id', '=', itemId)
    .$if(cartId !== undefined, (query) => query.where('cart_id', '=', cartId!))
    .$if(expiredAt !== undefined, (query) => query.where('expires_at', '<=', expiredAt!))
    .returning('id')
    .executeTakeFirst()
  if (!gone) return false
  const holds = await transaction
    .deleteFrom('holds')
    .where('item_id', '=', itemId)
    .returning(['room_type_id', 'check_in', 'check_out', 'rooms'])
    .execute()
  for (const hold of holds.toSorted((one, other) => one.room_type_id - other.room_type_id))
    await releaseRoomsWithin(transaction, {
      roomTypeId: hold.room_type_id,
      stay: { checkIn: hold.check_in, checkOut: hold.check_out },
      rooms: hold.rooms,
    })
  await also?.(transaction)
  return true
}

async function isInCart(
  transaction: Transaction<Tables>,
  itemId: string,
  cartId: string | undefined,
): Promise<boolean> {
  const item = await transaction
    .selectFrom('cart_items')
    .select('id')
    .where('id', '=', itemId)
    .$if(cartId !== undefined, (query) => query.where('cart_id', '=', cartId!))
    .executeTakeFirst()
  return item !== undefined
}

/** Ends holds whose time is over, the oldest first; tells how many. */
export async function expireHolds(
  database: Pick<Database, 'db'>,
  now: Instant,
  most = 1_000,
): Promise<number> {
  const expired = await database.db
    .selectFrom('cart_items')
    .select('id')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(most)
    .execute()
  // What is left of emptied ones.
  await database.db.deleteFrom('carts').where('expires_at', '<=', now).execute()
  let ended = 0
  const failures: unknown[] = []
  // One that cannot be ended must not keep the others.
  for (const { id } of expired)
    try {
      if (await releaseItem(database, { itemId: id, expiredAt: now })) ended++
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw failures[0]
  return ended
}

// How many rooms one visitor keeps at this moment, and has booked without paying.

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
const NETWORK_KEPT_MS = 24 * 3_600_000

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
