/**
 * Writes many rows in few statements. PostgreSQL takes longer to plan ten thousand placeholders
 * than to write their rows, so there all rows come as one text of JSON; SQLite takes values.
 */
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

interface Replacing {
  /** Columns by which a stored row is known. */
  key: readonly string[]
  /** What is replaced in it; the rest stays. */
  columns: readonly string[]
}

/** SQLite takes 32,766 values in a statement. */
const MAX_VALUES = 30_000

/** All rows have the same members. A row whose key is taken fails, unless it may be replaced. */
export async function insertRows(
  { db, kind }: { db: Transaction<Tables>; kind: Database['kind'] },
  table: keyof Tables,
  rows: object[],
  replacing?: Replacing,
): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.keys(rows[0]!)
  const names = listed(columns)
  const into = sql`insert into ${sql.table(table)} (${names})`
  const conflict = replacing ? onConflict(replacing) : sql``
  if (kind === 'postgres') {
    const records = sql`json_populate_recordset(null::${sql.table(table)}, ${asJson(rows)})`
    await sql`${into} select ${names} from ${records} ${conflict}`.execute(db)
    return
  }
  const rowsPerStatement = Math.floor(MAX_VALUES / columns.length)
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    const values = rows
      .slice(from, from + rowsPerStatement)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column as keyof typeof row]))})`)
    await sql`${into} values ${sql.join(values)} ${conflict}`.execute(db)
  }
}

function listed(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)))
}

function onConflict({ key, columns }: Replacing): RawBuilder<unknown> {
  const set = columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`)
  return sql`on conflict (${listed(key)}) do update set ${sql.join(set)}`
}

/** Bytes as PostgreSQL writes them. */
function asJson(rows: object[]): string {
  return JSON.stringify(rows, (_, value: unknown) =>
    value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value,
  )
}
