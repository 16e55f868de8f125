/** What visitors did, kept by day and forgotten by day. */
import type { Day } from '../../site/calendar-day.ts'
import type { Database } from '../../store/database.ts'
import { deleteBelow } from '../../store/short-transactions.ts'
import type { TrackerEventsTable } from '../../store/tables.ts'
import { type EventRecord, readEventRecord } from '../rules/event-record.ts'

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

/**
 * The records of a day, as they were written, in parts: a day may have millions. Earlier releases
 * wrote plain JSON into the same column; those rows are passed over and forgotten within a month.
 */
export async function* eventRecordsOn(
  { db }: Pick<Database, 'db'>,
  day: Day,
): AsyncGenerator<EventRecord & { id: number }> {
  let last = 0
  for (;;) {
    const rows = await db
      .selectFrom('tracker_events')
      .select(['id', 'details'])
      .where('day', '=', day)
      .where('id', '>', last)
      .orderBy('id')
      .limit(MAX_ROWS)
      .execute()
    for (const { id, details } of rows) {
      const read = readEventRecord(details)
      if (read.ok) yield { id: Number(id), ...read.value }
    }
    if (rows.length < MAX_ROWS) return
    last = Number(rows.at(-1)!.id)
  }
}

/** Forgets everything before a day; returns how many events that were. */
export function forgetEventsBefore(
  store: Pick<Database, 'db' | 'kind'>,
  day: Day,
): Promise<number> {
  return deleteBelow(store, ['tracker_events', 'day'], day)
}
