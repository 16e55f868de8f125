/** Work that only one node may do at a time; the others wait, and then find it done. */
import type { Database } from './database.ts'

/** The number under which PostgreSQL keeps our lock; any constant will do. */
const LOCK_NUMBER = 7_241_993

export async function exclusively<T>(database: Database, work: () => Promise<T>): Promise<T> {
  // A SQLite database belongs to one process, which prepares it before it serves.
  if (database.kind === 'sqlite') return work()
  const client = await database.pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK_NUMBER])
    return await work()
  } finally {
    // The lock ends with its connection, whatever became of the work.
    client.release(true)
  }
}

// Work that any node may do and one at a time does; whoever finds it being done leaves it.

/** The numbers under which PostgreSQL keeps these locks; any constants but that of exclusive.ts. */
const LOCK_NUMBERS = { payments: 7_241_994, holds: 7_241_995 }

/** Null when another node is at it. */
export async function ifNotRunning<T>(
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
