/**
 * PostgreSQL in a cluster of its own: calendars as arrays in the row, read without a copy, a table
 * for each month of arrival, tables in the order of hotels with an index on it, what the searches
 * need in shared buffers, up to two workers.
 */
import { once } from 'node:events'
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { EngineQuery } from '../../../src/products/hotels/engine/search/engine-query.ts'
import type { BulkTable, BulkValue, ColumnType } from '../../../src/store/bulk-tables.ts'
import { CopyWriter } from '../../../src/store/copy-format.ts'
import type { FlatHotel, FlatWorld } from './flat-world.ts'
import type { Answer, Peer } from './peer.ts'
import { type Dialect, searchSql } from './sql-search.ts'
import { answerOf, type SqlRow } from './sql-summary.ts'
import {
  hotelValues,
  monthCells,
  monthOf,
  MONTHS,
  monthTable,
  planValues,
  roomValues,
  TABLES,
  typeOf,
} from './sql-tables.ts'
import { startTunedCluster } from './tuned-cluster.ts'

const DIALECT: Dialect = {
  total: (day) => `totals[${day + 1}]`,
  state: (day) => `states[${day + 1}]`,
  divide: '/',
  bigint: (value) => `${value}::int8`,
  double: (value) => `${value}::float8`,
  unionOf: (mask, condition) => `coalesce(bit_or(${mask}) FILTER (WHERE ${condition}), 0)`,
  looksUpPlans: false,
  // As a join the planner would walk over all matches for each hotel: it knows nothing of them.
  isAmong: (value, list) => `(${value} IN (${list}) OR FALSE)`,
  floor: (value) => `floor(${value})`,
  ceiling: (value) => `ceil(${value})`,
  monthOf,
  byCurrency: (factors) => `('{${factors.join()}}'::float8[])[currency + 1]`,
}

const PLANNINGS = [
  'RESET ALL',
  'SET enable_nestloop = off',
  'SET enable_hashjoin = off; SET enable_nestloop = off',
  'SET max_parallel_workers_per_gather = 0',
  'SET jit = on',
]

const INT2 = { bytes: 2, oid: 21 }
const INT4 = { bytes: 4, oid: 23 }

export class PostgresPeer implements Peer {
  readonly name = 'PostgreSQL'
  private readonly cluster: { url: string; stop: () => Promise<void> }
  private readonly client: Client
  private readonly copies: TableCopy[]
  private readonly names = new Map<string, string>()
  private readonly plannings = new Map<string, string>()
  private statements = 0
  private world: FlatWorld | undefined

  static async open(bin: string): Promise<PostgresPeer> {
    const cluster = await startTunedCluster(bin)
    const copies: TableCopy[] = []
    for (const table of ['hotels', 'rate_plans'] as const)
      copies.push(await TableCopy.start(cluster.url, table, TABLES[table]))
    for (const month of MONTHS)
      copies.push(await TableCopy.start(cluster.url, monthTable(month), TABLES.room_types, true))
    const client = new Client({ connectionString: cluster.url })
    await client.connect()
    return new PostgresPeer(cluster, client, copies)
  }

  private constructor(
    cluster: { url: string; stop: () => Promise<void> },
    client: Client,
    copies: TableCopy[],
  ) {
    this.cluster = cluster
    this.client = client
    this.copies = copies
  }

  async add(hotel: FlatHotel): Promise<void> {
    const [hotels, plans, ...months] = this.copies
    await hotels!.add([hotel.row, ...hotelValues(hotel)])
    for (const plan of hotel.plans) await plans!.add([hotel.row, ...planValues(plan)])
    for (const room of hotel.rooms)
      for (const month of MONTHS) {
        const { totals, states } = monthCells(room, month)
        const arrays = [arrayBytes(totals, INT4), arrayBytes(states, INT2)]
        await months[month]!.add([hotel.row, ...roomValues(room), ...arrays])
      }
  }

  async finish(world: FlatWorld): Promise<void> {
    this.world = world
    for (const copy of this.copies) await copy.finish()
    await this.client.query('ALTER TABLE hotels ADD PRIMARY KEY (h)')
    await this.client.query('CREATE UNLOGGED TABLE near_points (point int4, h int4)')
    const pairs = [...world.nearPoints.pairs()]
    await this.client.query(
      'INSERT INTO near_points SELECT * FROM unnest($1::int4[], $2::int4[])',
      [pairs.map(([point]) => point), pairs.map(([, row]) => row)],
    )
    await this.client.query('CREATE INDEX ON near_points (point) INCLUDE (h)')
    await this.client.query('CREATE EXTENSION IF NOT EXISTS pg_prewarm')
    // The months that are searched come last and so stay in memory.
    const months = MONTHS.map(monthTable).toReversed()
    for (const table of [...months, 'near_points', 'rate_plans', 'hotels']) {
      if (table.startsWith('r')) await this.client.query(`CREATE INDEX ON ${table} (h)`)
      await this.client.query(`VACUUM (FREEZE, ANALYZE) ${table}`)
      await this.client.query(`SELECT pg_prewarm('${table}')`)
    }
  }

  async search(query: EngineQuery): Promise<Answer> {
    const text = searchSql(DIALECT, this.world!, query)
    if (!this.names.has(text)) await this.prepare(text, this.world!.rowsOf(query).join())
    return answerOf(await this.run(text), this.world!, query)
  }

  /** The planner misjudges arrays: for each destination every planning is tried, the best kept. */
  private async prepare(text: string, rows: string): Promise<void> {
    let best = this.plannings.get(rows)
    if (!best) {
      let least = Infinity
      for (const planning of PLANNINGS) {
        await this.plan(text, planning)
        await this.run(text)
        const started = performance.now()
        await this.run(text)
        const spent = performance.now() - started
        if (spent < least) [least, best] = [spent, planning]
      }
      this.plannings.set(rows, best!)
    }
    await this.plan(text, best!)
  }

  /** A statement keeps the plan of its first run, whatever the settings are later. */
  private async plan(text: string, planning: string): Promise<void> {
    this.names.set(text, `search_${++this.statements}`)
    await this.client.query(planning)
    await this.run(text)
    await this.client.query('RESET ALL')
  }

  private async run(text: string): Promise<SqlRow[]> {
    const name = this.names.get(text)!
    const { rows } = await this.client.query<SqlRow>({ name, text, rowMode: 'array' })
    return rows
  }

  async close(): Promise<void> {
    await this.client.end()
    await this.cluster.stop()
  }
}

/** One table on its way into the database, in PostgreSQL's binary format. */
class TableCopy {
  private readonly client: Client
  private readonly stream
  private readonly writer: CopyWriter

  static async start(
    url: string,
    name: string,
    own: readonly string[],
    hasCalendars = false,
  ): Promise<TableCopy> {
    const client = new Client({ connectionString: url })
    await client.connect()
    const columns = ['h', ...own].map((column): [string, ColumnType] => [column, typeOf(column)])
    const arrays = hasCalendars ? ', totals int4[], states int2[]' : ''
    const written = columns.map(([column, type]) => `${column} ${type} NOT NULL`).join()
    await client.query(`CREATE UNLOGGED TABLE ${name} (${written}${arrays})`)
    // Neither compressed nor moved elsewhere: a subscript then reads the row itself.
    if (arrays)
      for (const column of ['totals', 'states'])
        await client.query(`ALTER TABLE ${name} ALTER ${column} SET STORAGE PLAIN`)
    const bulk = {
      name,
      columns: arrays ? [...columns, ['totals', 'bytea'], ['states', 'bytea']] : columns,
    }
    return new TableCopy(client, bulk as BulkTable)
  }

  private constructor(client: Client, table: BulkTable) {
    this.client = client
    this.writer = new CopyWriter(table)
    this.stream = client.query(copyFrom(`COPY ${table.name} FROM STDIN (FORMAT binary)`))
  }

  async add(values: BulkValue[]): Promise<void> {
    const chunk = this.writer.add(values)
    if (chunk && !this.stream.write(chunk)) await once(this.stream, 'drain')
  }

  async finish(): Promise<void> {
    this.stream.end(this.writer.end())
    await once(this.stream, 'finish')
    await this.client.end()
  }
}

/** An array without nulls, counted from 1, as PostgreSQL sends it. */
function arrayBytes(values: ArrayLike<number>, { bytes, oid }: typeof INT2): Uint8Array {
  const array = Buffer.allocUnsafe(20 + values.length * (4 + bytes))
  let at = array.writeInt32BE(1, 0)
  at = array.writeInt32BE(0, at)
  at = array.writeInt32BE(oid, at)
  at = array.writeInt32BE(values.length, at)
  at = array.writeInt32BE(1, at)
  for (let index = 0; index < values.length; index++) {
    at = array.writeInt32BE(bytes, at)
    at = array.writeIntBE(values[index]!, at, bytes)
  }
  return array
}
