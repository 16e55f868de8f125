/** Reads whole tables as a stream of batches of rows, with flat memory. */
import { to as copyTo } from 'pg-copy-streams'
import type { BulkTable, BulkValue } from './bulk-tables.ts'
import { CopyReader } from './copy-format.ts'
import type { Database } from './database.ts'

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
