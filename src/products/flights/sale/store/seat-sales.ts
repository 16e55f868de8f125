/**
 * Seats of flights, taken and given back. Every taking is one statement over all seats of all legs
 * that are wanted; the constraint `no_seat_twice` has the last word, whatever two programs do at
 * once.
 */
import { sql, type Transaction } from 'kysely'
import type { Day } from '../../../../site/calendar-day.ts'
import { recordChange } from '../../../../store/change-feed.ts'
import type { Database } from '../../../../store/database.ts'
import type { Tables } from '../../../../store/tables.ts'
import type { Part } from '../../../line.ts'
import type { PartTable } from '../../../product.ts'
import { flightOfSeats } from '../../timetable/rules/timetable.ts'

export const SEATS: PartTable = {
  name: 'seats',
  async take(db, kind, seats) {
    const allotments = await allotmentsOf(db, kind, seats)
    const wanted = seats.map(({ id, day, count }, at) => ({
      seats_id: id,
      day,
      allotment: allotments[at]!,
      sold: count,
    }))
    if (wanted.some(({ allotment, sold }) => sold < 1 || allotment < sold)) return false
    // In the order of flights and days, so that two takers never wait for each other in a ring.
    const taken = await db
      .insertInto('sold_seats')
      .values(wanted)
      .onConflict((conflict) =>
        conflict
          .columns(['seats_id', 'day'])
          .doUpdateSet({
            sold: sql`sold_seats.sold + excluded.sold`,
            allotment: sql`excluded.allotment`,
          })
          .where(sql<boolean>`sold_seats.sold + excluded.sold <= excluded.allotment`),
      )
      .returning('day')
      .execute()
    if (taken.length < wanted.length) return false
    await recordSeats(db, seats)
    return true
  },
  async release(db, seats) {
    for (const { id, day, count } of seats)
      await db
        .updateTable('sold_seats')
        .set({ sold: sql`sold - ${count}` })
        .where('seats_id', '=', id)
        .where('day', '=', day)
        .execute()
    await recordSeats(db, seats)
  },
}

/** How many may be sold, in the order of the seats; none on a day that nobody flies. */
async function allotmentsOf(
  db: Transaction<Tables>,
  kind: Database['kind'],
  seats: readonly Part[],
): Promise<number[]> {
  // Held so that nobody takes seats off the sale between this look and the sale.
  const rows = await db
    .selectFrom('flight_seats')
    .selectAll()
    .where('seats_id', 'in', [...new Set(seats.map(({ id }) => id))])
    .orderBy('seats_id')
    .$if(kind === 'postgres', (query) => query.forShare())
    .execute()
  const known = new Map(rows.map((row) => [Number(row.seats_id), row]))
  const cancelled = await cancelledFlights(db, seats)
  return seats.map(({ id, day }) => {
    const row = known.get(id)
    if (!row || cancelled.has(keyOf(flightOfSeats(id), day))) return 0
    return row.seats[day - row.first_day] ?? 0
  })
}

async function cancelledFlights(
  db: Transaction<Tables>,
  seats: readonly Part[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('flight_changes')
    .select(['flight_id', 'day'])
    .where('flight_id', 'in', [...new Set(seats.map(({ id }) => flightOfSeats(id)))])
    .where('cancelled', '=', 1)
    .execute()
  return new Set(rows.map(({ flight_id, day }) => keyOf(flight_id, day)))
}

function keyOf(flightId: number, day: Day): string {
  return `${flightId} ${day}`
}

async function recordSeats(db: Transaction<Tables>, seats: readonly Part[]): Promise<void> {
  for (const { id, day } of seats)
    await recordChange(db, {
      kind: 'seats',
      subjectId: flightOfSeats(id),
      partId: id,
      fromDay: day,
      toDay: day + 1,
    })
}
