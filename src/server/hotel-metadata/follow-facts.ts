/**
 * Reads what was recorded lately, twice a minute, and hands it to the threads that answer requests.
 * While the database is away they keep what they have, which grows old by itself.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { ORDERS_WINDOW_MS, VISITS_WINDOW_MS } from '../../core/metadata-windows.ts'
import { openDatabase, type Database, type DatabaseAddress } from '../../storage/database.ts'
import { hotelOrders, hotelViews } from '../../storage/hotel-facts.ts'
import { layOutFacts, type RecordedFacts, viewKey } from './recorded-facts.ts'

const READ_EVERY_MS = 30_000
/** Events wait for others before they are stored, and clocks of nodes differ. */
const LATE_MS = 60_000

export interface FactsNotices {
  onFacts: (facts: RecordedFacts) => void
  onFailure: (error: unknown) => void
}

export interface FactsFollower {
  stop: () => Promise<void>
}

export function followFacts(
  address: DatabaseAddress,
  { onFacts, onFailure }: FactsNotices,
): FactsFollower {
  const database = openDatabase(address)
  const read = factsReader(database)
  const stopping = new AbortController()
  const done = follow()
  return {
    async stop() {
      stopping.abort()
      await done
      await database.close()
    },
  }

  async function follow(): Promise<void> {
    let isAway = false
    while (!stopping.signal.aborted) {
      try {
        onFacts(await read(Date.now()))
        isAway = false
      } catch (error) {
        // Said once, not twice a minute for as long as it lasts.
        if (!isAway) onFailure(error)
        isAway = true
      }
      await pause(READ_EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
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
