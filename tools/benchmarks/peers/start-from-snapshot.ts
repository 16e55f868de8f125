/** `node start-from-snapshot.ts FILE`: how long until a search is answered, and its memory. */
import path from 'node:path'
import { Engine } from '../../../src/products/hotels/engine/search/engine.ts'
import { readSnapshot } from '../../../src/products/hotels/service/world-memory.ts'
import { openGeography } from '../../../src/places/geography/open-geography.ts'
import { timedQueries } from './bench-queries.ts'

const started = performance.now()
const snapshot = await readSnapshot(process.argv[2]!)
if (!snapshot) throw new Error('The snapshot cannot be read')
const { columns, firstDay } = snapshot
const root = path.join(import.meta.dirname, '..', '..', '..')
const geography = openGeography(path.join(root, 'dist', 'geography.bin'))
const engine = new Engine(columns, geography.columns)
engine.searchHotels(timedQueries(firstDay, 'London')[0]!)
const startMs = performance.now() - started
console.log(JSON.stringify({ startMs, rss: process.memoryUsage().rss }))
