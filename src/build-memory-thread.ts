/** The thread in which memory is built. It hands it over and ends. */
import { parentPort, workerData } from 'node:worker_threads'
import { openStore } from './store/store.ts'
import {
  buildMemory,
  type MemoryFromThread,
  type MemoryToBuild,
} from './products/hotels/service/build-memory.ts'
import { readGeography } from './places/service/read-geography.ts'

const { address, geographyFile, firstDay } = workerData as MemoryToBuild
const database = await openStore(address)
try {
  const memory = await buildMemory(database, readGeography(geographyFile), firstDay)
  const { columns, suggest, place } = memory
  parentPort!.postMessage({ columns, suggest: suggest.bytes, place } satisfies MemoryFromThread)
} finally {
  await database.close()
}
