/** Nights that are partly sold follow the rooms that an operator now offers. */
import { writeDay, type Day } from '../core/calendar-day.ts'
import type { Calendar } from '../core/packed-calendar.ts'
import type { NoteCode, OperatorTransaction, Remark } from './operator-catalogue.ts'

interface ChangedRooms {
  rooms: {
    row: { id: number }
    code: string
    merged: { calendar: Calendar; changed: { from: Day; until: Day } | null }
  }[]
  notes: Remark<NoteCode>[]
}

/** What is sold stays sold: where fewer rooms are offered than that, a note tells it. */
export async function fitSoldNights(
  { db, kind }: OperatorTransaction,
  changes: ChangedRooms[],
): Promise<void> {
  const rooms = new Map(
    changes.flatMap(({ rooms, notes }) =>
      rooms
        .filter(({ merged }) => merged.changed)
        .map((room) => [room.row.id, { ...room, notes }] as const),
    ),
  )
  if (rooms.size === 0) return
  const nights = await db
    .selectFrom('sold_nights')
    .selectAll()
    .where('room_type_id', 'in', [...rooms.keys()])
    .orderBy('room_type_id')
    .orderBy('day')
    // Nobody may sell one more between here and the update.
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .execute()
  for (const { room_type_id, day, allotment, sold } of nights) {
    const { code, merged, notes } = rooms.get(room_type_id)!
    if (day < merged.changed!.from || day >= merged.changed!.until) continue
    const offered = offeredOn(merged.calendar, day)
    if (sold > offered)
      notes.push({ code: 'rooms-already-sold', detail: `${code}, ${writeDay(day)}: ${sold}` })
    const fitting = Math.max(offered, sold)
    if (fitting !== allotment)
      await db
        .updateTable('sold_nights')
        .set({ allotment: fitting })
        .where('room_type_id', '=', room_type_id)
        .where('day', '=', day)
        .execute()
  }
}

function offeredOn({ firstDay, rooms, closed }: Calendar, day: Day): number {
  return closed[day - firstDay] ? 0 : (rooms[day - firstDay] ?? 0)
}
