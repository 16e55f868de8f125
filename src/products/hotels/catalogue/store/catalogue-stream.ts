/**
 * The whole catalogue, hotel by hotel, with flat memory: three tables are read side by side in the
 * order of hotels and joined as they come.
 */
import type { CatalogueHotel } from '../rules/catalogue.ts'
import { readTable } from '../../../../store/bulk-load.ts'
import {
  type BulkTable,
  type BulkValue,
  HOTELS,
  RATE_PLANS,
  ROOM_TYPES,
} from '../../../../store/bulk-tables.ts'
import { type HotelRow, readHotel } from './catalogue-rows.ts'
import type { Database } from '../../../../store/database.ts'
import type { RatePlansTable, RoomTypesTable } from '../../../../store/tables.ts'

export interface CatalogueCounts {
  hotels: number
  roomTypes: number
  ratePlans: number
}

export async function catalogueCounts({ db }: Pick<Database, 'db'>): Promise<CatalogueCounts> {
  const count = async (table: 'hotels' | 'room_types' | 'rate_plans') => {
    const { rows } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
    return rows
  }
  return {
    hotels: await count('hotels'),
    roomTypes: await count('room_types'),
    ratePlans: await count('rate_plans'),
  }
}

/** In batches, in the order of ids. */
export async function* readCatalogue(database: Database): AsyncGenerator<CatalogueHotel[]> {
  const plans = new RowsByHotel<RatePlansTable>(database, RATE_PLANS, 'hotel_id, number')
  const rooms = new RowsByHotel<RoomTypesTable>(database, ROOM_TYPES, 'hotel_id, id')
  for await (const batch of readTable(database, HOTELS, 'id')) {
    const hotels: CatalogueHotel[] = []
    for (const values of batch) {
      const row = rowOf<HotelRow>(HOTELS, values)
      hotels.push(readHotel(row, await plans.of(row.id), await rooms.of(row.id)))
    }
    yield hotels
  }
}

/** A table in the order of hotels, read on as far as it is asked for. */
class RowsByHotel<Row extends { hotel_id: number }> {
  private readonly table: BulkTable
  private readonly batches: AsyncGenerator<BulkValue[][]>
  private batch: BulkValue[][] = []
  private at = 0
  private next: Row | undefined

  constructor(database: Database, table: BulkTable, orderBy: string) {
    this.table = table
    this.batches = readTable(database, table, orderBy)
  }

  /** Hotels must be asked for in rising order. Rows of hotels that are not are passed over. */
  async of(hotelId: number): Promise<Row[]> {
    const rows: Row[] = []
    for (;;) {
      const row = (this.next ??= await this.read())
      if (!row || row.hotel_id > hotelId) return rows
      if (row.hotel_id === hotelId) rows.push(row)
      this.next = undefined
    }
  }

  private async read(): Promise<Row | undefined> {
    while (this.at >= this.batch.length) {
      const { value, done } = await this.batches.next()
      if (done) return undefined
      this.batch = value
      this.at = 0
    }
    return rowOf<Row>(this.table, this.batch[this.at++]!)
  }
}

function rowOf<Row>(table: BulkTable, values: BulkValue[]): Row {
  const row: Record<string, BulkValue> = {}
  for (let column = 0; column < table.columns.length; column++)
    row[table.columns[column]![0]] = values[column]!
  return row as Row
}
