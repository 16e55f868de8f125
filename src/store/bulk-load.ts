/**
 * Fills empty tables fast: COPY on PostgreSQL, prepared inserts in large transactions on SQLite.
 *
 * Rows stream through; nothing is collected. Tables are written side by side, so that a hotel, its
 * rate plans and its room types can come together. What a broken load left is removed by the next
 * one, which begins by emptying its tables.
 */
import { once } from 'node:events'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { BulkTable, BulkValue } from './bulk-tables.ts'
import { CopyReader, CopyWriter } from './copy-format.ts'
import type { Database } from './database.ts'

export interface BulkLoad {
  /** Waits where the database is slower than the rows come. */
  add: (table: BulkTable, values: BulkValue[]) => Promise<void> | undefined
  finish: () => Promise<void>
  /** Gives up. On SQLite what was committed so far stays until the next load empties it. */
  abandon: (reason: unknown) => Promise<void>
}

export async function startBulkLoad(database: Database, tables: BulkTable[]): Promise<BulkLoad> {
  return database.kind === 'postgres'
    ? startCopies(database.pool, tables)
    : startInserts(database.sqlite, tables)
}

type Postgres = Extract<Database, { kind: 'postgres' }>
type SqliteDatabase = Extract<Database, { kind: 'sqlite' }>['sqlite']

async function startCopies(pool: Postgres['pool'], tables: BulkTable[]): Promise<BulkLoad> {
  const copies = new Map(
    await Promise.all(
      tables.map(async (table) => {
        const client = await pool.connect()
        await client.query('BEGIN')
        await client.query(`TRUNCATE ${table.name} CASCADE`)
        const columns = table.columns.map(([name]) => name).join()
        const command = `COPY ${table.name} (${columns}) FROM STDIN (FORMAT binary, FREEZE)`
        const stream = client.query(copyFrom(command))
        const failed = new Promise<never>((_, reject) => stream.once('error', reject))
        // Whoever waits for the stream sees the failure; nobody else need.
        failed.catch(() => undefined)
        return [table, { client, stream, failed, writer: new CopyWriter(table) }] as const
      }),
    ),
  )
  return {
    add(table, values) {
      const { stream, writer, failed } = copies.get(table)!
      const chunk = writer.add(values)
      if (!chunk || stream.write(chunk)) return undefined
      return Promise.race([once(stream, 'drain').then(() => undefined), failed])
    },
    async finish() {
      for (const { stream, writer, failed } of copies.values()) {
        stream.end(writer.end())
        await Promise.race([once(stream, 'finish'), failed])
      }
      for (const [table, { client }] of copies) {
        await client.query('COMMIT')
        client.release()
        copies.delete(table)
      }
      for (const { name } of tables) await pool.query(`ANALYZE ${name}`)
    },
    async abandon(reason) {
      for (const { client, stream } of copies.values()) {
        stream.destroy()
        // Closing the connection is what ends a COPY halfway.
        client.release(reason instanceof Error ? reason : true)
      }
    },
  }
}

const ROWS_PER_TRANSACTION = 20_000

function startInserts(sqlite: SqliteDatabase, tables: BulkTable[]): BulkLoad {
  const inserts = new Map(
    tables.map((table) => {
      const columns = table.columns.map(([name]) => name)
      const places = columns.map(() => '?').join()
      return [table, sqlite.prepare(`INSERT INTO ${table.name} (${columns}) VALUES (${places})`)]
    }),
  )
  // A load that a power cut breaks is begun anew, so it need not wait for the disk.
  sqlite.pragma('synchronous = OFF')
  sqlite.exec('BEGIN')
  for (const { name } of tables.toReversed()) sqlite.exec(`DELETE FROM ${name}`)
  let rows = 0
  const end = (command: 'COMMIT' | 'ROLLBACK') => {
    if (sqlite.inTransaction) sqlite.exec(command)
    sqlite.pragma('synchronous = FULL')
  }
  return {
    add(table, values) {
      inserts.get(table)!.run(values)
      if (++rows % ROWS_PER_TRANSACTION !== 0) return undefined
      sqlite.exec('COMMIT')
      sqlite.exec('BEGIN')
      // Others get their turn: the server already answers health checks.
      return new Promise((resolve) => setImmediate(resolve))
    },
    async finish() {
      end('COMMIT')
      sqlite.pragma('wal_checkpoint(TRUNCATE)')
      sqlite.exec('ANALYZE')
    },
    async abandon() {
      end('ROLLBACK')
    },
  }
}

/** Reads whole tables as a stream of batches of rows, with flat memory. */
const SQLITE_BATCH = 500

export async function* readTable(
  database: Database,
  table: BulkTable,
  orderBy?: string,
): AsyncGenerator<BulkValue[][]> {
  const columns = table.columns.map(([name]) => name).join()
  const query = `SELECT ${columns} FROM ${table.name}${orderBy ? ` ORDER BY ${orderBy}` : ''}`
  if (database.kind === 'sqlite') {
    let batch: BulkValue[][] = []
    for (const row of database.sqlite.prepare(query).raw().iterate())
      if (batch.push(row as BulkValue[]) === SQLITE_BATCH) {
        yield batch
        batch = []
      }
    yield batch
    return
  }
  const client = await database.pool.connect()
  try {
    const reader = new CopyReader(table)
    const command = `COPY (${query}) TO STDOUT (FORMAT binary)`
    for await (const chunk of client.query(copyTo(command))) yield [...reader.rows(chunk as Buffer)]
  } finally {
    client.release()
  }
}
