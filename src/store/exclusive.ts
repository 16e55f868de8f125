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
