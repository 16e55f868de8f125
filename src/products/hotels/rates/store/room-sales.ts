/**
 * Nights of rooms, taken and given back. Every taking is one statement over all nights of all rooms
 * that are wanted; the constraint `never_oversold` has the last word, whatever two programs do at
 * once.
 */
import { sql, type Transaction } from 'kysely'
import type { Day } from '../../../../site/calendar-day.ts'
import { recordChange } from '../../../../store/change-feed.ts'
import type { Database } from '../../../../store/database.ts'
import type { Tables } from '../../../../store/tables.ts'
import type { Part } from '../../../line.ts'
import type { PartTable } from '../../../product.ts'
import { type CalendarParts, unpackCalendarParts } from '../rules/packed-calendar.ts'

export const NIGHTS: PartTable = {
  name: 'nights',
  async take(db, kind, nights) {
    // Room types are held so that nobody changes a calendar between this look and the sale.
    const rooms = await roomTypesOf(db, kind, nights)
    const wanted = nights.map(({ id, day, count }) => {
      const room = rooms.get(id)
      return { room_type_id: id, day, allotment: room ? allotmentOn(room, day) : 0, sold: count }
    })
    if (wanted.some(({ allotment, sold }) => sold < 1 || allotment < sold)) return false
    // In the order of rooms and days, so that two takers never wait for each other in a ring.
    const taken = await db
      .insertInto('sold_nights')
      .values(wanted)
      .onConflict((conflict) =>
        conflict
          .columns(['room_type_id', 'day'])
          .doUpdateSet({
            sold: sql`sold_nights.sold + excluded.sold`,
            allotment: sql`excluded.allotment`,
          })
          .where(sql<boolean>`sold_nights.sold + excluded.sold <= excluded.allotment`),
      )
      .returning('day')
      .execute()
    if (taken.length < wanted.length) return false
    await recordNights(db, rooms, nights)
    return true
  },
  async release(db, nights) {
    for (const { id, from, until, count } of runsOf(nights))
      await db
        .updateTable('sold_nights')
        .set({ sold: sql`sold - ${count}` })
        .where('room_type_id', '=', id)
        .where('day', '>=', from)
        .where('day', '<', until)
        .execute()
    await recordNights(db, await roomTypesOf(db, 'sqlite', nights), nights)
  },
}

interface KnownRoomType {
  hotelId: number
  calendar: CalendarParts
}

async function roomTypesOf(
  db: Transaction<Tables>,
  kind: Database['kind'],
  nights: readonly Part[],
): Promise<Map<number, KnownRoomType>> {
  const ids = [...new Set(nights.map(({ id }) => id))]
  const rows = await db
    .selectFrom('room_types')
    .select(['id', 'hotel_id', 'calendar'])
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(kind === 'postgres', (query) => query.forShare())
    .execute()
  return new Map(
    rows.map(({ id, hotel_id, calendar }) => [
      id,
      { hotelId: hotel_id, calendar: unpackCalendarParts(calendar) },
    ]),
  )
}

/** How many rooms may be sold on a night; none when the calendar does not cover it. */
function allotmentOn({ calendar }: KnownRoomType, day: Day): number {
  const { firstDay, rooms, closedRuns } = calendar
  const at = day - firstDay
  const isClosed = closedRuns.some(({ from, days }) => at >= from && at < from + days)
  return isClosed ? 0 : (rooms[at] ?? 0)
}

async function recordNights(
  db: Transaction<Tables>,
  rooms: ReadonlyMap<number, KnownRoomType>,
  nights: readonly Part[],
): Promise<void> {
  for (const { id, from, until } of runsOf(nights))
    await recordChange(db, {
      kind: 'rooms',
      subjectId: rooms.get(id)!.hotelId,
      partId: id,
      fromDay: from,
      toDay: until,
    })
}

interface NightRun {
  id: number
  from: Day
  until: Day
  count: number
}

/** Days in a row of the same room, as many of each. */
function runsOf(nights: readonly Part[]): NightRun[] {
  const runs: NightRun[] = []
  for (const { id, day, count } of nights) {
    const last = runs.at(-1)
    if (last && last.id === id && last.until === day && last.count === count) last.until++
    else runs.push({ id, from: day, until: day + 1, count })
  }
  return runs
}
