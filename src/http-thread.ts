/** One of the threads that answer requests. All of them listen on the same port. */
import { parentPort, workerData } from 'node:worker_threads'
import type { FastifyListenOptions } from 'fastify'
import type { CurrencyRates } from './site/money.ts'
import { currencyRatesOn } from './store/currency-rates.ts'
import type { Database } from './store/database.ts'
import { storedSecret } from './store/secrets.ts'
import { openStore } from './store/store.ts'
import type { NodeStatus } from './office/service/node-status.ts'
import { buildApp } from './app.ts'
import { inventedHotelsOf } from './load-demo.ts'
import type { InventedHotels } from './products/hotels/catalogue/service/invented-world.ts'
import { readAssets } from './rendering/routes/assets.ts'
import { CHECKOUT_TOKEN_SECRET } from './booking/service/checkout-token.ts'
import { todayIn } from './http/clock.ts'
import { BROWSER_DIR, GEOGRAPHY_FILE, MANIFEST_FILE } from './rendering/routes/built-files.ts'
import { Failure } from './http/failures.tsx'
import type { Readiness } from './http/health.ts'
import { NO_FACTS } from './products/hotels/facts/service/recorded-facts.ts'
import type { HttpThreadData, ToHttpThread } from './http-threads.ts'
import type { SharedMemory } from './products/hotels/service/world-memory.ts'
import { RELOAD_SCRIPT } from './rendering/routes/page-reload.ts'
import { readGeography } from './places/service/read-geography.ts'
import { takeOver } from './http/repeated-work.ts'
import { type SearchMemory, searchMemory } from './products/hotels/service/search-memory.ts'
import { flightMemory } from './products/flights/service/timetable-memory.ts'
import type { FlightMemory } from './products/flights/list/rules/flight-searcher.ts'
import { readSettings } from './settings.ts'

const { environment, port, limits } = workerData as HttpThreadData
const settings = readSettings(environment)
const readiness: Readiness = { status: 'loading' }
let store: Database | undefined
let memory: SearchMemory | undefined
let flights: FlightMemory | undefined
let checkoutKey: Buffer | undefined
let invented: InventedHotels | undefined
let facts = NO_FACTS
let status: NodeStatus | undefined

const app = await buildApp({
  settings,
  assets: readAssets({
    manifestFile: MANIFEST_FILE,
    browserDir: BROWSER_DIR,
    extraScripts: settings.reloadPages ? [RELOAD_SCRIPT] : [],
  }),
  browserDir: BROWSER_DIR,
  maxDelayMs: settings.maxDelayMs,
  readiness,
  limits,
  store: () => present(store),
  memory: () => present(memory),
  flights: () => present(flights),
  invented: () => present(invented),
  checkoutKey: () => present(checkoutKey),
  status: () => present(status),
})
/** Fastify hands every option on to Node, of whose newest its types do not know. */
const address: FastifyListenOptions & { reusePort: boolean } = {
  port,
  host: settings.host,
  reusePort: true,
}
await app.listen(address)
parentPort!.postMessage('listening')

const stopping = new AbortController()
const logged = (error: unknown) => app.log.error(error)

const takeMemory = takeOver(
  async (shared: SharedMemory) => {
    store ??= await openStore(settings)
    invented ??= await inventedHotelsOf(store)
    checkoutKey ??= await storedSecret(store, CHECKOUT_TOKEN_SECRET)
    const rates = await currentRates(store)
    const geography = memory?.geography ?? readGeography(GEOGRAPHY_FILE)
    memory = searchMemory(shared, geography, rates, facts)
    parentPort!.postMessage('ready')
  },
  stopping.signal,
  logged,
)

const takeRates = takeOver(
  async () => {
    // Before there is memory, nobody has older ones.
    if (!store || !memory) return
    const rates = await currentRates(store)
    memory = { ...memory, rates }
  },
  stopping.signal,
  logged,
)

parentPort!.on('message', (message: ToHttpThread) => {
  if (message === 'all-ready') {
    // Memory may have been built anew while the end was near already.
    if (readiness.status !== 'closing') readiness.status = 'ready'
  } else if (message === 'closing') readiness.status = 'closing'
  else if (message === 'stop') void stop().catch(logged)
  else if (message === 'rates') void takeRates(undefined)
  else if ('status' in message) status = message.status
  else if ('flights' in message) flights = flightMemory(message.flights)
  else if ('facts' in message) {
    facts = message.facts
    memory &&= { ...memory, facts }
  } else void takeMemory(message)
})

async function stop(): Promise<void> {
  stopping.abort()
  try {
    await app.close()
    await store?.close()
  } finally {
    parentPort!.close()
  }
}

async function currentRates(database: Database): Promise<CurrencyRates> {
  const rates = await currencyRatesOn(database, todayIn(settings.edition.timeZone))
  if (!rates) throw new Error('The store has no currency rates')
  return rates
}

/** Until the world is prepared, what needs it says "try again in a moment". */
function present<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Failure('try-again')
  return thing
}
