/**
 * Keeps memory in step with the store: the one writer of the engine's columns. The feed is asked
 * a hundred times a second, which is one small indexed read; a notification could be missed, this
 * cannot.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { EngineColumns } from '../engine/columns/engine-columns.ts'
import { EngineWriter } from '../engine/columns/engine-writer.ts'
import {
  type Change,
  changesWatch,
  type FeedPlace,
  readChanges,
} from '../../../store/change-feed.ts'
import type { Database } from '../../../store/database.ts'

const POLL_MS = 10
const RETRY_MS = 1_000

export interface FeedFollower {
  /** How far the columns have come. */
  place: () => FeedPlace
  /** Resolves once there is nothing left that the columns do not know, or at the end. */
  caughtUp: Promise<void>
  stop: () => Promise<void>
}

export interface FeedNotices {
  /** Hotels came or changed in a way that columns cannot take over: memory must be built anew. */
  onRebuildNeeded: () => void
  /** A hotel was closed or reopened; searches know it already. */
  onOpening?: (hotelId: number, isOpen: boolean) => void
  /** A hotel has another score: worth building memory anew, but not in a hurry. */
  onReviews?: () => void
  /** Somebody has set other rates of currencies. */
  onRates?: () => void
  onFailure: (error: unknown) => void
}

export function followFeed(
  database: Database,
  columns: EngineColumns,
  start: FeedPlace,
  notices: FeedNotices,
): FeedFollower {
  const { onRebuildNeeded, onFailure } = notices
  const writer = new EngineWriter(columns)
  const isBehind = changesWatch(database)
  let place = start
  const stopping = new AbortController()
  const { promise: caughtUp, resolve: onCaughtUp } = Promise.withResolvers<void>()
  const done = follow().finally(onCaughtUp)
  return {
    place: () => place,
    caughtUp,
    stop: () => {
      stopping.abort()
      return done
    },
  }

  async function follow(): Promise<void> {
    while (!stopping.signal.aborted)
      try {
        if (isBehind(place) && (await readOn())) continue
        onCaughtUp()
        await pause(POLL_MS)
      } catch (error) {
        // A database that is away comes back; searches go on from memory meanwhile.
        onFailure(error)
        await pause(RETRY_MS)
      }
  }

  /** False when there was nothing. */
  async function readOn(): Promise<boolean> {
    const { changes, place: next } = await readChanges(database, place)
    for (const change of withoutRepeats(changes))
      if (!(await applyChange(database, writer, change, notices))) onRebuildNeeded()
    place = next
    return changes.length > 0
  }
}

/** Applying a change reads the present state, so of equal ones the last says it all. */
function withoutRepeats(changes: Change[]): Change[] {
  const last = new Map(changes.map((change) => [JSON.stringify(change), change]))
  return [...last.values()]
}

/** False when the columns cannot take the change over. */
async function applyChange(
  { db }: Pick<Database, 'db'>,
  writer: EngineWriter,
  change: Change,
  { onOpening, onReviews, onRates }: FeedNotices,
): Promise<boolean> {
  if (change.kind === 'rooms') {
    const nights = await soldNights(db, change)
    for (const night of nights)
      writer.updateRooms(night.room_type_id, night.day, night.allotment - night.sold)
    return true
  }
  if (change.kind === 'calendar') {
    const rooms = await db
      .selectFrom('room_types')
      .select(['id', 'calendar', 'price_changes'])
      .where('hotel_id', '=', change.subjectId)
      .execute()
    for (const { id, calendar, price_changes } of rooms) {
      const nights = await soldNights(db, { partId: id, fromDay: null, toDay: null })
      const sold = new Map(nights.map((night) => [night.day, night.sold]))
      if (!writer.updateCalendar(id, calendar, (day) => sold.get(day) ?? 0)) return false
      if (price_changes === '[]') writer.forgetPriceChanges(id)
    }
    return true
  }
  if (change.kind === 'rates' || change.kind === 'reviews') {
    if (change.kind === 'rates') onRates?.()
    else onReviews?.()
    return true
  }
  if (change.kind !== 'hotel' && change.kind !== 'opening') return true
  // Closing a hotel is seen at once; all else about it when memory is built anew.
  const hotel = await db
    .selectFrom('hotels')
    .select('active')
    .where('id', '=', change.subjectId)
    .executeTakeFirst()
  const isActive = hotel?.active === 1
  const isKnown = writer.updateHotel(change.subjectId, { isActive })
  if (change.kind !== 'opening') return false
  onOpening?.(change.subjectId, isActive)
  return isKnown
}

function soldNights(
  db: Database['db'],
  { partId, fromDay, toDay }: Pick<Change, 'partId' | 'fromDay' | 'toDay'>,
) {
  return db
    .selectFrom('sold_nights')
    .selectAll()
    .where('room_type_id', '=', partId ?? -1)
    .$if(fromDay !== null, (query) => query.where('day', '>=', fromDay!))
    .$if(toDay !== null, (query) => query.where('day', '<', toDay!))
    .execute()
}
