/** What the room types of a hotel are called, and how many people they take. */
import type { RoomKind, RoomType } from '../rules/catalogue.ts'
import type { Database } from '../../../../store/database.ts'

export type NamedRoom = Pick<RoomType, 'id' | 'kind' | 'name' | 'maxPersons'>

export async function hotelRooms(
  { db }: Pick<Database, 'db'>,
  hotelId: number,
): Promise<NamedRoom[]> {
  const rows = await db
    .selectFrom('room_types')
    .select(['id', 'kind', 'name', 'max_persons'])
    .where('hotel_id', '=', hotelId)
    .execute()
  return rows.map(({ id, kind, name, max_persons }) => ({
    id,
    kind: kind as RoomKind,
    name,
    maxPersons: max_persons,
  }))
}
