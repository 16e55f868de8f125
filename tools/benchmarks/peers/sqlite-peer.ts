/**
 * SQLite: a table for each month of arrival and a column for each of its days, so that a stay reads
 * three columns of a short row. Tables are clustered by hotel; what is read again is in the page
 * cache, mapped into memory.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import type { EngineQuery } from '../../../src/products/hotels/engine/search/engine-query.ts'
import type { FlatHotel, FlatWorld } from './flat-world.ts'
import type { Answer, Peer } from './peer.ts'
import { type Dialect, searchSql } from './sql-search.ts'
import { answerOf, type SqlRow } from './sql-summary.ts'
import {
  hotelValues,
  MONTH_COLUMNS,
  monthCells,
  monthOf,
  MONTHS,
  monthTable,
  planValues,
  roomValues,
  TABLES,
} from './sql-tables.ts'

const PRAGMAS = [
  'page_size = 8192',
  'journal_mode = OFF',
  'synchronous = OFF',
  'locking_mode = EXCLUSIVE',
  'temp_store = MEMORY',
  `mmap_size = ${8 * 2 ** 30}`,
  'cache_size = -262144',
]

const DIALECT: Dialect = {
  total: (day) => `t${day}`,
  state: (day) => `s${day}`,
  divide: '/',
  bigint: (value) => value,
  double: (value) => `CAST(${value} AS REAL)`,
  unionOf: (mask, condition) =>
    Array.from({ length: 16 }, (_, at) => 1 << at)
      .map((bit) => `max(CASE WHEN (${mask}) & ${bit} AND ${condition} THEN ${bit} ELSE 0 END)`)
      .join(' + '),
  looksUpPlans: true,
  isAmong: (value, list) => `${value} IN (${list})`,
  floor: (value) => `floor(${value})`,
  ceiling: (value) => `ceil(${value})`,
  monthOf,
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
    const rooms = [...TABLES.room_types, ...MONTH_COLUMNS]
    const tables: [name: string, columns: string, count: number][] = [
      ['hotels', `h INTEGER PRIMARY KEY, ${integers(TABLES.hotels)})`, 1 + TABLES.hotels.length],
      [
        'rate_plans',
        `h INTEGER, n INTEGER, ${integers(TABLES.rate_plans)}, ${clustered}`,
        2 + TABLES.rate_plans.length,
      ],
      ...MONTHS.map((month): [string, string, number] => [
        monthTable(month),
        `h INTEGER, n INTEGER, ${integers(rooms)}, ${clustered}`,
        2 + rooms.length,
      ]),
      ['near_points', 'point INTEGER, h INTEGER, PRIMARY KEY (point, h)) WITHOUT ROWID', 2],
    ]
    for (const [name, columns] of tables) this.sqlite.exec(`CREATE TABLE ${name} (${columns}`)
    this.inserts = tables.map(([name, , count]) =>
      this.sqlite.prepare(`INSERT INTO ${name} VALUES (${Array(count).fill('?').join()})`),
    )
    this.sqlite.exec('BEGIN')
  }

  add(hotel: FlatHotel): void {
    const [hotels, plans, ...months] = this.inserts
    hotels!.run(hotel.row, ...hotelValues(hotel))
    hotel.plans.forEach((plan, at) => plans!.run(hotel.row, at, ...planValues(plan)))
    for (const [at, room] of hotel.rooms.entries())
      for (const month of MONTHS) {
        const { totals, states } = monthCells(room, month)
        // The calendar ends in the last month.
        const values = [...filled(totals, MONTH_TOTALS), ...filled(states, MONTH_STATES)]
        months[month]!.run(hotel.row, at, ...roomValues(room), ...values)
      }
  }

  async finish(world: FlatWorld): Promise<void> {
    this.world = world
    const near = this.inserts.at(-1)!
    for (const pair of world.nearPoints.pairs()) near.run(...pair)
    this.sqlite.exec('COMMIT; ANALYZE')
  }

  search(query: EngineQuery): Answer {
    const sql = searchSql(DIALECT, this.world!, query)
    let statement = this.prepared.get(sql)
    if (!statement) {
      statement = this.sqlite.prepare(sql).raw()
      this.prepared.set(sql, statement)
    }
    return answerOf(statement.all() as SqlRow[], this.world!, query)
  }

  close(): void {
    this.sqlite.close()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

const MONTH_TOTALS = MONTH_COLUMNS.filter((column) => column.startsWith('t')).length
const MONTH_STATES = MONTH_COLUMNS.length - MONTH_TOTALS

function filled(values: ArrayLike<number>, length: number): (number | null)[] {
  return Array.from({ length }, (_, at) => values[at] ?? null)
}

function integers(names: readonly string[]): string {
  return names.map((name) => `${name} ${name.endsWith('tude') ? 'REAL' : 'INTEGER'}`).join()
}

function real(value: number): string {
  return Number.isInteger(value) ? `${value}.0` : String(value)
}
