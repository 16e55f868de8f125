/** Keeps memory in step with the store: the one writer of the engine's columns. */
import type { EngineColumns } from '../engine/columns/engine-columns.ts'
import { EngineWriter } from '../engine/columns/engine-writer.ts'
import type { Change, FeedPlace } from '../../../store/change-feed.ts'
import { type FeedFollower, followChanges } from '../../../store/follow-changes.ts'
import type { Database } from '../../../store/database.ts'

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
  const writer = new EngineWriter(columns)
  return followChanges(
    database,
    start,
    async (change) => {
      if (!(await applyChange(database, writer, change, notices))) notices.onRebuildNeeded()
    },
    notices.onFailure,
  )
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
