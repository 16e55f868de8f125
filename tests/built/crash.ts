/**
 * The whole server, killed again and again while a crowd books. Afterwards nothing that anybody was
 * told is untrue: no confirmation lost, no room sold twice, no money without a booking or its way
 * back. `npm run crash-test` kills it twenty times on each database; `npm test` less often.
 */
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { writeDay } from '../../src/site/calendar-day.ts'
import { todayIn } from '../../src/http/clock.ts'
import type { Database } from '../../src/store/database.ts'
import type { OpenDatabase } from '../fixtures/databases.ts'
import { below, type Market, visitOnce } from './buyer.ts'
import { disagreements, shownRooms } from './engine-agreement.ts'
import { finalBooks } from './final-books.ts'
import { serverProcess } from './server-process.ts'
import { newTally } from './tally.ts'
import { letAnHourPass, paymentsCaught, unsettled } from './time-passes.ts'

const KILLS = Number(process.env['KILLS'] ?? 20)
const AT_ONCE = 16
/** For a machine that has other work to do, too. */
const PATIENCE_MS = 180_000
const NIGHTS = 2
const FIRST_STAY = 30
/** Each life of the server sells other days, two stays that share a night. */
const DAYS_BETWEEN = 7

/** One file for each database, so that both run at the same time. */
export function crashTest(open: OpenDatabase): void {
  test(`${KILLS} kills lose nothing`, { timeout: 1_800_000 }, async () => {
    const database = await open()
    const dataDir = database.address.dataDir || mkdtempSync(path.join(tmpdir(), 'alisio-crash-'))
    const server = await serverProcess({ ...database.address, dataDir })
    onTestFinished(async () => {
      await server.kill()
      if (dataDir !== database.address.dataDir) rmSync(dataDir, { recursive: true })
    })
    await server.start()
    const towns = await townsWithMostHotels(database)
    const lists: string[] = []
    const tally = newTally()
    const crowd = gather({ port: server.port, tally })
    let hits = 0
    let caught = 0
    const began = performance.now()
    for (let kill = 0; kill < KILLS; kill++) {
      const checkIn = todayIn('Europe/Madrid') + FIRST_STAY + kill * DAYS_BETWEEN
      const open = towns.flatMap((town) => [listOf(town, checkIn), listOf(town, checkIn + 1)])
      lists.push(...open)
      crowd.goOn(open)
      await crowd.isBusy(4 + below(12))
      hits += crowd.checkoutsOpen() > 0 ? 1 : 0
      crowd.loseServer()
      await server.kill()
      caught += (await paymentsCaught(database)) > 0 ? 1 : 0
      await server.start()
    }
    crowd.goOn([])
    await crowd.goHome()
    await server.kill()
    await letAnHourPass(database)
    await server.start()
    await expect.poll(() => unsettled(database), { timeout: PATIENCE_MS, interval: 250 }).toBe(0)
    const books = await finalBooks(database, tally)
    const followed = await shownRooms(server.port, lists)
    const differences = await disagreements(database, followed)

    // A memory that is built anew, and has followed nothing, offers the very same.
    await server.stop()
    for (const file of globSync(path.join(dataDir, '*.snapshot'))) rmSync(file)
    await server.start()
    const rebuilt = await shownRooms(server.port, lists)
    await server.stop()

    const { faults, ...figures } = books
    const { confirmed, cancelled, refused, wrong: _, ...tried } = tally
    console.log(
      JSON.stringify({
        database: database.kind,
        kills: KILLS,
        killsDuringCheckouts: hits,
        killsWithPaymentsCaught: caught,
        seconds: Math.round((performance.now() - began) / 1_000),
        ...tried,
        confirmationsSeen: confirmed.size,
        cancellationsSeen: cancelled.size,
        refused: Object.fromEntries(refused),
        books: figures,
        offersCompared: followed.length,
      }),
    )
    expect(faults).toEqual([])
    expect(differences).toEqual([])
    expect(followed).toEqual(rebuilt)
    expect(server.complaints()).toBe('')
    expect(confirmed.size).toBeGreaterThan(KILLS)
    expect(hits).toBe(KILLS)
  })
}

async function townsWithMostHotels({ db }: Pick<Database, 'db'>): Promise<number[]> {
  const rows = await db
    .selectFrom('hotels')
    .select(({ fn }) => ['city_id', fn.countAll<number>().as('hotels')])
    .groupBy('city_id')
    .orderBy('hotels', 'desc')
    .orderBy('city_id')
    .limit(2)
    .execute()
  return rows.map(({ city_id }) => city_id)
}

function listOf(town: number, checkIn: number): string {
  const stay = `fecha_entrada=${writeDay(checkIn)}&fecha_salida=${writeDay(checkIn + NIGHTS)}`
  return `/hoteles/resultados/city/${town}/x/?${stay}`
}

/** Visitors who come one after another, always so many at once. */
function gather({ port, tally }: Pick<Market, 'port' | 'tally'>) {
  const open = new Set<symbol>()
  let lists: string[] = []
  let back = Promise.withResolvers<void>()
  const home = new AbortController()
  const market: Market = {
    port,
    tally,
    open,
    list: () => lists[below(lists.length)]!,
    isBack: () => back.promise,
  }
  const visitors: Promise<void>[] = []
  const comeAndGo = async () => {
    while (!home.signal.aborted) {
      await back.promise
      if (lists.length === 0) return
      // A visitor whose pages do not open any more goes away.
      await visitOnce(market).catch(() => pause(5))
    }
  }
  return {
    /** The server is there, and sells these; without any, whoever has begun comes to an end. */
    goOn(next: string[]) {
      lists = next
      if (visitors.length === 0)
        visitors.push(...Array.from({ length: AT_ONCE }, () => comeAndGo()))
      back.resolve()
    },
    loseServer() {
      back = Promise.withResolvers<void>()
    },
    checkoutsOpen: () => open.size,
    /** Until so many more were confirmed and somebody's checkout is being answered. */
    async isBusy(more: number) {
      const enough = tally.confirmed.size + more
      const until = performance.now() + PATIENCE_MS
      await pause(below(8))
      while (tally.confirmed.size < enough || open.size === 0) {
        if (performance.now() > until) throw new Error('Nobody buys anything')
        // Not always the same moment of a checkout.
        await pause(1 + below(8))
      }
    },
    async goHome() {
      home.abort()
      await Promise.all(visitors)
    },
  }
}
