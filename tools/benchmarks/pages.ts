/**
 * What a results page costs the server, search and all, with 6,000 hotels to choose from, in one
 * thread: processor time of the whole process for each page, against the same server's health check
 * in the same run, because machines differ by two; and pages per second.
 *
 * Two cases, since the server keeps what it has written for whoever asks next (decision 0027): a
 * list that was asked for before, and lists that nobody has asked for yet.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWhenStale } from '../build/stale.ts'
import { inDays, type LoadedServer, type Question, startServer } from './peers/loaded-server.ts'
import { summary, table } from './peers/timings.ts'

const CONNECTIONS = 8
/** Of which Spain has about 6,000; how many exactly is told with the figures. */
const HOTELS = 36_000
/** At most so many health checks' processor time. */
const BARS: Record<string, number> = { 'asked for before': 12, 'never asked for': 28 }
const WARMING_PAGES = 300
const BATCHES = 30
const PAGES_PER_BATCH = 50
/** A health check takes a fraction of a tick. */
const CHECKS_PER_BATCH = 500
/** Each thing is measured as often: a busy minute should not decide. */
const ROUNDS = 2
/** In which Linux counts processor time. */
const TICK_MS = 10

const dataDir = mkdtempSync(path.join(tmpdir(), 'alisio-bench-'))
await buildWhenStale()
try {
  const server = await startServer(
    { DATA_DIR: dataDir, WORKERS: '1', CATALOGUE_SIZE: String(HOTELS), MAX_DELAY_MS: '0' },
    CONNECTIONS,
  )
  let asked = 0
  const cases: Record<string, () => Question> = {
    'asked for before': () => spainIn(25, 7),
    'never asked for': () => spainIn(40 + (asked % 500), 2 + Math.floor(asked++ / 500)),
  }
  for (const next of Object.values(cases))
    for (let page = 0; page < WARMING_PAGES; page++) await server.ask(next())
  for (let check = 0; check < WARMING_PAGES; check++) await server.ask(healthCheck())
  const rows: string[][] = []
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, next] of Object.entries(cases)) rows.push(await measured(server, name, next))
  const found = await hotelsFound(server)
  const health = await server.perSecond(healthCheck)
  await server.stop()
  console.log(table(['list', 'CPU p50', 'p99', 'health checks', 'bar', 'pages/s'], rows))
  console.log(`hotels to choose from: ${found}`)
  console.log(`health checks per second: ${Math.round(health)}`)
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

function healthCheck(): Question {
  return { path: '/healthz' }
}

async function measured(
  server: LoadedServer,
  name: string,
  next: () => Question,
): Promise<string[]> {
  const perPage: number[] = []
  const perCheck: number[] = []
  // In turn, so that a busy moment meets both.
  for (let batch = 0; batch < BATCHES; batch++) {
    perPage.push(await processorMsOf(server, next, PAGES_PER_BATCH))
    perCheck.push(await processorMsOf(server, healthCheck, CHECKS_PER_BATCH))
  }
  const { p50, p99 } = summary(perPage)
  const ratio = p50 / summary(perCheck).p50
  const bar = BARS[name]!
  const pages = await server.perSecond(next)
  return [
    name,
    `${p50.toFixed(1)} ms`,
    `${p99.toFixed(1)} ms`,
    ratio.toFixed(1),
    `${bar}: ${ratio <= bar ? 'reached' : 'not reached'}`,
    String(Math.round(pages)),
  ]
}

/** Of one question. */
async function processorMsOf(
  server: LoadedServer,
  next: () => Question,
  times: number,
): Promise<number> {
  const before = processorMs(server)
  for (let time = 0; time < times; time++) await server.ask(next())
  return (processorMs(server) - before) / times
}

async function hotelsFound(server: LoadedServer): Promise<number> {
  const { path: address } = spainIn(25, 7)
  const page = await server.ask({ path: address, headers: { accept: 'text/html' } })
  return Number(/"accommodations":(\d+)/.exec(page.toString())![1])
}

function spainIn(days: number, nights: number): Question {
  const query = new URLSearchParams({
    fecha_entrada: inDays(days),
    fecha_salida: inDays(days + nights),
    num_customers: '2_0_0:1',
  })
  return {
    path: `/es/hoteles/resultados/other/222/espana/?${query.toString()}`,
    headers: { accept: 'text/html', 'accept-encoding': 'gzip, br, zstd' },
  }
}

/** Of all threads, from where Linux counts it. */
function processorMs({ process: { pid } }: LoadedServer): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}
