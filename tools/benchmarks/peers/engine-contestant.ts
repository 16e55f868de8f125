/** The engine on the same catalogue, and its answers in the words of the peers. */
import type { Day } from '../../../src/site/calendar-day.ts'
import { Engine } from '../../../src/products/hotels/engine/search/engine.ts'
import { EngineBuilder } from '../../../src/products/hotels/engine/columns/engine-builder.ts'
import {
  bytesOf,
  COLUMN_NAMES,
  type EngineColumns,
} from '../../../src/products/hotels/engine/columns/engine-columns.ts'
import type { EngineQuery } from '../../../src/products/hotels/engine/search/engine-query.ts'
import type { DemoCatalogue } from '../../../demo/catalogue/demo-catalogue.ts'
import type { Geography } from '../../../src/places/geography/geography.ts'
import { type Answer, GROUPS } from './peer.ts'

/** The demo catalogue has fewer of both; what is announced and does not come costs nothing. */
const MAX_ROOM_TYPES_PER_HOTEL = 2.48
const MAX_RATE_PLANS_PER_HOTEL = 3.9

export interface BuiltEngine {
  columns: EngineColumns
  engine: Engine
  /** Without the time in which the catalogue was generated. */
  buildMs: number
  bytes: number
}

export function buildEngine(
  geography: Geography,
  { chains, hotels }: DemoCatalogue,
  size: number,
  firstDay: Day,
): BuiltEngine {
  const { columns: places } = geography
  const atMost = (perHotel: number) => Math.ceil(size * perHotel) + 2_000
  const counts = {
    hotels: size,
    roomTypes: atMost(MAX_ROOM_TYPES_PER_HOTEL),
    ratePlans: atMost(MAX_RATE_PLANS_PER_HOTEL),
  }
  let buildMs = 0
  const timed = <Result>(work: () => Result): Result => {
    const started = performance.now()
    const result = work()
    buildMs += performance.now() - started
    return result
  }
  const builder = timed(() => new EngineBuilder({ geography: places, chains, counts, firstDay }))
  for (const hotel of hotels()) timed(() => builder.add(hotel))
  const columns = timed(() => builder.freeze())
  const engine = timed(() => new Engine(columns, places))
  return { columns, engine, buildMs, bytes: bytesIn(columns) }
}

export function engineAnswer(engine: Engine, query: EngineQuery): Answer {
  const { hotels, summary, pins } = engine.searchHotels(query)
  const counts = GROUPS.map((group) => [group, summary.counts[group] ?? {}])
  return {
    total: summary.accommodations,
    page: hotels.map(({ id, minRate }) => ({ id, price: minRate!.pricePerNightAndRoom })),
    counts: Object.fromEntries(counts) as Answer['counts'],
    summary: {
      minPrice: summary.minPrice,
      maxPrice: summary.maxPrice,
      histogram: summary.priceHistogram,
      packetSales: summary.packetSalesFound,
      ...summary.request.meanPoint,
      pins: Array.from(pins.hotelId, (id, at) => ({ id, price: pins.price[at]! })),
    },
  }
}

function bytesIn(columns: EngineColumns): number {
  return COLUMN_NAMES.reduce((sum, name) => sum + bytesOf(columns[name]).length, 0)
}
