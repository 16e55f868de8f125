/** A hotel as the back office sees it; closing and reopening it. */
import type { RoomKind } from '../../products/hotels/catalogue/rules/catalogue.ts'
import type { CurrencyCode } from '../../site/money.ts'
import { type AuditAction, auditSubject } from '../../accounts/rules/audit.ts'
import { type Actor, recordAudit } from '../../accounts/store/audit-log.ts'
import { recordChange } from '../../store/change-feed.ts'
import type { Database } from '../../store/database.ts'
import type { Instant, RoomTypesTable, Tables } from '../../store/tables.ts'
import type { Kysely } from 'kysely'
import {
  type CalendarDay,
  type CalendarEdit,
  daysOf,
  editCalendar,
  isWithinCalendar,
} from '../rules/calendar-form.ts'
import { type Day, writeIsoDay } from '../../site/calendar-day.ts'
import { packCalendar, unpackCalendar } from '../../products/hotels/rates/rules/packed-calendar.ts'
import { updateCalendar } from '../../products/hotels/rates/store/update-calendars.ts'

export interface OfficeHotel {
  id: number
  name: string
  /** "demo" or "operator", and its id there. */
  origin: string
  originId: string
  cityId: number
  currency: CurrencyCode
  isHidden: boolean
  isActive: boolean
}

/** In the order in which they are asked for; unknown ones are left out. */
export async function officeHotels(
  { db }: Pick<Database, 'db'>,
  ids: readonly number[],
): Promise<OfficeHotel[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('hotels')
    .select(['id', 'name', 'origin', 'origin_id', 'city_id', 'currency', 'hidden_offer_id'])
    .select(['active', 'source'])
    .where('id', 'in', ids)
    .execute()
  const hotels = new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        name: row.name,
        origin: row.origin,
        originId: [row.source, row.origin_id].filter(Boolean).join(' '),
        cityId: row.city_id,
        currency: row.currency as CurrencyCode,
        isHidden: row.hidden_offer_id !== null,
        isActive: row.active === 1,
      },
    ]),
  )
  return ids.flatMap((id) => hotels.get(id) ?? [])
}

export async function closedHotelIds({ db }: Pick<Database, 'db'>, most: number) {
  const rows = await db
    .selectFrom('hotels')
    .select('id')
    .where('active', '=', 0)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

export interface OfficeRoom {
  id: number
  kind: RoomKind
  name: string
  maxPersons: number
  /** Its operator's prices differ by board, guests and days. */
  hasSheet: boolean
}

export async function officeRooms(
  { db }: Pick<Database, 'db'>,
  hotelId: number,
): Promise<OfficeRoom[]> {
  const rows = await db
    .selectFrom('room_types')
    .select(['id', 'kind', 'name', 'max_persons as maxPersons'])
    .select((row) => row('rate_sheet', 'is not', null).as('hasSheet'))
    .where('hotel_id', '=', hotelId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...row,
    kind: row.kind as RoomKind,
    hasSheet: Boolean(row.hasSheet),
  }))
}

/**
 * A closed hotel is found nowhere and sold to nobody; what was booked stays booked. False when it
 * was so already.
 */
export async function openHotel(
  { db }: Pick<Database, 'db'>,
  hotelId: number,
  isOpen: boolean,
  actor: Actor,
  now: Instant,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('hotels')
      .set({ active: Number(isOpen) })
      .where('id', '=', hotelId)
      .where('active', '=', Number(!isOpen))
      .returning('name')
      .executeTakeFirst()
    if (!changed) return false
    const nowhere = { partId: null, fromDay: null, toDay: null }
    await recordChange(transaction, { kind: 'opening', subjectId: hotelId, ...nowhere })
    const action: AuditAction = isOpen ? 'hotel-reopened' : 'hotel-closed'
    const state = (open: boolean) => ({ hotel: changed.name, open })
    const [before, after] = [state(!isOpen), state(isOpen)]
    const entry = { action, subject: auditSubject.hotel(hotelId), before, after }
    await recordAudit(transaction, actor, entry, now)
    return true
  })
}

// Prices and rooms of a room type, changed by somebody of the back office: the calendar and the
// audit log in one transaction.

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
