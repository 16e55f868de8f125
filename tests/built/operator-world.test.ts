/** Only the demo's world needs the demo: here its part of the build is taken away. */
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { todayIn } from '../../src/http/clock.ts'
import { writeDay } from '../../src/site/calendar-day.ts'
import { openStore } from '../../src/store/store.ts'
import { type ServerProcess, serverProcess } from './server-process.ts'

const MINUTE_MS = 60_000
const HOTELS = `id;name;city;country;stars;latitude;longitude
77;Casa del Faro;Cádiz;ES;4;36.529;-6.292
`

// Inside the project, because the build finds its packages there.
mkdirSync('test-results', { recursive: true })
const folder = mkdtempSync(path.resolve('test-results', 'without-demo-'))
const build = path.join(folder, 'dist')
const dataDir = path.join(folder, 'data')
let server: ServerProcess

beforeAll(async () => {
  cpSync('dist', build, { recursive: true })
  const demo = globSync('server/demo-world-*', { cwd: build })
  if (demo.length === 0) throw new Error('The build has no part for the demo world')
  for (const file of demo) rmSync(path.join(build, file))
  const address = { dataDir, databaseUrl: undefined }
  server = await serverProcess(address, { build, catalogueSize: 0 })
  await server.start()
}, 3 * MINUTE_MS)

afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
}, MINUTE_MS)

test(
  'it starts without hotels and serves pages',
  async () => {
    expect(await get('/es/')).toMatchObject({ status: 200 })
    expect(await get('/es/hoteles/')).toMatchObject({ status: 200 })
    expect(server.complaints()).toBe('')
  },
  MINUTE_MS,
)

test(
  'an imported hotel has its page, without invented words and pictures',
  async () => {
    importFile('hotels', HOTELS)
    const id = await idOf('Casa del Faro')
    // A new hotel is found once memory has been built anew.
    const found = { timeout: MINUTE_MS, interval: 500 }
    await vi.waitFor(async () => {
      const page = await get(`/es/hoteles/espana/cadiz/casa-del-faro-${id}`)
      expect(await page.text()).toContain('Casa del Faro')
    }, found)
    const description = await get(`/es/hoteles/info/description/${id}/`)
    expect(await description.json()).toMatchObject({ description: '' })
    const photos = await get(`/es/hoteles/info/photos/${id}/`)
    expect(await photos.json()).toEqual({ accommodationPhotos: [] })
    expect(await get(`/photos/${id}/2-card`)).toMatchObject({ status: 404 })
    expect(server.complaints()).toBe('')
  },
  2 * MINUTE_MS,
)

test(
  'flights are there once they were imported',
  async () => {
    expect(await get('/es/vuelos/')).toMatchObject({ status: 404 })
    expect(await (await get('/es/')).text()).not.toContain('"/es/vuelos/"')
    const today = todayIn('Europe/Madrid')
    const [from, out] = [writeDay(today), writeDay(today + 60)]
    importFile(
      'fares',
      'airline;name;country;fixed;per_1000_km;standard;flex\nX1;Gaviota;ES;20;50;25;60\n',
    )
    importFile(
      'flights',
      'airline;number;origin;destination;departs;arrives;from;to;aircraft\n' +
        `X1;71;MAD;LIS;08:05;08:25;${from};${writeDay(today + 300)};320\n`,
    )
    const search = `tipo_viaje=ida&origen=MAD&destino=LIS&fecha_ida=${out}&adultos=1&cabina=economy`
    await vi.waitFor(
      async () => {
        const list = await get(`/es/vuelos/resultados/?${search}`)
        expect(await list.text()).toContain('Gaviota')
      },
      { timeout: MINUTE_MS, interval: 500 },
    )
    expect(await (await get('/es/')).text()).toContain('"/es/vuelos/"')
    expect(server.complaints()).toBe('')
  },
  2 * MINUTE_MS,
)

test(
  'a world of the demo does not start, and says why in one sentence',
  async () => {
    const address = { dataDir: path.join(folder, 'demo-data'), databaseUrl: undefined }
    const demo = await serverProcess(address, { build, catalogueSize: 60 })
    await expect(demo.start()).rejects.toThrow('The server ended with 1')
    await expect
      .poll(demo.complaints)
      .toMatch(/^The demo world is missing from this build: .*\.\n$/)
  },
  MINUTE_MS,
)

function get(address: string): Promise<Response> {
  return fetch(`http://localhost:${server.port}${address}`)
}

async function idOf(name: string): Promise<number> {
  const store = await openStore({ dataDir, databaseUrl: undefined })
  try {
    const found = store.db.selectFrom('hotels').select('id').where('name', '=', name)
    return (await found.executeTakeFirstOrThrow()).id
  } finally {
    await store.close()
  }
}

function importFile(kind: string, text: string): void {
  const file = path.join(folder, `${kind}.csv`)
  writeFileSync(file, text)
  execFileSync(process.execPath, ['tools/commands/import.ts', kind, file], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  })
}
