/** What carts keep at this moment. */
import type { Line } from '../../products/line.ts'
import type { Products } from '../../products/product.ts'
import { auditSubject } from '../../accounts/rules/audit.ts'
import { type Actor, recordAudit } from '../../accounts/store/audit-log.ts'
import type { Database } from '../../store/database.ts'
import { giveUpTrip } from '../../booking/store/holds.ts'
import type { Instant } from '../../store/tables.ts'

type Db = Pick<Database, 'db'>

export interface CurrentHold {
  cartId: string
  edition: string
  item: Line
  addedAt: Instant
  expiresAt: Instant
}

/** Those that end first come first. */
export async function currentHolds({ db }: Db, now: Instant, most: number): Promise<CurrentHold[]> {
  const rows = await db
    .selectFrom('cart_items')
    .selectAll()
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    cartId: row.cart_id,
    edition: row.edition,
    item: JSON.parse(row.details) as Line,
    addedAt: row.added_at,
    expiresAt: row.expires_at,
  }))
}

/** With all of its trip. False when it was booked, removed or over a moment earlier. */
export async function releaseHold(
  products: Products,
  { db }: Db,
  itemId: string,
  actor: Actor,
  now: Instant,
): Promise<boolean> {
  const row = await db
    .selectFrom('cart_items')
    .select(['cart_id', 'details'])
    .where('id', '=', itemId)
    .executeTakeFirst()
  if (!row) return false
  const line = JSON.parse(row.details) as Line
  const product = products.of(line.kind)
  const before = {
    cart: row.cart_id,
    [line.kind]: product.supplierId(line),
    from: line.begins,
    to: line.ends,
    units: product.units(line).count,
  }
  const entry = { action: 'hold-released', subject: auditSubject.hold(itemId), before } as const
  const also = (transaction: Database['db']) => recordAudit(transaction, actor, entry, now)
  return giveUpTrip(products, { db }, itemId, { givenUpAt: now, also })
}
