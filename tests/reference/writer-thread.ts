/**
 * Changes calendars and rooms as fast as it can until every reader is satisfied, and leaves
 * everything as asked.
 */
import { parentPort, workerData } from 'node:worker_threads'
import type { EngineColumns } from '../../src/products/hotels/engine/columns/engine-columns.ts'
import { EngineWriter } from '../../src/products/hotels/engine/columns/engine-writer.ts'
import { Chance } from './chance.ts'
import { flatCalendar, HOTELS, PRICES, ROOMS, STAY } from './shared-world.ts'

const { columns, satisfied, lastPrices } = workerData as {
  columns: EngineColumns
  satisfied: Int32Array
  lastPrices: number[]
}
const writer = new EngineWriter(columns)
const chance = new Chance(1)
let changes = 0
for (; satisfied.some((_, reader) => Atomics.load(satisfied, reader) === 0); changes++) {
  const roomType = chance.whole(1, HOTELS)
  if (chance.is(0.5)) writer.updateCalendar(roomType, flatCalendar(chance.pick(PRICES)))
  else book(roomType, chance.whole(0, 1))
}
lastPrices.forEach((price, at) => writer.updateCalendar(at + 1, flatCalendar(price)))
parentPort!.postMessage(changes)

/** One room on each night of the stay, or none. */
function book(roomType: number, rooms: number): void {
  for (let day = STAY.checkIn; day < STAY.checkOut; day++)
    writer.updateRooms(roomType, day, ROOMS - rooms)
}
