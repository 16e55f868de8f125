/** Work that any node may do and one at a time does; whoever finds it being done leaves it. */
import type { Database } from '../../store/database.ts'

/** The numbers under which PostgreSQL keeps these locks; any constants but that of exclusive.ts. */
const LOCK_NUMBERS = { payments: 7_241_994, holds: 7_241_995 }

/** Null when another node is at it. */
export async function inTurn<T>(
  database: Database,
  turn: keyof typeof LOCK_NUMBERS,
  work: () => Promise<T>,
): Promise<T | null> {
  // A SQLite database belongs to one process, in which one thread does this.
  if (database.kind === 'sqlite') return work()
  const client = await database.pool.connect()
  let isWell = false
  try {
    const lock = [LOCK_NUMBERS[turn]]
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', lock)
    const { mine } = rows[0] as { mine: boolean }
    const result = mine ? await work() : null
    if (mine) await client.query('SELECT pg_advisory_unlock($1)', lock)
    isWell = true
    return result
  } finally {
    // After a failure the lock ends with its connection, whatever became of the work.
    client.release(!isWell)
  }
}
