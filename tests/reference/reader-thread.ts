/** Searches until it is told to stop, and reports everything that cannot be. */
import { parentPort, workerData } from 'node:worker_threads'
import { Engine } from '../../src/engine/engine.ts'
import type { EngineColumns } from '../../src/engine/engine-columns.ts'
import { EVERYTHING, PLACES } from './shared-world.ts'
import { wrongIn } from './torn-answers.ts'

const { columns, stop } = workerData as { columns: EngineColumns; stop: Int32Array }
const engine = new Engine(columns, PLACES)
const wrong: string[] = []
const seen = new Set<number>()
let searches = 0
for (; Atomics.load(stop, 0) === 0; searches++) {
  const answer = engine.searchHotels(EVERYTHING)
  wrong.push(...wrongIn(answer))
  for (const { price } of answer.pins) seen.add(price ?? 0)
}
const { hotels, summary } = engine.searchHotels(EVERYTHING)
parentPort!.postMessage({ searches, wrong: wrong.slice(0, 10), seen: seen.size, hotels, summary })
