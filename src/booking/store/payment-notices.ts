/** What a provider has told us by itself, so that what is sent again is not done again. */
import type { Database } from '../../store/database.ts'
import type { Instant } from '../../store/tables.ts'

type Db = Pick<Database, 'db'>

export async function wasHeard({ db }: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_notices')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Once all that follows from it is done: what was cut short is sent, and done, again. */
export async function rememberHeard({ db }: Db, id: string, now: Instant): Promise<void> {
  await db
    .insertInto('payment_notices')
    .values({ id, received_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export async function forgetNoticesBefore({ db }: Db, instant: Instant): Promise<void> {
  await db.deleteFrom('payment_notices').where('received_at', '<', instant).execute()
}
