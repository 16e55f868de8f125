/** Work that any node may do and one at a time does; whoever finds it being done leaves it. */
import type { Database } from './database.ts'

/** The number under which PostgreSQL keeps this lock; any constant but that of exclusive.ts. */
const LOCK_NUMBER = 7_241_994

/** Null when another node is at it. */
export async function inTurn<T>(database: Database, work: () => Promise<T>): Promise<T | null> {
  // A SQLite database belongs to one process, in which one thread does this.
  if (database.kind === 'sqlite') return work()
  const client = await database.pool.connect()
  let isWell = false
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [LOCK_NUMBER])
    const { mine } = rows[0] as { mine: boolean }
    const result = mine ? await work() : null
    if (mine) await client.query('SELECT pg_advisory_unlock($1)', [LOCK_NUMBER])
    isWell = true
    return result
  } finally {
    // After a failure the lock ends with its connection, whatever became of the work.
    client.release(!isWell)
  }
}
