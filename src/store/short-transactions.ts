/**
 * Writing that nobody waits for, while others sell rooms. SQLite has one writer at a time, and
 * whoever waits looks only now and then whether the place is free: one who takes it again as soon as
 * it was given back keeps everybody out. So this work is done in small parts, and rests after each
 * for as long as it took.
 */
import { setTimeout as rest } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

type Store = Pick<Database, 'db' | 'kind'>

/** One part, in a transaction of its own. */
export async function inShortTransaction<T>(
  { db, kind }: Store,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  let begun: number | undefined
  try {
    return await db.transaction().execute((transaction) => {
      begun = performance.now()
      return work(transaction)
    })
  } finally {
    if (kind === 'sqlite' && begun !== undefined) await rest(performance.now() - begun)
  }
}

/** Some ten milliseconds. */
const MAX_ROWS = 2_000

/** Deletes the rows whose column is below a value; returns how many those were. */
export async function deleteBelow(
  store: Store,
  [table, column]:
    | ['tracker_events', 'day']
    | ['changes', 'changed_at']
    | ['outgoing_mail', 'written_at'],
  value: number,
): Promise<number> {
  const old = sql`select id from ${sql.table(table)} where ${sql.ref(column)} < ${value}`
  const part = sql`delete from ${sql.table(table)} where id in (${old} limit ${MAX_ROWS})`
  let all = 0
  let gone: number
  do {
    // One statement and no transaction: between the beginning and the end of one, somebody else on
    // this thread could wait for the writer's place, and SQLite waits with the whole thread.
    const begun = performance.now()
    const { numAffectedRows } = await part.execute(store.db)
    all += gone = Number(numAffectedRows)
    if (store.kind === 'sqlite') await rest(performance.now() - begun)
  } while (gone === MAX_ROWS)
  return all
}
