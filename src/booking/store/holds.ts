/**
 * What is kept for carts. Whoever deletes the row of a cart's line decides, in the same transaction,
 * what becomes of its parts: given back, or booked. So it is decided once.
 *
 * Carts are locked before payments, those before rows of lines, and those before parts (in the
 * order of PART_TABLES), by everybody.
 */
import { sql, type Transaction } from 'kysely'
import type { Line } from '../../products/line.ts'
import { type Products, releaseParts, takeParts } from '../../products/product.ts'
import type { Database } from '../../store/database.ts'
import { sameTrip } from '../rules/one-trip.ts'
import { giveUpPayments } from './payments.ts'
import type { Instant, Tables } from '../../store/tables.ts'
import type { Day } from '../../site/calendar-day.ts'

export interface HeldItem {
  item: Line
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
    item: JSON.parse(details) as Line,
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
    for (const { id } of kept)
      await transaction.updateTable('cart_items').set(longer).where('id', '=', id).execute()
    return true
  })
}

export interface NewHold {
  cartId: string
  edition: string
  item: Line
  visitor: string
  now: Instant
  expiresAt: Instant
}

/** False when something is missing; the caller rolls back. */
export async function holdWithin(
  products: Products,
  transaction: Transaction<Tables>,
  kind: Database['kind'],
  { cartId, edition, item, visitor, now, expiresAt }: NewHold,
): Promise<boolean> {
  await transaction
    .insertInto('cart_items')
    .values({
      id: item.id,
      cart_id: cartId,
      edition,
      details: JSON.stringify(item),
      added_at: now,
      expires_at: expiresAt,
      visitor,
    })
    .execute()
  return takeParts(products, transaction, kind, [item])
}

/** New terms of a held item, which the visitor has yet to agree to. */
export async function changeHeldItem({ db }: Pick<Database, 'db'>, item: Line): Promise<void> {
  await db
    .updateTable('cart_items')
    .set({ details: JSON.stringify(item) })
    .where('id', '=', item.id)
    .execute()
}

/** Takes the line out of its cart and keeps its parts; false when it is there no longer. */
export async function takeOutOfCart(
  transaction: Transaction<Tables>,
  itemId: string,
): Promise<boolean> {
  const gone = await transaction
    .deleteFrom('cart_items')
    .where('id', '=', itemId)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

interface AskedRelease {
  /** All of them, or none. */
  itemIds: readonly string[]
  cartId?: string
  /** Only when their time is over; a payment that is still open may then get the rooms again. */
  expiredAt?: Instant
  /** Somebody wants them no longer: a payment that is still open for them is let go. */
  givenUpAt?: Instant
  /** What else belongs into the same transaction. */
  also?: (transaction: Transaction<Tables>) => Promise<void>
}

/** Somebody wants a line no longer: it goes with all others of its trip, or not at all. */
export async function giveUpTrip(
  products: Products,
  database: Pick<Database, 'db'>,
  itemId: string,
  { cartId, ...asked }: Pick<AskedRelease, 'cartId' | 'also'> & { givenUpAt: Instant },
): Promise<boolean> {
  const row = await database.db
    .selectFrom('cart_items')
    .select('cart_id')
    .where('id', '=', itemId)
    .$if(cartId !== undefined, (query) => query.where('cart_id', '=', cartId!))
    .executeTakeFirst()
  if (!row) return false
  const rows = await database.db
    .selectFrom('cart_items')
    .select('details')
    .where('cart_id', '=', row.cart_id)
    .execute()
  const lines = rows.map(({ details }) => JSON.parse(details) as Line)
  const line = lines.find(({ id }) => id === itemId)
  if (!line) return false
  const itemIds = sameTrip(line, lines).map(({ id }) => id)
  return releaseItems(products, database, { itemIds, cartId: row.cart_id, ...asked })
}

/** Ends a transaction without a trace. */
class DecidedElsewhere extends Error {}

/** Gives the parts of lines back; false when somebody else already decided about one of them. */
async function releaseItems(
  products: Products,
  { db }: Pick<Database, 'db'>,
  asked: AskedRelease,
): Promise<boolean> {
  try {
    return await db.transaction().execute(async (transaction) => {
      if (!(await releaseItemsWithin(products, transaction, asked))) throw new DecidedElsewhere()
      return true
    })
  } catch (error) {
    if (error instanceof DecidedElsewhere) return false
    throw error
  }
}

/**
 * As part of a larger transaction, which has locked no line and no part before, and which ends
 * without a trace when the answer is false.
 */
export async function releaseItemsWithin(
  products: Products,
  transaction: Transaction<Tables>,
  { itemIds, cartId, expiredAt, givenUpAt, also }: AskedRelease,
): Promise<boolean> {
  const ids = itemIds.toSorted()
  if (givenUpAt !== undefined) {
    // Looking comes first and locks nothing: nobody gives up what another visitor pays for.
    for (const id of ids) if (!(await isInCart(transaction, id, cartId))) return false
    // Before the items, as a sale does it: nobody waits for each other.
    for (const id of ids) await giveUpPayments({ db: transaction }, id, givenUpAt)
  }
  const gone: Line[] = []
  for (const id of ids) {
    const row = await transaction
      .deleteFrom('cart_items')
      .where('id', '=', id)
      .$if(cartId !== undefined, (query) => query.where('cart_id', '=', cartId!))
      .$if(expiredAt !== undefined, (query) => query.where('expires_at', '<=', expiredAt!))
      .returning('details')
      .executeTakeFirst()
    if (!row) return false
    gone.push(JSON.parse(row.details) as Line)
  }
  await releaseParts(products, transaction, gone)
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
  products: Products,
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
      if (await releaseItems(products, database, { itemIds: [id], expiredAt: now })) ended++
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw failures[0]
  return ended
}

// How much one visitor keeps at this moment, and has booked without paying.

/** Nobody else counts for the same visitor until the transaction ends: parallel requests queue. */
export async function unitsKeptBy(
  products: Products,
  transaction: Transaction<Tables>,
  kind: Database['kind'],
  { visitor, of, now }: { visitor: string; of: string; now: Instant },
): Promise<{ ofSupplier: number; all: number }> {
  await queueFor(transaction, kind, [visitor])
  const rows = await transaction
    .selectFrom('cart_items')
    .select('details')
    .where('visitor', '=', visitor)
    .where('expires_at', '>', now)
    .execute()
  const kept = rows.map(({ details }) => {
    const line = JSON.parse(details) as Line
    return products.of(line.kind).units(line)
  })
  const sum = (units: typeof kept) => units.reduce((all, { count }) => all + count, 0)
  return { ofSupplier: sum(kept.filter((units) => units.of === of)), all: sum(kept) }
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
export async function unpaidUnitsOf(
  transaction: Transaction<Tables>,
  kind: Database['kind'],
  { email, personId, network, now, today }: UnpaidBooker,
): Promise<{ ofEmail: number; ofPerson: number; ofNetwork: number }> {
  await queueFor(transaction, kind, [`email ${email}`, `person ${personId}`, `network ${network}`])
  const items = transaction
    .selectFrom('booking_items')
    .innerJoin('bookings', 'bookings.id', 'booking_items.booking_id')
    .select('booking_items.units')
    .where('bookings.state', '=', 'confirmed')
    .where('bookings.payment', '=', 'hotel')
  const open = items.where('ends', '>', today)
  const sum = async (query: typeof items) =>
    (await query.execute()).reduce((all, { units }) => all + units, 0)
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
