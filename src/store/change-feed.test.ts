import { CompiledQuery, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { eachDatabase, onPostgres, type OpenDatabase } from '../../tests/fixtures/databases.ts'
import {
  changesAfter,
  changesWatch,
  feedEnd,
  FEED_START,
  type FeedPlace,
  forgetChangesBefore,
  readChanges,
  recordChange,
} from './change-feed.ts'
import type { Database } from './database.ts'

const change = (hotelId: number) =>
  ({ kind: 'hotel', subjectId: hotelId, partId: null, fromDay: null, toDay: null }) as const

eachDatabase((open) => {
  describe('the change feed', () => {
    test('is read in pieces without a gap or a repetition', async () => {
      const database = await opened(open)
      for (const hotelId of [1, 2, 3, 4, 5]) await recordChange(database.db, change(hotelId))
      await expect.poll(() => readAll(database, 2)).toEqual([1, 2, 3, 4, 5])
    })

    test('goes on after its past was forgotten', async () => {
      const database = await opened(open)
      await recordChange(database.db, change(1))
      await expect.poll(() => readAll(database)).toEqual([1])
      const end = await feedEnd(database)
      await forgetChangesBefore(database, Date.now() + 1)
      expect(await feedEnd(database)).toEqual(FEED_START)
      await recordChange(database.db, change(2))
      await expect.poll(() => readAll(database, 10, end)).toEqual([2])
    })

    // It is asked a hundred times a second, whatever has changed in the last week.
    test('looks at nothing that was read before', async () => {
      const database = await opened(open)
      const asked = changesAfter(database, { transactionId: 0, id: 7 }).compile()
      const isSqlite = database.kind === 'sqlite'
      const plan = await database.db.connection().execute(async (connection) => {
        // An empty table is read as a whole, if that may be.
        if (!isSqlite) await sql`SET enable_seqscan = off`.execute(connection)
        const explain = `EXPLAIN ${isSqlite ? 'QUERY PLAN ' : ''}${asked.sql}`
        return connection.executeQuery(CompiledQuery.raw(explain, [...asked.parameters]))
      })
      expect(JSON.stringify(plan.rows)).toMatch(
        isSqlite
          ? /SEARCH changes USING INTEGER PRIMARY KEY \(rowid>\?\)/
          : /Index Cond: .*ROW\(transaction_id, id\) >/,
      )
    })

    test('is worth reading on as soon as there is more', async () => {
      const database = await opened(open)
      const isBehind = changesWatch(database)
      const always = database.kind === 'postgres'
      expect(isBehind(FEED_START)).toBe(always)
      await recordChange(database.db, change(1))
      expect(isBehind(FEED_START)).toBe(true)
      await expect.poll(() => readAll(database)).toEqual([1])
      expect(isBehind(await feedEnd(database))).toBe(always)
    })

    test('forgets what was rolled back', async () => {
      const database = await opened(open)
      const undone = database.db.transaction().execute(async (transaction) => {
        await recordChange(transaction, change(1))
        throw new Error('changed its mind')
      })
      await expect(undone).rejects.toThrow('changed its mind')
      await recordChange(database.db, change(2))
      await expect.poll(() => readAll(database)).toEqual([2])
    })
  })
})

// SQLite has one writer at a time, so there changes commit in the order in which they are made.
onPostgres((open) => {
  test('the feed loses nothing when transactions commit in another order', async () => {
    const database = await opened(open)
    if (database.kind !== 'postgres') throw new Error('This is not PostgreSQL')
    const slow = await database.pool.connect()
    await slow.query('BEGIN')
    await slow.query("INSERT INTO changes (kind, subject_id, changed_at) VALUES ('hotel', 1, 0)")
    await recordChange(database.db, change(2))
    const early = await readChanges(database, FEED_START)
    await slow.query('COMMIT')
    slow.release()
    const seenEarly = early.changes.map(({ subjectId }) => subjectId)
    await expect
      .poll(async () => [...seenEarly, ...(await readAll(database, 10, early.place))])
      .toEqual([1, 2])
  })
})

async function opened(open: OpenDatabase) {
  const database = await open()
  return database
}

/**
 * Other tests of the run share the cluster, and the feed waits for their open transactions too:
 * what it tells is polled for.
 */
async function readAll(database: Database, most?: number, start = FEED_START): Promise<number[]> {
  const seen: number[] = []
  for (let after: FeedPlace = start; ;) {
    const { changes, place } = await readChanges(database, after, most)
    if (changes.length === 0) return seen
    seen.push(...changes.map(({ subjectId }) => subjectId))
    after = place
  }
}
