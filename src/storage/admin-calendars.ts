/**
 * Prices and rooms of a room type, changed by somebody of the back office: the calendar, the nights
 * that are partly sold, the change feed and the audit log, in one transaction.
 */
import type { Kysely } from 'kysely'
import {
  type CalendarDay,
  type CalendarEdit,
  daysOf,
  editCalendar,
  isWithinCalendar,
} from '../core/admin/calendar-edit.ts'
import { auditSubject } from '../core/admin/audit.ts'
import type { Day } from '../core/calendar-day.ts'
import { type Calendar, packCalendar, unpackCalendar } from '../core/packed-calendar.ts'
import { writeIsoDay } from '../core/admin/iso-day.ts'
import { type Actor, recordAudit } from './audit-log.ts'
import { recordChange } from './change-feed.ts'
import type { Database } from './database.ts'
import type { Instant, Tables } from './tables.ts'

/** Null when the hotel has no such room type. `until` is the day after the last one it knows. */
export async function roomDays(
  { db }: Pick<Database, 'db'>,
  roomTypeId: number,
  firstDay: Day,
  lastDay: Day,
): Promise<{ days: CalendarDay[]; from: Day; until: Day } | null> {
  const room = await db
    .selectFrom('room_types')
    .select('calendar')
    .where('id', '=', roomTypeId)
    .executeTakeFirst()
  if (!room) return null
  const calendar = unpackCalendar(room.calendar)
  const sold = await soldOn(db, roomTypeId)
  const until = calendar.firstDay + calendar.prices.length
  return { days: daysOf(calendar, firstDay, lastDay, sold), from: calendar.firstDay, until }
}

export type EditOutcome = 'edited' | 'unchanged' | 'no-room' | 'outside' | 'too-many'

export async function editRoomDays(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  roomTypeId: number,
  edit: CalendarEdit,
  actor: Actor,
  now: Instant,
): Promise<EditOutcome> {
  return db.transaction().execute(async (transaction) => {
    // Sales hold this row while they look at it: none can come between here and the end.
    const room = await transaction
      .selectFrom('room_types')
      .select(['hotel_id', 'calendar'])
      .where('id', '=', roomTypeId)
      .$if(kind === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()
    if (!room) return 'no-room'
    const calendar = unpackCalendar(room.calendar)
    const { firstDay, lastDay } = edit
    if (!isWithinCalendar(calendar, firstDay, lastDay)) return 'outside'
    const sold = await soldOn(transaction, roomTypeId)
    const edited = editCalendar(calendar, edit, sold)
    if (!edited) return 'too-many'
    const shown = (of: Calendar) => daysOf(of, firstDay, lastDay, sold)
    const [before, after] = [shown(calendar), shown(edited)].map((days) => summary(days))
    if (JSON.stringify(before) === JSON.stringify(after)) return 'unchanged'

    await transaction
      .updateTable('room_types')
      .set({
        calendar: packCalendar(edited),
        // Its history tells of all days together, and these now have another one: nothing is
        // claimed about earlier prices than can be known.
        ...(edit.price !== null && { price_changes: '[]' }),
      })
      .where('id', '=', roomTypeId)
      .execute()
    for (const { day, allotment, isClosed } of shown(edited))
      await fitNight(transaction, roomTypeId, day, Math.max(sold(day), isClosed ? 0 : allotment))
    await recordChange(transaction, {
      kind: 'calendar',
      hotelId: room.hotel_id,
      roomTypeId,
      fromDay: firstDay,
      toDay: lastDay + 1,
    })
    const subject = auditSubject.room(roomTypeId)
    await recordAudit(
      transaction,
      actor,
      { action: 'calendar-changed', subject, before, after },
      now,
    )
    return 'edited'
  })
}

/** Only where something was sold there is a night to fit; what is sold stays sold. */
async function fitNight(
  db: Kysely<Tables>,
  roomTypeId: number,
  day: Day,
  allotment: number,
): Promise<void> {
  await db
    .updateTable('sold_nights')
    .set({ allotment })
    .where('room_type_id', '=', roomTypeId)
    .where('day', '=', day)
    .execute()
}

async function soldOn(db: Kysely<Tables>, roomTypeId: number): Promise<(day: Day) => number> {
  const nights = await db
    .selectFrom('sold_nights')
    .select(['day', 'sold'])
    .where('room_type_id', '=', roomTypeId)
    .where('sold', '>', 0)
    .execute()
  const sold = new Map(nights.map((night) => [night.day, night.sold]))
  return (day) => sold.get(day) ?? 0
}

/** Days in a row that are alike are told together: "2027-03-01/2027-03-14". */
function summary(days: readonly CalendarDay[]) {
  const runs: { from: Day; until: Day; price: number; left: number; closed: boolean }[] = []
  for (const { day, price, allotment, sold, isClosed: closed } of days) {
    const left = Math.max(0, allotment - sold)
    const last = runs.at(-1)
    if (last && last.price === price && last.left === left && last.closed === closed)
      last.until = day
    else runs.push({ from: day, until: day, price, left, closed })
  }
  return runs.map(({ from, until, ...rest }) => ({
    days: from === until ? writeIsoDay(from) : `${writeIsoDay(from)}/${writeIsoDay(until)}`,
    ...rest,
  }))
}
