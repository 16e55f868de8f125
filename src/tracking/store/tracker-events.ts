/** What visitors did, kept by day and forgotten by day. */
import type { Day } from '../../site/calendar-day.ts'
import type { Database } from '../../store/database.ts'
import { deleteBelow } from '../../store/short-transactions.ts'
import type { TrackerEventsTable } from '../../store/tables.ts'

export type TrackerEvent = Omit<TrackerEventsTable, 'id'>

/** Rows in one statement: events come in batches. SQLite binds at most 32,766 values. */
const MAX_ROWS = 1_000

export async function saveEvents(
  { db }: Pick<Database, 'db'>,
  events: TrackerEvent[],
): Promise<void> {
  for (let from = 0; from < events.length; from += MAX_ROWS)
    await db
      .insertInto('tracker_events')
      .values(events.slice(from, from + MAX_ROWS))
      .execute()
}

/** Forgets everything before a day; returns how many events that were. */
export function forgetEventsBefore(
  store: Pick<Database, 'db' | 'kind'>,
  day: Day,
): Promise<number> {
  return deleteBelow(store, ['tracker_events', 'day'], day)
}
