/** DuckDB in a file of its own, compressed and cached: a column for each day, of which a stay reads three. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  DOUBLE,
  type DuckDBAppender,
  type DuckDBConnection,
  DuckDBDataChunk,
  DuckDBInstance,
  type DuckDBPreparedStatement,
  INTEGER,
  SMALLINT,
} from '@duckdb/node-api'
import type { EngineQuery } from '../../../src/products/hotels/engine/search/engine-query.ts'
import type { FlatHotel, FlatWorld } from './flat-world.ts'
import type { Answer, Peer } from './peer.ts'
import { type Dialect, searchSql } from './sql-search.ts'
import { answerOf, type SqlRow } from './sql-summary.ts'
import {
  dayColumns,
  hotelValues,
  planValues,
  roomValues,
  SEARCHED_DAYS,
  TABLES,
  typeOf,
} from './sql-tables.ts'

const DIALECT: Dialect = {
  total: (day) => `t${day}`,
  state: (day) => `s${day}`,
  divide: '//',
  bigint: (value) => `CAST(${value} AS BIGINT)`,
  double: (value) => `CAST(${value} AS DOUBLE)`,
  unionOf: (mask, condition) =>
    `coalesce(bit_or(CASE WHEN ${condition} THEN ${mask} ELSE 0 END), 0)`,
  looksUpPlans: false,
  isAmong: (value, list) => `${value} IN (${list})`,
  floor: (value) => `floor(${value})`,
  ceiling: (value) => `ceil(${value})`,
  monthOf: (day) => ({ table: 'room_types', day }),
  byCurrency: (factors) =>
    `([${factors.map((factor) => `'${factor}'::DOUBLE`).join()}])[currency + 1]`,
}

const CHUNK_ROWS = 2048
const DAY_COLUMNS = dayColumns(SEARCHED_DAYS + 1, SEARCHED_DAYS)
const TYPES = { int2: SMALLINT, int4: INTEGER, float8: DOUBLE }

export class DuckdbPeer implements Peer {
  readonly name = 'DuckDB'
  private readonly folder: string
  private readonly instance: DuckDBInstance
  private readonly connection: DuckDBConnection
  private readonly tables: TableAppender[]
  private readonly prepared = new Map<string, DuckDBPreparedStatement>()
  private world: FlatWorld | undefined

  static async open(): Promise<DuckdbPeer> {
    const folder = mkdtempSync(path.join(tmpdir(), 'alisio-duckdb-'))
    const instance = await DuckDBInstance.create(path.join(folder, 'peer.duckdb'), {
      threads: '2',
      memory_limit: '6GB',
    })
    const connection = await instance.connect()
    const tables: TableAppender[] = []
    for (const [name, own] of Object.entries(TABLES)) {
      const columns = ['h', ...own, ...(name === 'room_types' ? DAY_COLUMNS : [])]
      const typed = columns.map((column) => `${column} ${TYPES[typeOf(column)]}`)
      await connection.run(`CREATE TABLE ${name} (${typed.join()})`)
      tables.push(new TableAppender(await connection.createAppender(name), columns))
    }
    await connection.run('CREATE TABLE near_points (point INTEGER, h INTEGER)')
    return new DuckdbPeer(folder, instance, connection, tables)
  }

  private constructor(
    folder: string,
    instance: DuckDBInstance,
    connection: DuckDBConnection,
    tables: TableAppender[],
  ) {
    this.folder = folder
    this.instance = instance
    this.connection = connection
    this.tables = tables
  }

  add(hotel: FlatHotel): void {
    const [hotels, plans, rooms] = this.tables
    hotels!.add([hotel.row, ...hotelValues(hotel)])
    for (const plan of hotel.plans) plans!.add([hotel.row, ...planValues(plan)])
    for (const room of hotel.rooms)
      rooms!.add([
        hotel.row,
        ...roomValues(room),
        ...room.totals.subarray(0, SEARCHED_DAYS + 1),
        ...room.states.subarray(0, SEARCHED_DAYS),
      ])
  }

  async finish(world: FlatWorld): Promise<void> {
    this.world = world
    for (const table of this.tables) table.finish()
    const near = await this.connection.createAppender('near_points')
    for (const [point, row] of world.nearPoints.pairs()) {
      near.appendInteger(point)
      near.appendInteger(row)
      near.endRow()
    }
    near.closeSync()
    await this.connection.run('CHECKPOINT')
    await this.connection.run('ANALYZE')
  }

  async search(query: EngineQuery): Promise<Answer> {
    const sql = searchSql(DIALECT, this.world!, query)
    let statement = this.prepared.get(sql)
    if (!statement) {
      statement = await this.connection.prepare(sql)
      this.prepared.set(sql, statement)
    }
    const reader = await statement.runAndReadAll()
    return answerOf(reader.getRows() as unknown as SqlRow[], this.world!, query)
  }

  close(): void {
    this.connection.closeSync()
    this.instance.closeSync()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Rows are gathered by column, as the appender takes them. */
class TableAppender {
  private readonly appender: DuckDBAppender
  private readonly types
  private readonly columns: number[][]
  private rows = 0

  constructor(appender: DuckDBAppender, columns: string[]) {
    this.appender = appender
    this.types = columns.map((column) => TYPES[typeOf(column)])
    this.columns = columns.map(() => [])
  }

  add(values: number[]): void {
    for (let at = 0; at < values.length; at++) this.columns[at]![this.rows] = values[at]!
    if (++this.rows === CHUNK_ROWS) this.flush()
  }

  finish(): void {
    this.flush()
    this.appender.closeSync()
  }

  private flush(): void {
    if (this.rows === 0) return
    const chunk = DuckDBDataChunk.create(this.types, this.rows)
    chunk.setColumns(this.columns)
    this.appender.appendDataChunk(chunk)
    for (const column of this.columns) column.length = 0
    this.rows = 0
  }
}
