/** PostgreSQL, SQLite and DuckDB with the timetable and the seats of the days that are searched. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import SqliteDatabase from 'better-sqlite3'
import { Client } from 'pg'
import type { FlightDialect } from './flight-sql.ts'
import { startTunedCluster } from './tuned-cluster.ts'

export type SqlValue = number | string
export interface FlatTimetable {
  flights: SqlValue[][]
  airlines: number[][]
  distances: number[][]
}

export const FLIGHT_COLUMNS =
  'id origin destination grp airline departs arrives minutes km co2 abroad domestic_wait international_wait from_terminal to_terminal from_offset to_offset cells'.split(
    ' ',
  )
export const AIRLINE_COLUMNS =
  'airline alliance fixed per_thousand_km one_way standard_fixed standard_per_thousand_km flex_fixed flex_per_thousand_km'.split(
    ' ',
  )
export const DISTANCE_COLUMNS = ['home', 'airport', 'most', 'paid']
const DOUBLES = new Set(['paid', ...AIRLINE_COLUMNS.slice(2)])
const TABLES = {
  flights: FLIGHT_COLUMNS,
  airlines: AIRLINE_COLUMNS,
  distances: DISTANCE_COLUMNS,
} as const

export interface FlightPeer {
  name: string
  dialect: FlightDialect
  run: (sql: string) => Promise<unknown[][]> | unknown[][]
  close: () => Promise<void> | void
}

/** Cells are bytes in the row, neither compressed nor moved elsewhere. */
export async function openPostgres(bin: string, world: FlatTimetable): Promise<FlightPeer> {
  const cluster = await startTunedCluster(bin)
  const client = new Client({ connectionString: cluster.url })
  await client.connect()
  for (const [name, columns] of Object.entries(TABLES)) {
    const typed = columns.map((column) => `${column} ${typeOf(column, 'bytea')} NOT NULL`)
    await client.query(`CREATE UNLOGGED TABLE ${name} (${typed.join()})`)
    const rows = world[name as keyof typeof TABLES]
    const types = columns.map((column) => `${typeOf(column, 'text')}[]`)
    const selected = columns.map((column) =>
      column === 'cells' ? `convert_to(${column}, 'SQL_ASCII')` : column,
    )
    for (let from = 0; from < rows.length; from += 20_000) {
      const part = rows.slice(from, from + 20_000)
      await client.query(
        `INSERT INTO ${name} SELECT ${selected.join()} FROM unnest(${types.map((type, at) => `$${at + 1}::${type}`).join()}) AS t(${columns.join()})`,
        columns.map((_, at) => part.map((row) => row[at])),
      )
    }
  }
  await client.query('CREATE INDEX ON flights (origin, grp, destination)')
  await client.query('CREATE INDEX ON flights (destination, grp, origin)')
  await client.query('CLUSTER flights USING flights_origin_grp_destination_idx')
  await client.query('CREATE INDEX ON distances (home, airport)')
  await client.query('VACUUM (FREEZE, ANALYZE)')
  const names = new Map<string, string>()
  return {
    name: 'PostgreSQL',
    dialect: {
      cell: (flight, day) => `(get_byte(${flight}.cells, ${day}) - 48)`,
      divide: '/',
      materialized: 'MATERIALIZED',
    },
    run: async (text) => {
      if (!names.has(text)) names.set(text, `flights_${names.size}`)
      const name = names.get(text)!
      const { rows } = await client.query<unknown[]>({ name, text, rowMode: 'array' })
      return rows
    },
    close: async () => {
      await client.end()
      await cluster.stop()
    },
  }
}

export function openSqlite(world: FlatTimetable): FlightPeer {
  const folder = mkdtempSync(path.join(tmpdir(), 'alisio-sqlite-'))
  const sqlite = new SqliteDatabase(path.join(folder, 'peer.db'))
  for (const pragma of [
    'journal_mode = OFF',
    'synchronous = OFF',
    'temp_store = MEMORY',
    'mmap_size = 1073741824',
    'cache_size = -262144',
  ])
    sqlite.pragma(pragma)
  sqlite.exec('BEGIN')
  for (const [name, columns] of Object.entries(TABLES)) {
    const typed = columns.map((column) =>
      column === 'cells' ? 'cells TEXT' : `${column} ${DOUBLES.has(column) ? 'REAL' : 'INTEGER'}`,
    )
    // Clustered by what a search begins with.
    const key = {
      flights: 'origin, grp, destination, id',
      airlines: 'airline',
      distances: 'home, airport',
    }
    sqlite.exec(
      `CREATE TABLE ${name} (${typed.join()}, PRIMARY KEY (${key[name as keyof typeof key]})) WITHOUT ROWID`,
    )
    const insert = sqlite.prepare(`INSERT INTO ${name} VALUES (${columns.map(() => '?').join()})`)
    for (const row of world[name as keyof typeof TABLES]) insert.run(...row)
  }
  sqlite.exec('CREATE INDEX arriving ON flights (destination, grp, origin)')
  sqlite.exec('COMMIT; ANALYZE')
  const prepared = new Map<string, SqliteDatabase.Statement>()
  return {
    name: 'SQLite',
    dialect: {
      cell: (flight, day) => `(unicode(substr(${flight}.cells, ${day} + 1, 1)) - 48)`,
      divide: '/',
      materialized: 'MATERIALIZED',
    },
    run: (text) => {
      if (!prepared.has(text)) prepared.set(text, sqlite.prepare(text).raw())
      return prepared.get(text)!.all() as unknown[][]
    },
    close: () => {
      sqlite.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function openDuckdb(world: FlatTimetable): Promise<FlightPeer> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '2' })
  const connection = await instance.connect()
  for (const [name, columns] of Object.entries(TABLES)) {
    const typed = columns.map((column) => `${column} ${typeOf(column, 'VARCHAR')}`)
    await connection.run(`CREATE TABLE ${name} (${typed.join()})`)
    const appender = await connection.createAppender(name)
    for (const row of world[name as keyof typeof TABLES]) {
      columns.forEach((column, at) => {
        if (column === 'cells') appender.appendVarchar(String(row[at]))
        else if (DOUBLES.has(column)) appender.appendDouble(Number(row[at]))
        else appender.appendInteger(Number(row[at]))
      })
      appender.endRow()
    }
    appender.closeSync()
  }
  // A list of small numbers, which is looked into faster than text.
  await connection.run(
    `CREATE TABLE sorted AS SELECT * REPLACE (list_transform(string_split(cells, ''), lambda c: CAST(c AS UTINYINT)) AS cells) FROM flights ORDER BY origin, grp, destination`,
  )
  await connection.run('DROP TABLE flights')
  await connection.run('ALTER TABLE sorted RENAME TO flights')
  await connection.run('ANALYZE')
  const prepared = new Map<string, Awaited<ReturnType<typeof connection.prepare>>>()
  return {
    name: 'DuckDB',
    dialect: {
      cell: (flight, day) => `CAST(${flight}.cells[${day} + 1] AS INTEGER)`,
      divide: '//',
      materialized: 'MATERIALIZED',
    },
    run: async (text) => {
      if (!prepared.has(text)) prepared.set(text, await connection.prepare(text))
      const reader = await prepared.get(text)!.runAndReadAll()
      return reader.getRows() as unknown[][]
    },
    close: () => {
      connection.closeSync()
      instance.closeSync()
    },
  }
}

function typeOf(column: string, cells: string): string {
  if (column === 'cells') return cells
  return DOUBLES.has(column) ? 'double precision' : 'integer'
}
