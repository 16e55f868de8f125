/** The only place that builds and connects things. */
import path from 'node:path'
import { EDITIONS } from '../core/editions/editions.ts'
import { openStore } from '../storage/store.ts'
import { buildApp } from './app.ts'
import { readAssets } from './assets.ts'
import { editionAddress } from './edition-links.ts'
import { RELOAD_SCRIPT } from './page-reload.ts'
import { readSettings, WrongSetting, type Settings } from './settings.ts'

try {
  await serve(readSettings(process.env))
} catch (error) {
  // What an operator can mend is told in one sentence; anything else is a bug and keeps its trace.
  console.error(sentenceFor(error) ?? error)
  process.exit(1)
}

async function serve(settings: Settings): Promise<void> {
  const readiness = { ready: false }
  const browserDir = path.join(import.meta.dirname, '..', 'browser')
  const assets = readAssets(browserDir, settings.reloadPages ? [RELOAD_SCRIPT] : [])
  const app = await buildApp({ settings, assets, browserDir, readiness })
  // Listening comes first: a watcher sees a living process while the world is being prepared.
  await app.listen({ port: settings.port, host: settings.host })
  const store = await openStore(settings)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(
      signal,
      () =>
        void app
          .close()
          .then(store.close)
          .then(() => process.exit(0)),
    )
  readiness.ready = true
  report(settings)
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
