/** One of the threads that answer requests. All of them listen on the same port. */
import { parentPort, workerData } from 'node:worker_threads'
import type { FastifyListenOptions } from 'fastify'
import { currencyRatesOn } from '../storage/currency-rates.ts'
import type { Database } from '../storage/database.ts'
import { openStore } from '../storage/store.ts'
import { buildApp } from './app.ts'
import { readAssets } from './assets.ts'
import { todayIn } from './clock.ts'
import { BROWSER_DIR, GEOGRAPHY_FILE, MANIFEST_FILE } from './built-files.ts'
import { Failure } from './failures.tsx'
import { NO_FACTS } from './hotel-metadata/recorded-facts.ts'
import type { HttpThreadData, ToHttpThread } from './http-threads.ts'
import { RELOAD_SCRIPT } from './page-reload.ts'
import { readGeography } from './prepare-world.ts'
import { type SearchMemory, searchMemory } from './search-memory.ts'
import { readSettings } from './settings.ts'

const { environment, port } = workerData as HttpThreadData
const settings = readSettings(environment)
const readiness = { ready: false }
let store: Database | undefined
let memory: SearchMemory | undefined
let facts = NO_FACTS

const app = await buildApp({
  settings,
  assets: readAssets({
    manifestFile: MANIFEST_FILE,
    browserDir: BROWSER_DIR,
    extraScripts: settings.reloadPages ? [RELOAD_SCRIPT] : [],
  }),
  browserDir: BROWSER_DIR,
  readiness,
  store: () => present(store),
  memory: () => present(memory),
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
  if ('facts' in message) {
    facts = message.facts
    memory &&= { ...memory, facts }
    return
  }
  store ??= await openStore(settings)
  const rates = await currencyRatesOn(store, todayIn(settings.edition.timeZone))
  if (!rates) throw new Error('The store has no currency rates')
  const geography = memory?.geography ?? readGeography(GEOGRAPHY_FILE)
  memory = searchMemory(message, geography, rates, facts)
  readiness.ready = true
  parentPort!.postMessage('ready')
})

/** Until the world is prepared, what needs it says "try again in a moment". */
function present<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Failure('try-again')
  return thing
}
