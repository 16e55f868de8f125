/**
 * How long after its commit a sale is seen by searches, on both databases. The store commits as it
 * does in earnest (SQLite waits for the disk), and the follower is the server's own.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { dayOf } from '../../src/site/calendar-day.ts'
import { unpackCalendarParts } from '../../src/products/hotels/rates/rules/packed-calendar.ts'
import { SAMPLE_RATES } from '../../src/store/currency-rates.ts'
import { openWorldMemory } from '../../src/products/hotels/service/world-memory.ts'
import { searchMemory } from '../../src/products/hotels/service/search-memory.ts'
import { loadCatalogue } from '../../src/products/hotels/catalogue/store/catalogue.ts'
import type { DatabaseAddress } from '../../src/store/database.ts'
import { openStore } from '../../src/store/store.ts'
import { demoCatalogue } from '../../demo/catalogue/demo-catalogue.ts'
import { Land } from '../../src/places/geography/land.ts'
import { openGeography } from '../../src/places/geography/open-geography.ts'
import { startCluster } from '../../tests/fixtures/postgres-cluster.ts'
import { takeRooms } from '../../tests/fixtures/stored-hotel.ts'
import { findPostgres } from '../machine/postgres.ts'

const SALES = 200
const today = dayOf(2026, 11, 15)
const stay = { checkIn: today + 60, checkOut: today + 61 }
const geography = openGeography(path.resolve('dist/geography.bin'))
const catalogue = demoCatalogue({
  geography,
  land: new Land(),
  size: 2_000,
  seed: 1,
  firstDay: today,
})
const hotels = [...catalogue.hotels()]

const table: Record<string, object> = {}
const bin = findPostgres()
const cluster = bin ? await startCluster(bin) : undefined
const dataDir = mkdtempSync(path.join(tmpdir(), 'alisio-bench-'))
try {
  table['SQLite'] = await latencies({ dataDir, databaseUrl: undefined })
  if (cluster) table['PostgreSQL'] = await latencies({ dataDir, databaseUrl: cluster.url })
} finally {
  await cluster?.stop()
  rmSync(dataDir, { recursive: true })
}
console.log(`From the commit of a sale until a search sees it, over ${SALES} sales:`)
console.table(table)

async function latencies(address: DatabaseAddress) {
  const store = await openStore(address)
  await loadCatalogue(store, { origin: 'bench', firstDay: today }, { chains: [], hotels })
  const notices = {
    onBuilding: () => undefined,
    onRenewed: () => Promise.resolve(),
    onFailure: (error: unknown) => console.error(error),
  }
  const world = await openWorldMemory(address, geography, today, notices)
  const { engine } = searchMemory(world.shared(), geography, SAMPLE_RATES)
  const times: number[] = []
  for (const hotel of hotels) {
    const [room] = hotel.roomTypes
    const { rooms, closedRuns } = unpackCalendarParts(room!.calendar)
    // Only where one room less can be seen: for sale to two people, for a single night.
    const before = roomsLeft(hotel.id)
    if (rooms[60] === 0 || closedRuns.length > 0 || room!.maxAdults < 2 || before <= 0) continue
    if (!(await takeRooms(store, { roomTypeId: room!.id, stay, rooms: 1 }))) continue
    const committed = performance.now()
    while (roomsLeft(hotel.id) === before && performance.now() - committed < 2_000)
      await new Promise((resolve) => setTimeout(resolve, 1))
    times.push(performance.now() - committed)
    if (times.length === SALES) break
  }
  await world.stop()
  await store.close()
  times.sort((one, other) => one - other)
  const share = (part: number) => Number(times[Math.floor((times.length - 1) * part)]!.toFixed(1))
  return { 'p50 ms': share(0.5), 'p99 ms': share(0.99), 'most ms': share(1) }

  function roomsLeft(hotelId: number): number {
    const rooms = [{ adults: 2, childAges: [] }]
    const query = { stay, rooms, currency: 'EUR', rates: SAMPLE_RATES, today } as const
    return engine.hotelFor(hotelId, query)?.roomsLeft ?? -1
  }
}
