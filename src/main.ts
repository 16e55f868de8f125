/** The main thread: starts the others, prepares the world, and tells where Alisio answers. */
import { type Logger, pino } from 'pino'
import type { Day } from './site/calendar-day.ts'
import { EDITIONS } from './site/editions/editions.ts'
import { shareStatus } from './office/service/node-status.ts'
import { allProducts } from './products/registry.ts'
import { followBookings } from './booking/service/follow-bookings.ts'
import { GEOGRAPHY_FILE, threadFile } from './rendering/routes/built-files.ts'
import { todayIn } from './http/clock.ts'
import { editionAddress } from './site/edition-links.ts'
import { followFacts } from './products/hotels/facts/service/follow-facts.ts'
import { startHttpThreads } from './http-threads.ts'
import { forgetExpired } from './forget-expired.ts'
import { DEMO_MISSING } from './load-demo.ts'
import { startMail } from './mail/deliver-mail.ts'
import { buildInThread } from './products/hotels/service/build-memory.ts'
import { openTimetableMemory } from './products/flights/service/timetable-memory.ts'
import { openWorldMemory } from './products/hotels/service/world-memory.ts'
import { followToday, prepareInThread } from './preparation.ts'
import { readGeography } from './places/service/read-geography.ts'
import { followReviewInvitations } from './products/hotels/reviews/service/review-invitations.ts'
import { readSettings, type Settings, whatIsInForce, WrongSetting } from './settings.ts'
import { storeReachable, StoreUnreachable } from './store/reachable.ts'

let settings: Settings | undefined
try {
  settings = readSettings(process.env)
  await serve(settings, pino({ level: settings.logLevel }))
} catch (error) {
  // What an operator can mend is told in one sentence; anything else is a bug and keeps its trace.
  const sentence = sentenceFor(error, settings ?? {})
  if (sentence) console.error(sentence)
  else pino().fatal(error)
  process.exit(1)
}

async function serve(settings: Settings, log: Logger): Promise<void> {
  console.log(whatIsInForce(settings))
  const end = (error: unknown) => {
    log.fatal(error)
    process.exit(1)
  }
  // Traces belong inside the log, one line each, also that of the last failure.
  process.on('uncaughtException', end)
  const logged = (what: string) => (error: unknown) => log.error(error, what)
  await storeReachable(settings)
  // Listening comes first: a watcher sees a living process while the world is being prepared.
  const threads = await startHttpThreads(settings, process.env, end)
  let stop = threads.stop
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0), end))

  const { dataDir, databaseUrl, catalogueSize, edition } = settings
  const today = () => todayIn(edition.timeZone)
  const geographyFile = GEOGRAPHY_FILE
  const world = { dataDir, databaseUrl, catalogueSize, geographyFile, today: today() }
  const prepare = (day: Day) =>
    prepareInThread(threadFile('prepare-world-thread'), { ...world, today: day })
  const { prepared, rolled } = prepare(world.today)
  await prepared
  const geography = readGeography(geographyFile)
  const memory = await openWorldMemory(
    settings,
    geography,
    world.today,
    {
      onBuilding: () => console.log('Laying the world out in memory …'),
      onRenewed: (renewed) => threads.share(renewed),
      onRates: () => threads.tell('rates'),
      onFailure: logged('Memory cannot follow the store'),
    },
    { build: buildInThread(threadFile('build-memory-thread'), settings, geographyFile) },
  )
  const timetable = await openTimetableMemory(settings, geography, world.today, {
    onRenewed: (flights) => threads.tell({ flights }),
    onFailure: logged('The timetable in memory cannot follow the store'),
  })
  // Before anybody can book: what an earlier run left unfinished is told from what begins now.
  const products = allProducts({ geography: () => geography, memory: null })
  const bookings = followBookings(settings, products, logged('Bookings cannot be looked after'))
  threads.tell({ flights: timetable.shared() })
  await threads.share(memory.shared())
  followToday(world.today, rolled, today, {
    onNewDay: (day) => {
      memory.rollTo(day)
      timetable.rollTo(day)
    },
    roll: (day) => prepare(day).rolled,
    onFailure: logged('The world could not be brought up to today'),
  })
  const facts = followFacts(settings, {
    onFacts: (facts) => threads.tell({ facts }),
    onFailure: logged('Recent facts of hotels cannot be read'),
  })
  const mail = startMail(settings, logged('The outbox stands still'))
  const status = shareStatus(memory, threads.tell)
  const sessions = forgetExpired(settings, logged('What is too old cannot be forgotten'))
  const invitations = followReviewInvitations(
    products,
    settings,
    logged('Guests cannot be asked for reviews'),
  )
  stop = async () => {
    clearInterval(status)
    await threads.stop()
    await bookings.stop()
    await mail.stop()
    await sessions.stop()
    await invitations.stop()
    await facts.stop()
    await memory.stop()
    await timetable.stop()
  }
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

function sentenceFor(error: unknown, { dataDir, host }: Partial<Settings>): string | undefined {
  if (error instanceof WrongSetting) return error.message
  const { code, port, syscall } = error as NodeJS.ErrnoException & { port?: number }
  if (syscall === 'listen' || syscall === 'getaddrinfo')
    switch (code) {
      case 'EADDRINUSE':
        return `PORT ${port} is in use already; choose another one.`
      case 'EACCES':
        return `PORT ${port} may not be opened by this user; choose another one.`
      default:
        return `HOST ${host} is not an address of this machine.`
    }
  if (code === DEMO_MISSING)
    return 'The demo world is missing from this build: build anew with the folder demo, or start with CATALOGUE_SIZE=0 on an empty database.'
  if (error instanceof StoreUnreachable)
    return error.address === 'DATABASE_URL'
      ? `The database of DATABASE_URL does not answer: ${error.message}.`
      : `DATA_DIR ${dataDir} cannot be used: ${error.message}.`
  return undefined
}
