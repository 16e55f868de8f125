/**
 * The world at full size: generated, stored in PostgreSQL, read back. Prints times, rates and memory.
 * `CATALOGUE_SIZE` chooses another size; `DATABASE_URL` another server than a cluster of our own.
 */
import path from 'node:path'
import { readTable } from '../../src/store/bulk-load.ts'
import { HOTELS, RATE_PLANS, ROOM_TYPES, type BulkTable } from '../../src/store/bulk-tables.ts'
import { loadCatalogue } from '../../src/products/hotels/catalogue/store/catalogue.ts'
import { openStore } from '../../src/store/store.ts'
import { dayOf } from '../../src/site/calendar-day.ts'
import { demoCatalogue } from '../../demo/catalogue/demo-catalogue.ts'
import { Land } from '../../src/places/geography/land.ts'
import { openGeography } from '../../src/places/geography/open-geography.ts'
import { startCluster } from '../../tests/fixtures/postgres-cluster.ts'
import { findPostgres } from '../machine/postgres.ts'

const size = Number(process.env['CATALOGUE_SIZE'] ?? 600_000)
const firstDay = dayOf(2026, 11, 15)

const geography = timed('open the places', () =>
  openGeography(path.join(import.meta.dirname, '..', '..', 'dist', 'geography.bin')),
)
const world = () => demoCatalogue({ geography, land: new Land(), size, seed: 1, firstDay })

let rooms = 0
timed(`generate ${size} hotels`, () => {
  for (const hotel of world().hotels()) rooms += hotel.roomTypes.length
})
console.log(`  ${rooms} room types`)

const bin = findPostgres()
const cluster = process.env['DATABASE_URL'] || !bin ? undefined : await startCluster(bin)
const databaseUrl = process.env['DATABASE_URL'] ?? cluster?.url
if (!databaseUrl) {
  console.log('No PostgreSQL on this machine: nothing is stored.')
  process.exit(0)
}
const database = await openStore({ dataDir: '', databaseUrl })
try {
  const { chains, hotels } = world()
  await timedAsync('generate and store in PostgreSQL', () =>
    loadCatalogue(database, { origin: `demo ${size}`, firstDay }, { chains, hotels: hotels() }),
  )
  for (const table of [HOTELS, RATE_PLANS, ROOM_TYPES])
    await timedAsync(`read ${table.name}`, () => readAll(table))
} finally {
  await database.close()
  await cluster?.stop()
}

async function readAll(table: BulkTable): Promise<void> {
  let rows = 0
  for await (const batch of readTable(database, table)) rows += batch.length
  console.log(`  ${rows} rows`)
}

function timed<T>(what: string, work: () => T): T {
  const started = performance.now()
  const result = work()
  report(what, started)
  return result
}

async function timedAsync(what: string, work: () => Promise<void>): Promise<void> {
  const started = performance.now()
  await work()
  report(what, started)
}

function report(what: string, started: number): void {
  const seconds = ((performance.now() - started) / 1_000).toFixed(1)
  const { rss } = process.memoryUsage()
  const peak = process.resourceUsage().maxRSS / 1024
  console.log(
    `${what}: ${seconds} s, ${Math.round(rss / 2 ** 20)} MB now, ${Math.round(peak)} MB peak`,
  )
}
