/**
 * One writer and several readers in threads of their own, on the same memory. ENGINE_SEARCHES=50000
 * lets them run longer.
 */
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import {
  EVERYTHING,
  HOTELS,
  PLACES,
  PRICES,
  sharedColumns,
} from '../../../../../tests/reference/shared-world.ts'
import { Engine } from './engine.ts'
import type { EngineResults } from './engine-query.ts'

const SEARCHES = Number(process.env['ENGINE_SEARCHES'] ?? 500)
const READERS = 2
const FOLDER = path.resolve('tests/reference')

interface ReaderReport extends Pick<EngineResults, 'hotels' | 'summary'> {
  searches: number
  wrong: string[]
  seen: number
}

test(
  'readers see whole changes only, and in the end all of them',
  { timeout: 120_000 },
  async () => {
    const lastPrices = Array.from({ length: HOTELS }, (_, at) => PRICES[at % PRICES.length]!)
    const columns = sharedColumns(() => PRICES[0]!)
    const stop = new Int32Array(new SharedArrayBuffer(4))
    const satisfied = new Int32Array(new SharedArrayBuffer(4 * READERS))
    const readers = Array.from({ length: READERS }, (_, reader) =>
      reportOf<ReaderReport>('reader-thread.ts', {
        columns,
        stop,
        satisfied,
        reader,
        enough: SEARCHES,
      }),
    )
    const changes = await reportOf<number>('writer-thread.ts', {
      columns,
      satisfied,
      lastPrices,
    })
    Atomics.store(stop, 0, 1)
    expect(changes).toBeGreaterThan(100)
    const fresh = new Engine(
      sharedColumns((id) => lastPrices[id - 1]!),
      PLACES,
    )
    const expected = answered(fresh.searchHotels(EVERYTHING))
    for (const report of await Promise.all(readers)) {
      expect(report.wrong).toEqual([])
      expect(report.searches).toBeGreaterThan(SEARCHES)
      expect(report.seen).toBe(PRICES.length)
      expect(answered(report)).toEqual(expected)
    }
  },
)

/** A thread's only message; it fails when the thread throws. */
function reportOf<Report>(file: string, workerData: object): Promise<Report> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(FOLDER, file), { workerData })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

function answered({ hotels, summary }: Pick<EngineResults, 'hotels' | 'summary'>) {
  const { status: _, ...rest } = summary
  return { hotels, summary: rest }
}
