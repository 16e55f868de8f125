/** Builds what searches read, from the store: the engine's columns and the index of names. */
import { createHmac } from 'node:crypto'
import type { Day } from '../../../site/calendar-day.ts'
import { EngineBuilder } from '../engine/columns/engine-builder.ts'
import type { EngineColumns } from '../engine/columns/engine-columns.ts'
import { EngineWriter } from '../engine/columns/engine-writer.ts'
import { SuggestIndex } from '../../../places/memory/suggest-index.ts'
import { catalogueCounts, readCatalogue } from '../catalogue/store/catalogue-stream.ts'
import { feedEnd, type FeedPlace } from '../../../store/change-feed.ts'
import type { Database, DatabaseAddress } from '../../../store/database.ts'
import { storedSecret } from '../../../store/secrets.ts'
import type { Geography } from '../../../places/geography/geography.ts'
import { suggestAirports, type SuggestedHotel, suggestEntries } from './suggest-entries.ts'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Build } from './world-memory.ts'

/** The name under which the store keeps what moves hidden hotels on the map. */
const HIDDEN_PLACES_SECRET = 'hidden-places'

export interface BuiltMemory {
  columns: EngineColumns
  suggest: SuggestIndex
  /** Where the feed stood before the first row was read: what came later is applied again. */
  place: FeedPlace
}

export async function buildMemory(
  database: Database,
  geography: Geography,
  firstDay: Day,
): Promise<BuiltMemory> {
  const place = await feedEnd(database)
  const chains = await database.db.selectFrom('chains').selectAll().orderBy('id').execute()
  const counts = await catalogueCounts(database)
  const secret = await storedSecret(database, HIDDEN_PLACES_SECRET)
  const secretOf = (hotelId: number) => createHmac('sha256', secret).update(`${hotelId}`).digest()
  const places = geography.columns
  const builder = new EngineBuilder({ geography: places, chains, counts, firstDay, secretOf })
  const named: SuggestedHotel[] = []
  for await (const hotels of readCatalogue(database))
    for (const hotel of hotels) {
      builder.add(hotel)
      const { id, name, cityId, popularity, hiddenOfferId, isActive } = hotel
      // A hotel that is closed, or sold without its name, cannot be asked for by it.
      if (hiddenOfferId === null && isActive) named.push({ id, name, cityId, popularity })
    }
  const columns = builder.freeze()
  await subtractSales(database, columns)
  const suggest = SuggestIndex.build(
    suggestEntries(geography, chains, named),
    suggestAirports(geography),
  )
  return { columns, suggest, place }
}

async function subtractSales({ db }: Pick<Database, 'db'>, columns: EngineColumns): Promise<void> {
  const writer = new EngineWriter(columns)
  const sold = await db.selectFrom('sold_nights').selectAll().where('sold', '>', 0).execute()
  for (const night of sold)
    writer.updateRooms(night.room_type_id, night.day, night.allotment - night.sold)
}

/** Memory built in a thread of its own: a large world takes minutes, and the feed does not wait. */
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
