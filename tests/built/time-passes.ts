/** An hour goes by, without anybody having to wait for it. */
import { sql } from 'kysely'
import type { Database } from '../../src/store/database.ts'

const HOUR_MS = 3_600_000

/** To be called while no server runs: every moment that something waits for lies an hour back. */
export async function letAnHourPass({ db }: Pick<Database, 'db'>): Promise<void> {
  await db
    .updateTable('cart_items')
    .set({ expires_at: sql`expires_at - ${HOUR_MS}`, added_at: sql`added_at - ${HOUR_MS}` })
    .execute()
  await db
    .updateTable('carts')
    .set({ expires_at: sql`expires_at - ${HOUR_MS}` })
    .execute()
  await db
    .updateTable('payments')
    .set({ started_at: sql`started_at - ${HOUR_MS}`, changed_at: sql`changed_at - ${HOUR_MS}` })
    .execute()
}

/** How much is still to be brought to its end. */
export async function unsettled({ db }: Pick<Database, 'db'>): Promise<number> {
  const payments = await db
    .selectFrom('payments')
    .select('id')
    .where('state', 'in', ['started', 'challenge', 'authorised', 'void-due'])
    .execute()
  const refunds = await db.selectFrom('refunds').select('id').where('state', '=', 'due').execute()
  const kept = await db.selectFrom('cart_items').select('id').execute()
  return payments.length + refunds.length + kept.length
}

/** Payments that a kill has caught between their beginning and their end. */
export async function paymentsCaught({ db }: Pick<Database, 'db'>): Promise<number> {
  const caught = await db
    .selectFrom('payments')
    .select('id')
    .where('state', 'in', ['started', 'authorised', 'void-due'])
    .execute()
  return caught.length
}
