/**
 * The one way in which a stored calendar changes, for the back office, imports and the daily roll.
 *
 * A calendar is one value with all its days: whoever reads it, changes a day and writes it back
 * undoes whatever somebody else has written meanwhile. So it is read under a lock that lasts until
 * the transaction ends. On SQLite the transaction itself is that lock: there is one writer.
 */
import type { Transaction } from 'kysely'
import type { Day } from '../../../../site/calendar-day.ts'
import { type Calendar, unpackCalendar } from '../rules/packed-calendar.ts'
import { type Change, recordChanges } from '../../../../store/change-feed.ts'
import type { Database } from '../../../../store/database.ts'
import { insertRows } from '../../../../store/insert-rows.ts'
import type { RoomTypesTable, Tables } from '../../../../store/tables.ts'

export interface Writing {
  db: Transaction<Tables>
  kind: Database['kind']
}

export interface CalendarUpdate {
  /** The row that was locked, or that of a new room type, with all that is to be stored. */
  row: RoomTypesTable
  /** The days that differ, without `until`; 'all' when the calendar begins on another day. */
  days: { from: Day; until: Day } | 'all' | null
}

/** More is sold on it than is offered now; what is sold stays sold. */
export interface OversoldNight {
  roomTypeId: number
  day: Day
  sold: number
}

/** Null leaves everything as it is. A room type that does not exist is not asked about. */
export async function updateCalendar(
  writing: Writing,
  roomTypeId: number,
  change: (room: RoomTypesTable) => CalendarUpdate | null | Promise<CalendarUpdate | null>,
): Promise<OversoldNight[]> {
  return updateCalendars(writing, { roomTypeIds: [roomTypeId] }, async ([room]) => {
    const update = room && (await change(room))
    return update ? [update] : []
  })
}

/** The same for many rooms at once, all of them locked before the first is changed. */
export async function updateCalendars(
  writing: Writing,
  rooms: { roomTypeIds: number[] } | { hotelIds: number[] },
  change: (rooms: RoomTypesTable[]) => CalendarUpdate[] | Promise<CalendarUpdate[]>,
): Promise<OversoldNight[]> {
  const updates = await change(await lockedRooms(writing, rooms))
  // In the order of ids, so that two who change several of them never wait for each other.
  const rows = updates.map(({ row }) => row).toSorted((one, other) => one.id - other.id)
  const columns = Object.keys(rows[0] ?? {}).filter((name) => !KEPT.has(name))
  await insertRows(writing, 'room_types', rows, { key: ['id'], columns })
  const oversold = await fitSoldNights(writing, updates)
  await recordChanges(writing, changesOf(updates))
  return oversold
}

const KEPT = new Set<string>(['id', 'hotel_id'] satisfies (keyof RoomTypesTable)[])

async function lockedRooms(
  { db, kind }: Writing,
  rooms: { roomTypeIds: number[] } | { hotelIds: number[] },
): Promise<RoomTypesTable[]> {
  const [column, ids] =
    'hotelIds' in rooms
      ? (['hotel_id', rooms.hotelIds] as const)
      : (['id', rooms.roomTypeIds] as const)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('room_types')
    .selectAll()
    .where(column, 'in', ids)
    .orderBy('id')
    // Sales hold the row while they look at it: none can come between here and the end.
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .execute()
  // Drivers give Buffers, which turn into something else on their way through JSON.
  return rows.map((row) => ({ ...row, calendar: new Uint8Array(row.calendar) }))
}

/** Nights that are partly sold follow the rooms that are offered now. */
async function fitSoldNights(
  { db, kind }: Writing,
  updates: readonly CalendarUpdate[],
): Promise<OversoldNight[]> {
  // A calendar that begins later says the same of the days it keeps.
  const changed = new Map(
    updates.flatMap(({ row, days }) =>
      days && days !== 'all' ? [[row.id, { row, ...days }] as const] : [],
    ),
  )
  if (changed.size === 0) return []
  const nights = await db
    .selectFrom('sold_nights')
    .selectAll()
    .where('room_type_id', 'in', [...changed.keys()])
    .orderBy('room_type_id')
    .orderBy('day')
    // A night may be given back meanwhile: that needs no room type's lock.
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .execute()
  const calendars = new Map<number, Calendar>()
  const oversold: OversoldNight[] = []
  for (const { room_type_id: roomTypeId, day, allotment, sold } of nights) {
    const { row, from, until } = changed.get(roomTypeId)!
    if (day < from || day >= until) continue
    const calendar = calendars.get(roomTypeId) ?? unpackCalendar(row.calendar)
    calendars.set(roomTypeId, calendar)
    const offered = offeredOn(calendar, day)
    if (sold > offered) oversold.push({ roomTypeId, day, sold })
    const fitting = Math.max(offered, sold)
    if (fitting !== allotment)
      await db
        .updateTable('sold_nights')
        .set({ allotment: fitting })
        .where('room_type_id', '=', roomTypeId)
        .where('day', '=', day)
        .execute()
  }
  return oversold
}

function offeredOn({ firstDay, rooms, closed }: Calendar, day: Day): number {
  return closed[day - firstDay] ? 0 : (rooms[day - firstDay] ?? 0)
}

/** A hotel whose calendars all begin anew is told once. */
function changesOf(updates: readonly CalendarUpdate[]): Change[] {
  const days = updates.flatMap(({ row, days }) =>
    days && days !== 'all'
      ? [change(row.hotel_id, row.id, { fromDay: days.from, toDay: days.until })]
      : [],
  )
  const whole = new Set(updates.flatMap(({ row, days }) => (days === 'all' ? [row.hotel_id] : [])))
  return [...days, ...[...whole].map((id) => change(id, null, { fromDay: null, toDay: null }))]
}

function change(
  hotelId: number,
  roomTypeId: number | null,
  days: Pick<Change, 'fromDay' | 'toDay'>,
): Change {
  return { kind: 'calendar', subjectId: hotelId, partId: roomTypeId, ...days }
}
