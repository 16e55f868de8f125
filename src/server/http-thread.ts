/** One of the threads that answer requests. All of them listen on the same port. */
import { parentPort, workerData } from 'node:worker_threads'
import type { FastifyListenOptions } from 'fastify'
import type { Database } from '../storage/database.ts'
import { openStore } from '../storage/store.ts'
import { buildApp } from './app.ts'
import { readAssets } from './assets.ts'
import { BROWSER_DIR } from './built-files.ts'
import { Failure } from './failures.tsx'
import type { HttpThreadData, ToHttpThread } from './http-threads.ts'
import { RELOAD_SCRIPT } from './page-reload.ts'
import { readSettings } from './settings.ts'

const { environment, port } = workerData as HttpThreadData
const settings = readSettings(environment)
const readiness = { ready: false }
let store: Database | undefined

const app = await buildApp({
  settings,
  assets: readAssets(BROWSER_DIR, settings.reloadPages ? [RELOAD_SCRIPT] : []),
  browserDir: BROWSER_DIR,
  readiness,
  store: () => {
    // Until the world is prepared, what needs the store says "try again in a moment".
    if (!store) throw new Failure('try-again')
    return store
  },
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
  store = await openStore(settings)
  readiness.ready = true
  parentPort!.postMessage('ready')
})
