/**
 * Takes rooms for a stay and gives them back, as part of the caller's transaction. The constraint
 * `never_oversold` has the last word, whatever two programs do at once.
 */
import { sql, type Transaction } from 'kysely'
import type { Day } from '../../../../site/calendar-day.ts'
import { unpackCalendarParts } from '../rules/packed-calendar.ts'
import type { Stay } from '../../../../site/stay.ts'
import { recordChange } from '../../../../store/change-feed.ts'
import type { Database } from '../../../../store/database.ts'
import type { Tables } from '../../../../store/tables.ts'

export interface RoomsOfType {
  roomTypeId: number
  stay: Stay
  rooms: number
}

/** False when a night has not enough rooms left; then nothing is taken. */
export async function takeRoomsWithin(
  transaction: Transaction<Tables>,
  kind: Database['kind'],
  { roomTypeId, stay, rooms }: RoomsOfType,
): Promise<boolean> {
  // The room type is held so that nobody changes its calendar between this look and the sale.
  const room = await transaction
    .selectFrom('room_types')
    .select(['hotel_id', 'calendar'])
    .where('id', '=', roomTypeId)
    .$if(kind === 'postgres', (query) => query.forShare())
    .executeTakeFirst()
  if (!room || rooms < 1) return false
  const allotments = allotmentsOf(room.calendar, stay)
  if (!allotments || allotments.some((allotment) => allotment < rooms)) return false

  // Nights are taken in the order of days, so that two takers never wait for each other in a ring.
  for (const [index, allotment] of allotments.entries()) {
    const day = stay.checkIn + index
    const taken = await transaction
      .insertInto('sold_nights')
      .values({ room_type_id: roomTypeId, day, allotment, sold: rooms })
      .onConflict((conflict) =>
        conflict
          .columns(['room_type_id', 'day'])
          .doUpdateSet({ sold: sql`sold_nights.sold + ${rooms}`, allotment })
          .where(sql<boolean>`sold_nights.sold + ${rooms} <= ${allotment}`),
      )
      .returning('sold')
      .executeTakeFirst()
    if (!taken) return undoNights(transaction, roomTypeId, stay.checkIn, day, rooms)
  }
  await recordRoomsChange(transaction, room.hotel_id, roomTypeId, stay)
  return true
}

export async function releaseRoomsWithin(
  transaction: Transaction<Tables>,
  sold: RoomsOfType,
): Promise<void> {
  await giveBack(transaction, sold.roomTypeId, sold.stay.checkIn, sold.stay.checkOut, sold.rooms)
  const room = await transaction
    .selectFrom('room_types')
    .select('hotel_id')
    .where('id', '=', sold.roomTypeId)
    .executeTakeFirstOrThrow()
  await recordRoomsChange(transaction, room.hotel_id, sold.roomTypeId, sold.stay)
}

/** How many rooms may be sold on each night; null when the calendar does not cover the stay. */
function allotmentsOf(calendar: Uint8Array, stay: Stay): number[] | null {
  const { firstDay, rooms, closedRuns } = unpackCalendarParts(calendar)
  const nights = Array.from(
    { length: stay.checkOut - stay.checkIn },
    (_, night) => stay.checkIn + night,
  )
  if (stay.checkIn < firstDay || stay.checkOut > firstDay + rooms.length) return null
  return nights.map((day) => {
    const at = day - firstDay
    const closed = closedRuns.some(({ from, days }) => at >= from && at < from + days)
    return closed ? 0 : rooms[at]!
  })
}

async function undoNights(
  transaction: Transaction<Tables>,
  roomTypeId: number,
  from: Day,
  until: Day,
  rooms: number,
): Promise<false> {
  await giveBack(transaction, roomTypeId, from, until, rooms)
  return false
}

async function giveBack(
  transaction: Transaction<Tables>,
  roomTypeId: number,
  from: Day,
  until: Day,
  rooms: number,
): Promise<void> {
  await transaction
    .updateTable('sold_nights')
    .set({ sold: sql`sold - ${rooms}` })
    .where('room_type_id', '=', roomTypeId)
    .where('day', '>=', from)
    .where('day', '<', until)
    .execute()
}

function recordRoomsChange(
  transaction: Transaction<Tables>,
  hotelId: number,
  roomTypeId: number,
  { checkIn, checkOut }: Stay,
): Promise<void> {
  return recordChange(transaction, {
    kind: 'rooms',
    hotelId,
    roomTypeId,
    fromDay: checkIn,
    toDay: checkOut,
  })
}
