/** The only place that builds and connects things. */
import path from 'node:path'
import { EDITIONS } from '../core/editions/editions.ts'
import type { Database } from '../storage/database.ts'
import { openStore } from '../storage/store.ts'
import { buildApp } from './app.ts'
import { readAssets } from './assets.ts'
import { todayIn } from './clock.ts'
import { editionAddress } from './edition-links.ts'
import { Failure } from './failures.tsx'
import { RELOAD_SCRIPT } from './page-reload.ts'
import { followToday, worldPrepared } from './preparation.ts'
import { readSettings, WrongSetting, type Settings } from './settings.ts'

const BUILT = path.join(import.meta.dirname, '..')
const BROWSER_DIR = path.join(BUILT, 'browser')
const GEOGRAPHY_FILE = path.join(BUILT, 'geography.bin')
const PREPARATION_THREAD = path.join(import.meta.dirname, 'prepare-world-thread.js')

try {
  await serve(readSettings(process.env))
} catch (error) {
  // What an operator can mend is told in one sentence; anything else is a bug and keeps its trace.
  console.error(sentenceFor(error) ?? error)
  process.exit(1)
}

async function serve(settings: Settings): Promise<void> {
  const readiness = { ready: false }
  const store = laterStore()
  const assets = readAssets(BROWSER_DIR, settings.reloadPages ? [RELOAD_SCRIPT] : [])
  const parts = { settings, assets, browserDir: BROWSER_DIR, readiness, store: store.get }
  const app = await buildApp(parts)
  // Listening comes first: a watcher sees a living process while the world is being prepared.
  await app.listen({ port: settings.port, host: settings.host })
  const { dataDir, databaseUrl, catalogueSize, edition } = settings
  const today = () => todayIn(edition.timeZone)
  const geographyFile = GEOGRAPHY_FILE
  const world = { dataDir, databaseUrl, catalogueSize, geographyFile, today: today() }
  await worldPrepared(PREPARATION_THREAD, world)
  followToday(PREPARATION_THREAD, world, today)
  const database = store.set(await openStore(settings))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(
      signal,
      () =>
        void app
          .close()
          .then(database.close)
          .then(() => process.exit(0)),
    )
  readiness.ready = true
  report(settings)
}

/** Until the world is prepared, what needs the store says "try again in a moment". */
function laterStore() {
  let opened: Database | undefined
  return {
    set: (database: Database) => (opened = database),
    get: () => {
      if (!opened) throw new Failure('try-again')
      return opened
    },
  }
}

function report({ publicUrl, edition }: Settings): void {
  const lines = Object.values(EDITIONS).map(
    (each) => `  ${each.id.padEnd(4)}${editionAddress(each, publicUrl, false).href}`,
  )
  console.log(
    [`Alisio answers on ${publicUrl.href} (all countries, ${edition.id} first)`, ...lines].join(
      '\n',
    ),
  )
}

function sentenceFor(error: unknown): string | undefined {
  if (error instanceof WrongSetting) return error.message
  const { code, port, address } = error as NodeJS.ErrnoException & {
    port?: number
    address?: string
  }
  if (code === 'EADDRINUSE') return `PORT ${port} is in use already; choose another one.`
  if (code === 'EACCES' && port)
    return `PORT ${port} may not be opened by this user; choose another one.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${address ?? ''} is not an address of this machine.`
  return undefined
}
