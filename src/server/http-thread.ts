/** One of the threads that answer requests. All of them listen on the same port. */
import { parentPort, workerData } from 'node:worker_threads'
import type { FastifyListenOptions } from 'fastify'
import type { CurrencyRates } from '../core/money.ts'
import { currencyRatesOn } from '../storage/currency-rates.ts'
import type { Database } from '../storage/database.ts'
import { storedSecret } from '../storage/secrets.ts'
import { openStore } from '../storage/store.ts'
import type { NodeStatus } from './admin/node-status.ts'
import { buildApp } from './app.ts'
import { readAssets } from './assets.ts'
import { CHECKOUT_TOKEN_SECRET } from './checkout-token.ts'
import { todayIn } from './clock.ts'
import { BROWSER_DIR, GEOGRAPHY_FILE, MANIFEST_FILE } from './built-files.ts'
import { Failure } from './failures.tsx'
import { NO_FACTS } from './hotel-metadata/recorded-facts.ts'
import type { HttpThreadData, ToHttpThread } from './http-threads.ts'
import { RELOAD_SCRIPT } from './page-reload.ts'
import { readGeography } from './prepare-world.ts'
import { type SearchMemory, searchMemory } from './search-memory.ts'
import { readSettings } from './settings.ts'

const { environment, port, limits } = workerData as HttpThreadData
const settings = readSettings(environment)
const readiness = { ready: false }
let store: Database | undefined
let memory: SearchMemory | undefined
let checkoutKey: Buffer | undefined
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
  mostDelayMs: settings.mostDelayMs,
  readiness,
  store: () => present(store),
  memory: () => present(memory),
  checkoutKey: () => present(checkoutKey),
  limits,
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

parentPort!.on('message', async (message: ToHttpThread) => {
  if (message === 'stop') {
    await app.close()
    await store?.close()
    parentPort!.close()
    return
  }
  if (message === 'all-ready') {
    readiness.ready = true
    return
  }
  if (message === 'rates') {
    // Before there is memory, nobody has older ones.
    if (store && memory) await renewRates(store).catch((error: unknown) => app.log.error(error))
    return
  }
  if ('status' in message) {
    status = message.status
    return
  }
  if ('facts' in message) {
    facts = message.facts
    memory &&= { ...memory, facts }
    return
  }
  store ??= await openStore(settings)
  checkoutKey ??= await storedSecret(store, CHECKOUT_TOKEN_SECRET)
  const rates = await currentRates(store)
  const geography = memory?.geography ?? readGeography(GEOGRAPHY_FILE)
  memory = searchMemory(message, geography, rates, facts)
  parentPort!.postMessage('ready')
})

async function renewRates(database: Database): Promise<void> {
  const rates = await currentRates(database)
  memory &&= { ...memory, rates }
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
