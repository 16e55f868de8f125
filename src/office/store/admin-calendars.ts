/**
 * Prices and rooms of a room type, changed by somebody of the back office: the calendar and the
 * audit log in one transaction.
 */
import type { Kysely } from 'kysely'
import {
  type CalendarDay,
  type CalendarEdit,
  daysOf,
  editCalendar,
  isWithinCalendar,
} from '../rules/calendar-edit.ts'
import { auditSubject } from '../../accounts/rules/audit.ts'
import type { Day } from '../../site/calendar-day.ts'
import { packCalendar, unpackCalendar } from '../../products/hotels/rates/rules/packed-calendar.ts'
import { writeIsoDay } from '../rules/iso-day.ts'
import { type Actor, recordAudit } from '../../accounts/store/audit-log.ts'
import type { Database } from '../../store/database.ts'
import type { Instant, RoomTypesTable, Tables } from '../../store/tables.ts'
import { updateCalendar } from '../../products/hotels/rates/store/update-calendars.ts'

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
    let outcome: EditOutcome = 'no-room'
    await updateCalendar({ db: transaction, kind }, roomTypeId, async (room) => {
      const decided = await decideEdit(transaction, room, edit)
      if (typeof decided === 'string') {
        outcome = decided
        return null
      }
      outcome = 'edited'
      const { before, after, row } = decided
      const entry = { subject: auditSubject.room(roomTypeId), before, after }
      await recordAudit(transaction, actor, { action: 'calendar-changed', ...entry }, now)
      return { row, days: { from: edit.firstDay, until: edit.lastDay + 1 } }
    })
    return outcome
  })
}

/** The row as it will be and what the log tells, or why nothing changes. */
async function decideEdit(db: Kysely<Tables>, room: RoomTypesTable, edit: CalendarEdit) {
  const calendar = unpackCalendar(room.calendar)
  const { firstDay, lastDay } = edit
  if (!isWithinCalendar(calendar, firstDay, lastDay)) return 'outside'
  const sold = await soldOn(db, room.id)
  const edited = editCalendar(calendar, edit, sold)
  if (!edited) return 'too-many'
  const [before, after] = [calendar, edited].map((of) =>
    summary(daysOf(of, firstDay, lastDay, sold)),
  )
  if (JSON.stringify(before) === JSON.stringify(after)) return 'unchanged'
  const row = {
    ...room,
    calendar: packCalendar(edited),
    // Its history tells of all days together, and these now have another one: nothing is
    // claimed about earlier prices than can be known.
    ...(edit.price !== null && { price_changes: '[]' }),
  }
  return { before, after, row }
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
