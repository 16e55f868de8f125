/** The main thread: starts the others, prepares the world, and tells where Alisio answers. */
import { EDITIONS } from '../core/editions/editions.ts'
import { GEOGRAPHY_FILE, threadFile } from './built-files.ts'
import { todayIn } from './clock.ts'
import { editionAddress } from './edition-links.ts'
import { startHttpThreads } from './http-threads.ts'
import { followToday, worldPrepared } from './preparation.ts'
import { readSettings, type Settings, WrongSetting } from './settings.ts'

try {
  await serve(readSettings(process.env))
} catch (error) {
  // What an operator can mend is told in one sentence; anything else is a bug and keeps its trace.
  console.error(sentenceFor(error) ?? error)
  process.exit(1)
}

async function serve(settings: Settings): Promise<void> {
  // Listening comes first: a watcher sees a living process while the world is being prepared.
  const threads = await startHttpThreads(settings, process.env)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void threads.stop().then(() => process.exit(0)))

  const { dataDir, databaseUrl, catalogueSize, edition } = settings
  const today = () => todayIn(edition.timeZone)
  const geographyFile = GEOGRAPHY_FILE
  const world = { dataDir, databaseUrl, catalogueSize, geographyFile, today: today() }
  await worldPrepared(threadFile('prepare-world-thread'), world)
  followToday(threadFile('prepare-world-thread'), world, today)
  await threads.worldPrepared()
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
