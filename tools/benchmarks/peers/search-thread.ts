/** One thread on shared columns: tells how many searches of a city it answered per second. */
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { Day } from '../../../src/site/calendar-day.ts'
import { Engine } from '../../../src/products/hotels/engine/search/engine.ts'
import type { EngineColumns } from '../../../src/products/hotels/engine/columns/engine-columns.ts'
import { openGeography } from '../../../src/places/geography/open-geography.ts'
import { timedQueries } from './bench-queries.ts'

const SECONDS = 4
const root = path.join(import.meta.dirname, '..', '..', '..')
const { columns, firstDay } = workerData as { columns: EngineColumns; firstDay: Day }
const geography = openGeography(path.join(root, 'dist', 'geography.bin'))
const engine = new Engine(columns, geography.columns)
const queries = timedQueries(firstDay, 'London')
const answerFor = (seconds: number) => {
  const end = performance.now() + seconds * 1_000
  let searches = 0
  while (performance.now() < end) engine.searchHotels(queries[searches++ % queries.length]!)
  return searches / seconds
}
answerFor(1)
parentPort!.postMessage(answerFor(SECONDS))
