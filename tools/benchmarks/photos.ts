/**
 * Pictures of hotels: drawing alone, and a whole request with its look into the store, against
 * turning the same drawing into a WebP with sharp, which is what a photo service would do.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { dayOf } from '../../src/site/calendar-day.ts'
import { photoPath } from '../../src/ui/rules/photo-sizes.ts'
import { loadCatalogue } from '../../src/products/hotels/catalogue/store/catalogue.ts'
import { openStore } from '../../src/store/store.ts'
import { demoCatalogue } from '../../demo/catalogue/demo-catalogue.ts'
import { Land } from '../../src/places/geography/land.ts'
import { openGeography } from '../../src/places/geography/open-geography.ts'
import { DEMO_WORLD } from '../../demo/demo-world.ts'
import { drawPhoto } from '../../demo/photos/draw-photo.ts'
import { photoFacts } from '../../demo/photos/photo-facts.ts'
import { scenesOf } from '../../demo/photos/scenes-of.ts'

const HOTELS = 1_000
const geography = openGeography(path.resolve('dist/geography.bin'))
const firstDay = dayOf(2026, 11, 15)
const catalogue = demoCatalogue({ geography, land: new Land(), size: HOTELS, seed: 1, firstDay })
const hotels = [...catalogue.hotels()]

const drawings: string[] = []
const drawing = await percentiles(hotels.length, (at) => {
  const hotel = hotels[at]!
  const boardCodes = hotel.ratePlans.map(({ boardCode }) => boardCode)
  const country = geography.countryCode(geography.byId(hotel.cityId))
  const facts = photoFacts({ ...hotel, country, boardCodes })
  const scene = scenesOf(facts, hotel.photosCount, hotel.id)[at % 4]!
  drawings.push(drawPhoto({ ...facts, ...scene }, 480, 320))
})

const dataDir = mkdtempSync(path.join(tmpdir(), 'alisio-bench-'))
const store = await openStore({ dataDir, databaseUrl: undefined })
await loadCatalogue(store, { origin: 'bench', firstDay }, { chains: [], hotels })
const app = await photoApp()
const requests = await percentiles(hotels.length, (at) =>
  app.inject(photoPath(hotels[at]!.id, 1 + (at % 4), 'card')),
)
const rasters = await percentiles(100, (at) => sharp(Buffer.from(drawings[at]!)).webp().toBuffer())
await app.close()
await store.close()
rmSync(dataDir, { recursive: true })

const sizes = drawings.map((svg) => svg.length).toSorted((one, other) => one - other)
console.table({
  'draw a scene (ms)': drawing,
  'answer a request (ms)': requests,
  'rasterise to WebP with sharp (ms)': rasters,
})
console.log(`A request takes ${(rasters.p50 / requests.p50).toFixed(1)} times less than a WebP.`)
console.log(`Size: ${sizes[sizes.length >> 1]} bytes at the median, ${sizes.at(-1)} at most.`)

async function photoApp() {
  const { default: fastify } = await import('fastify')
  const { answerPhotos } = await import('../../src/products/hotels/catalogue/routes/photos.ts')
  const app = fastify()
  answerPhotos(
    app,
    () => store,
    () => DEMO_WORLD,
    dataDir,
  )
  return app
}

async function percentiles(count: number, work: (at: number) => unknown) {
  const times: number[] = []
  // The first hundred warm the compiler up.
  for (let at = -Math.min(100, count); at < count; at++) {
    const started = performance.now()
    await work(Math.max(at, 0))
    if (at >= 0) times.push(performance.now() - started)
  }
  times.sort((one, other) => one - other)
  const share = (part: number) => Number(times[Math.floor((times.length - 1) * part)]!.toFixed(3))
  return { p50: share(0.5), p99: share(0.99) }
}
