/**
 * Reads what was recorded lately, twice a minute, and hands it to the threads that answer requests.
 * While the database is away they keep what they have, which grows old by itself.
 */
import { ORDERS_WINDOW_MS, VISITS_WINDOW_MS } from '../rules/metadata-windows.ts'
import { openDatabase, type Database, type DatabaseAddress } from '../../../../store/database.ts'
import { hotelOrders, hotelViews } from '../store/hotel-facts.ts'
import { repeat, type RepeatedWork } from '../../../../http/repeated-work.ts'
import { layOutFacts, type RecordedFacts, viewKey } from './recorded-facts.ts'

const READ_EVERY_MS = 30_000
/** Events wait for others before they are stored, and clocks of nodes differ. */
const LATE_MS = 60_000

export interface FactsNotices {
  onFacts: (facts: RecordedFacts) => void
  onFailure: (error: unknown) => void
}

export function followFacts(
  address: DatabaseAddress,
  { onFacts, onFailure }: FactsNotices,
): RepeatedWork {
  const database = openDatabase(address)
  const read = factsReader(database)
  const reading = repeat(READ_EVERY_MS, async () => onFacts(await read(Date.now())), onFailure)
  return {
    async stop() {
      await reading.stop()
      await database.close()
    },
  }
}

/** Views are many, so each reading asks only for those since the last one. */
export function factsReader(database: Pick<Database, 'db'>) {
  /** By hotel and visitor, when last. */
  const views = new Map<number, number>()
  let readUntil = 0
  return async (now: number): Promise<RecordedFacts> => {
    const oldest = now - VISITS_WINDOW_MS
    const from = Math.max(oldest, readUntil - LATE_MS)
    for (const { hotelId, visitor, happenedAt } of await hotelViews(database, {
      from,
      until: now,
    })) {
      const key = viewKey(hotelId, visitor)
      views.set(key, Math.max(happenedAt, views.get(key) ?? 0))
    }
    const orders = await hotelOrders(database, { from: now - ORDERS_WINDOW_MS, until: now })
    for (const [key, happenedAt] of views) if (happenedAt <= oldest) views.delete(key)
    readUntil = now
    return layOutFacts(views, orders)
  }
}
