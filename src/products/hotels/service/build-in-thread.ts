/** Memory built in a thread of its own: a large world takes minutes, and the feed does not wait. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Day } from '../../../site/calendar-day.ts'
import type { EngineColumns } from '../engine/columns/engine-columns.ts'
import { SuggestIndex } from '../../../places/memory/suggest-index.ts'
import type { FeedPlace } from '../../../store/change-feed.ts'
import type { DatabaseAddress } from '../../../store/database.ts'
import type { Build } from './world-memory.ts'

export interface MemoryToBuild {
  address: DatabaseAddress
  geographyFile: string
  firstDay: Day
}

/** All of it is shared memory: nothing is copied on its way. */
export interface MemoryFromThread {
  columns: EngineColumns
  suggest: Uint8Array
  place: FeedPlace
}

export function buildInThread(
  file: string,
  { dataDir, databaseUrl }: DatabaseAddress,
  geographyFile: string,
): Build {
  return async (firstDay, signal) => {
    const workerData: MemoryToBuild = {
      address: { dataDir, databaseUrl },
      geographyFile,
      firstDay,
    }
    const worker = new Worker(file, { workerData })
    // A failure of the thread rejects here, too.
    const answer = once(worker, 'message', { signal }) as Promise<[MemoryFromThread]>
    const [{ columns, suggest, place }] = await answer.finally(() => worker.terminate())
    const index = SuggestIndex.open(suggest)
    if (!index) throw new Error('The index of names is damaged')
    return { columns, suggest: index, place }
  }
}
