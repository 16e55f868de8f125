/** What only the engine is asked: bookings, hostile searches, two threads, a start from a file. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Day } from '../../../src/site/calendar-day.ts'
import type { Engine } from '../../../src/products/hotels/engine/search/engine.ts'
import type { EngineQuery } from '../../../src/products/hotels/engine/search/engine-query.ts'
import { roomsLeftOf } from '../../../src/products/hotels/engine/columns/price-cells.ts'
import { CONTROL } from '../../../src/products/hotels/engine/columns/engine-columns.ts'
import { EngineWriter } from '../../../src/products/hotels/engine/columns/engine-writer.ts'
import { takeSnapshot } from '../../../src/products/hotels/engine/columns/snapshot.ts'
import { writeSnapshot } from '../../../src/products/hotels/service/world-memory.ts'
import { hostileQueries, newStays } from './bench-queries.ts'
import type { BuiltEngine } from './engine-contestant.ts'
import { megabytes, ms, seconds, summary, table, timed, type Timing, verdict } from './timings.ts'

const BOOKINGS = 50_000
const BOOKED_NIGHTS = 7
const MAX_BOOKING_US = 20
const MAX_HOSTILE_MS = 150
const NEW_HOSTILE_STAYS = 20
const MIN_TWO_THREADS = 1.8
const MAX_START_SECONDS = 15
const MAX_RESIDENT_BYTES = 6 * 2 ** 30

/** A booking takes one room on each of its nights; afterwards it is cancelled. */
export function bookings({ columns }: BuiltEngine, firstDay: Day): void {
  const writer = new EngineWriter(columns)
  const { roomTypeId, states, control } = columns
  const [days, stride] = [control[CONTROL.days]!, control[CONTROL.stride]!]
  const times: number[] = []
  let seed = 1
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
  const left = new Int32Array(BOOKED_NIGHTS)
  for (let booking = 0; booking < BOOKINGS; booking++) {
    const room = random(roomTypeId.length)
    const checkIn = firstDay + random(days - BOOKED_NIGHTS)
    const change = (by: number) => {
      for (let night = 0; night < BOOKED_NIGHTS; night++)
        writer.updateRooms(roomTypeId[room]!, checkIn + night, Math.max(0, left[night]! - by))
    }
    for (let night = 0; night < BOOKED_NIGHTS; night++)
      left[night] = roomsLeftOf(states[((checkIn + night) % days) * stride + room]!)
    for (const by of [1, 0]) {
      const started = performance.now()
      change(by)
      times.push((performance.now() - started) * 1_000)
    }
  }
  const { p50, p99 } = summary(times)
  console.log(
    `a booking of ${BOOKED_NIGHTS} nights applied or cancelled: ${p50.toFixed(1)} µs,`,
    `p99 ${p99.toFixed(1)} µs, bar ${MAX_BOOKING_US} µs: ${verdict(p50 < MAX_BOOKING_US)}`,
  )
}

export async function hostileSearches({ engine }: BuiltEngine, firstDay: Day): Promise<void> {
  const rows: string[][] = []
  // What is asked with filters must not have been asked without.
  let asked = 0
  for (const [name, query] of Object.entries(hostileQueries(firstDay))) {
    const { p50, max, times } = await timed([() => engine.searchHotels(query)], {
      seconds: 3,
      least: 5,
      most: 30,
    })
    const found = String(engine.searchHotels(query).summary.accommodations)
    const first = firstAnswers(engine, newStays(query, firstDay, NEW_HOSTILE_STAYS, asked))
    asked += NEW_HOSTILE_STAYS
    const isBelow = verdict(Math.max(max, first.max) < MAX_HOSTILE_MS)
    const again = [ms(p50), ms(max), String(times)]
    const bar = `${MAX_HOSTILE_MS} ms: ${isBelow}`
    rows.push([name, found, ...again, ms(first.p50), ms(first.max), bar])
  }
  const head = [
    'whole world',
    'found',
    'p50',
    'max',
    'times',
    'new stays p50',
    'max',
    'bar for max',
  ]
  console.log(table(head, rows))
}

/** The engine keeps what stays cost; here nobody has asked for any of them before. */
export function firstAnswers(engine: Engine, queries: readonly EngineQuery[]): Timing {
  return summary(
    queries.map((query) => {
      const started = performance.now()
      engine.searchHotels(query)
      return performance.now() - started
    }),
  )
}

/** The same columns in two threads: how many searches of a city they answer in the same time. */
export async function twoThreads({ columns }: BuiltEngine, firstDay: Day): Promise<void> {
  const script = path.join(import.meta.dirname, 'search-thread.ts')
  const searchesOf = (threads: number) =>
    Promise.all(
      Array.from(
        { length: threads },
        () =>
          new Promise<number>((resolve, reject) => {
            const worker = new Worker(script, { workerData: { columns, firstDay } })
            worker.once('message', resolve)
            worker.once('error', reject)
          }),
      ),
    ).then((counts) => counts.reduce((sum, count) => sum + count, 0))
  const [one, two] = [await searchesOf(1), await searchesOf(2)]
  const ratio = two / one
  console.log(
    `searches of London per second: ${one.toFixed(0)} in one thread, ${two.toFixed(0)} in two,`,
    `${ratio.toFixed(2)} ×, bar ${MIN_TWO_THREADS} ×: ${verdict(ratio >= MIN_TWO_THREADS)}`,
  )
}

/** Written here, read by a process of its own, which also tells what it takes of memory. */
export async function snapshotStart({ columns }: BuiltEngine): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'alisio-snapshot-'))
  const file = path.join(folder, 'engine.snapshot')
  try {
    const started = performance.now()
    await writeSnapshot(file, takeSnapshot(columns, { transactionId: 0, id: 0 }, 'bench'))
    console.log(`snapshot of ${megabytes(statSync(file).size)} written in ${seconds(started)}`)
    const script = path.join(import.meta.dirname, 'start-from-snapshot.ts')
    const told = execFileSync(process.execPath, [script, file], { encoding: 'utf8' })
    const { startMs, rss } = JSON.parse(told) as { startMs: number; rss: number }
    console.log(
      `start from it, with the places, until the first answer: ${ms(startMs)}`,
      `(bar ${MAX_START_SECONDS} s: ${verdict(startMs < MAX_START_SECONDS * 1_000)}),`,
      `resident ${megabytes(rss)} (bar 6 GB: ${verdict(rss < MAX_RESIDENT_BYTES)})`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
