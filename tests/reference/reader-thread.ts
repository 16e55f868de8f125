/**
 * Searches until it is told to stop, and reports everything that cannot be. It says when it has
 * searched often enough and seen every price there is.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { Engine } from '../../src/products/hotels/engine/search/engine.ts'
import type { EngineColumns } from '../../src/products/hotels/engine/columns/engine-columns.ts'
import { EVERYTHING, PLACES, PRICES } from './shared-world.ts'
import { wrongIn } from './torn-answers.ts'

const { columns, stop, satisfied, reader, enough } = workerData as {
  columns: EngineColumns
  stop: Int32Array
  satisfied: Int32Array
  reader: number
  enough: number
}
const engine = new Engine(columns, PLACES)
const wrong: string[] = []
const seen = new Set<number>()
let searches = 0
for (; Atomics.load(stop, 0) === 0; searches++) {
  const answer = engine.searchHotels(EVERYTHING)
  wrong.push(...wrongIn(answer))
  for (const price of answer.pins.price) seen.add(price)
  if (searches >= enough && seen.size === PRICES.length) Atomics.store(satisfied, reader, 1)
}
const { hotels, summary } = engine.searchHotels(EVERYTHING)
parentPort!.postMessage({ searches, wrong: wrong.slice(0, 10), seen: seen.size, hotels, summary })
