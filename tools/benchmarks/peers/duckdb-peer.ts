/** DuckDB in memory: a column for each day, of which a stay reads three. */
import {
  type DuckDBAppender,
  type DuckDBConnection,
  DuckDBDataChunk,
  DuckDBInstance,
  type DuckDBPreparedStatement,
  INTEGER,
  SMALLINT,
} from '@duckdb/node-api'
import type { EngineQuery } from '../../../src/engine/engine-query.ts'
import { type FlatHotel, type FlatWorld, WINDOW_DAYS } from './flat-world.ts'
import type { Answer, Peer } from './peer.ts'
import { answerOf, type Dialect, searchSql, type SqlRow } from './sql-search.ts'
import { DAY_COLUMNS, hotelValues, planValues, roomValues, TABLES } from './sql-tables.ts'

const DIALECT: Dialect = {
  total: (day) => `t${day}`,
  state: (day) => `s${day}`,
  divide: '//',
  bigint: (value) => `CAST(${value} AS BIGINT)`,
  double: (value) => `CAST(${value} AS DOUBLE)`,
  unionOf: (bit, condition) =>
    `coalesce(bit_or(CASE WHEN ${condition} THEN 1 << ${bit} ELSE 0 END), 0)`,
  looksUpPlans: false,
  byCurrency: (factors) =>
    `([${factors.map((factor) => `'${factor}'::DOUBLE`).join()}])[currency + 1]`,
}

const CHUNK_ROWS = 2048

export class DuckdbPeer implements Peer {
  readonly name = 'DuckDB'
  private readonly instance: DuckDBInstance
  private readonly connection: DuckDBConnection
  private readonly tables: TableAppender[]
  private readonly prepared = new Map<string, DuckDBPreparedStatement>()
  private world: FlatWorld | undefined

  static async open(): Promise<DuckdbPeer> {
    const instance = await DuckDBInstance.create(':memory:', { threads: '2' })
    const connection = await instance.connect()
    const tables: TableAppender[] = []
    for (const [name, own] of Object.entries(TABLES)) {
      const columns = ['h', ...own, ...(name === 'room_types' ? DAY_COLUMNS : [])]
      const typed = columns.map((column) => `${column} ${typeOf(column)}`)
      await connection.run(`CREATE TABLE ${name} (${typed.join()})`)
      tables.push(new TableAppender(await connection.createAppender(name), columns))
    }
    return new DuckdbPeer(instance, connection, tables)
  }

  private constructor(
    instance: DuckDBInstance,
    connection: DuckDBConnection,
    tables: TableAppender[],
  ) {
    this.instance = instance
    this.connection = connection
    this.tables = tables
  }

  add(hotel: FlatHotel): void {
    const [hotels, plans, rooms] = this.tables
    hotels!.add([hotel.row, ...hotelValues(hotel)])
    for (const plan of hotel.plans) plans!.add([hotel.row, ...planValues(plan)])
    for (const room of hotel.rooms) {
      const days: number[] = []
      for (let day = 0; day < WINDOW_DAYS; day++) days.push(room.totals[day]!, room.states[day]!)
      rooms!.add([hotel.row, ...roomValues(room), ...days, room.totals[WINDOW_DAYS]!])
    }
  }

  async finish(world: FlatWorld): Promise<void> {
    this.world = world
    for (const table of this.tables) table.finish()
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
    return answerOf(reader.getRows() as unknown as SqlRow[], this.world!)
  }

  close(): void {
    this.connection.closeSync()
    this.instance.closeSync()
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
    this.types = columns.map((column) => (typeOf(column) === 'INTEGER' ? INTEGER : SMALLINT))
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

function typeOf(column: string): 'INTEGER' | 'SMALLINT' {
  return /^(h|id|chain|services|segments|t\d+|.*_supplement)$/.test(column) ? 'INTEGER' : 'SMALLINT'
}
