/** How often something was tried lately: a password, a mail to an address. */
import { sql } from 'kysely'
import type { Database } from '../../store/database.ts'

type Db = Pick<Database, 'db'>

/** Counts first and judges then, so that a hundred tries at once are a hundred. */
export async function countAttempt(
  { db }: Db,
  { key, windowMs, now }: { key: string; windowMs: number; now: number },
): Promise<number> {
  const isOver = sql<boolean>`sign_in_attempts.until <= ${now}`
  const { count } = await db
    .insertInto('sign_in_attempts')
    .values({ key, count: 1, until: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else sign_in_attempts.count + 1 end`,
        until: sql<number>`case when ${isOver} then excluded.until else sign_in_attempts.until end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count
}

export async function forgetAttempts({ db }: Db, key: string): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('key', '=', key).execute()
}

export async function forgetOldAttempts({ db }: Db, now: number): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('until', '<=', now).execute()
}
