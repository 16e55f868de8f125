/**
 * Moves the catalogue's window of days on: calendars that begin in the past are replaced by ones
 * that begin today. Days that both know keep what is stored, and what was sold stays sold.
 */
import type { Day } from '../../../../site/calendar-day.ts'
import type { RoomType } from '../../catalogue/rules/catalogue.ts'
import { CALENDAR_DAYS, packCalendar, rollCalendar } from '../rules/packed-calendar.ts'
import type { Database } from '../../../../store/database.ts'
import { inShortTransaction } from '../../../../store/short-transactions.ts'
import { updateCalendars } from './update-calendars.ts'

export type FreshRoom = Pick<RoomType, 'calendar' | 'priceChanges'>

/** Small transactions, since the server sells rooms meanwhile. */
const HOTELS_PER_TRANSACTION = 10

/**
 * `freshRooms` tells of a demo hotel's room types from the new first day on. Others get new days
 * that are closed until their operator prices them.
 */
export async function rollCalendars(
  database: Pick<Database, 'db' | 'kind'>,
  firstDay: Day,
  freshRooms: (hotelId: number) => Map<number, FreshRoom>,
): Promise<void> {
  const { db } = database
  const hotels = await db.selectFrom('hotels').select('id').orderBy('id').execute()
  const unsold = closedCalendar(firstDay)
  for (let from = 0; from < hotels.length; from += HOTELS_PER_TRANSACTION) {
    const next = hotels.slice(from, from + HOTELS_PER_TRANSACTION)
    const fresh = new Map(next.flatMap(({ id }) => [...freshRooms(id)]))
    await inShortTransaction(database, (transaction) =>
      updateCalendars(
        { db: transaction, kind: database.kind },
        { hotelIds: next.map(({ id }) => id) },
        (rooms) =>
          rooms.map((room) => {
            const { calendar = unsold, priceChanges } = fresh.get(room.id) ?? {}
            const row = {
              ...room,
              calendar: rollCalendar(room.calendar, calendar),
              ...(priceChanges && { price_changes: JSON.stringify(priceChanges) }),
            }
            return { row, days: 'all' }
          }),
      ),
    )
  }
  await db.updateTable('worlds').set({ first_day: firstDay }).execute()
}

function closedCalendar(firstDay: Day): Uint8Array {
  const days = Array.from({ length: CALENDAR_DAYS }, () => 0)
  return packCalendar({
    firstDay,
    prices: days,
    rooms: days,
    minimumStays: days.map(() => 1),
    closed: days.map(() => true),
  })
}
