/**
 * SQLite: a column for each day, so that a stay reads three columns of a row. Tables are clustered
 * by hotel; everything is in the page cache, mapped into memory.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import type { EngineQuery } from '../../../src/engine/engine-query.ts'
import { type FlatHotel, type FlatWorld, WINDOW_DAYS } from './flat-world.ts'
import type { Answer, Peer } from './peer.ts'
import { answerOf, type Dialect, searchSql, type SqlRow } from './sql-search.ts'
import { DAY_COLUMNS, hotelValues, planValues, roomValues, TABLES } from './sql-tables.ts'

const PRAGMAS = [
  'page_size = 8192',
  'journal_mode = OFF',
  'synchronous = OFF',
  'locking_mode = EXCLUSIVE',
  'temp_store = MEMORY',
  `mmap_size = ${8 * 2 ** 30}`,
  'cache_size = -65536',
]

const DIALECT: Dialect = {
  total: (day) => `t${day}`,
  state: (day) => `s${day}`,
  divide: '/',
  bigint: (value) => value,
  double: (value) => `CAST(${value} AS REAL)`,
  unionOf: (bit, condition) =>
    Array.from({ length: 8 }, (_, at) => at)
      .map((at) => `max(CASE WHEN ${bit} = ${at} AND ${condition} THEN ${1 << at} ELSE 0 END)`)
      .join(' + '),
  looksUpPlans: true,
  byCurrency: (factors) =>
    `CASE currency ${factors.map((factor, at) => `WHEN ${at} THEN ${real(factor)}`).join(' ')} END`,
}

export class SqlitePeer implements Peer {
  readonly name = 'SQLite'
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'alisio-sqlite-'))
  private readonly sqlite = new SqliteDatabase(path.join(this.folder, 'peer.db'))
  private readonly inserts: SqliteDatabase.Statement[]
  private readonly prepared = new Map<string, SqliteDatabase.Statement>()
  private world: FlatWorld | undefined

  constructor() {
    for (const pragma of PRAGMAS) this.sqlite.pragma(pragma)
    const clustered = 'PRIMARY KEY (h, n)) WITHOUT ROWID'
    const rooms = [...TABLES.room_types, ...DAY_COLUMNS]
    const tables = [
      `hotels (h INTEGER PRIMARY KEY, ${integers(TABLES.hotels)})`,
      `rate_plans (h INTEGER, n INTEGER, ${integers(TABLES.rate_plans)}, ${clustered}`,
      `room_types (h INTEGER, n INTEGER, ${integers(rooms)}, ${clustered}`,
    ]
    for (const table of tables) this.sqlite.exec(`CREATE TABLE ${table}`)
    const counts = [1 + TABLES.hotels.length, 2 + TABLES.rate_plans.length, 2 + rooms.length]
    this.inserts = Object.keys(TABLES).map((table, at) =>
      this.sqlite.prepare(`INSERT INTO ${table} VALUES (${Array(counts[at]).fill('?').join()})`),
    )
    this.sqlite.exec('BEGIN')
  }

  add(hotel: FlatHotel): void {
    const [hotels, plans, rooms] = this.inserts
    hotels!.run(hotel.row, ...hotelValues(hotel))
    hotel.plans.forEach((plan, at) => plans!.run(hotel.row, at, ...planValues(plan)))
    for (const [at, room] of hotel.rooms.entries()) {
      const days: number[] = []
      for (let day = 0; day < WINDOW_DAYS; day++) days.push(room.totals[day]!, room.states[day]!)
      rooms!.run(hotel.row, at, ...roomValues(room), ...days, room.totals[WINDOW_DAYS]!)
    }
  }

  async finish(world: FlatWorld): Promise<void> {
    this.world = world
    this.sqlite.exec('COMMIT; ANALYZE')
  }

  search(query: EngineQuery): Answer {
    const sql = searchSql(DIALECT, this.world!, query)
    let statement = this.prepared.get(sql)
    if (!statement) {
      statement = this.sqlite.prepare(sql).raw()
      this.prepared.set(sql, statement)
    }
    return answerOf(statement.all() as SqlRow[], this.world!)
  }

  close(): void {
    this.sqlite.close()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

function integers(names: readonly string[]): string {
  return names.map((name) => `${name} INTEGER`).join()
}

function real(value: number): string {
  return Number.isInteger(value) ? `${value}.0` : String(value)
}
