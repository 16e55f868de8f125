/** What is stored of the rates of some operators' hotels, read before it is changed. */
import type { Day } from '../core/calendar-day.ts'
import type { RatePlan, RoomKind } from '../core/catalogue.ts'
import { readRatePlan } from './catalogue-rows.ts'
import { storedWorld } from './catalogue.ts'
import type { OperatorTransaction } from './operator-catalogue.ts'

export interface StoredRates {
  id: number
  currency: string
  rooms: StoredRoom[]
  plans: RatePlan[]
}

export interface StoredRoom {
  id: number
  hotelId: number
  code: string
  kind: RoomKind
  name: string
  maxAdults: number
  maxChildren: number
  maxPersons: number
  calendar: Uint8Array
}

/** Hotels by the operator's own id, and the day on which calendars begin. */
export async function storedRates(
  { db, today }: OperatorTransaction,
  operatorIds: string[],
): Promise<{ firstDay: Day; hotels: Map<string, StoredRates> }> {
  const world = await storedWorld({ db })
  const hotels = await db
    .selectFrom('hotels')
    .select(['id', 'origin_id', 'currency'])
    .where('origin', '=', 'operator')
    .where('origin_id', 'in', operatorIds)
    .execute()
  const ids = hotels.map(({ id }) => id)
  const rooms = Map.groupBy(await storedRooms(db, ids), ({ hotelId }) => hotelId)
  const plans = Map.groupBy(await storedPlans(db, ids), ({ hotel_id }) => hotel_id)
  return {
    firstDay: world?.firstDay ?? today,
    hotels: new Map(
      hotels.map(({ id, origin_id, currency }) => [
        origin_id,
        {
          id,
          currency,
          rooms: rooms.get(id) ?? [],
          plans: (plans.get(id) ?? []).map(readRatePlan),
        },
      ]),
    ),
  }
}

async function storedRooms(db: OperatorTransaction['db'], hotelIds: number[]) {
  if (hotelIds.length === 0) return []
  const rooms = await db
    .selectFrom('operator_rooms')
    .innerJoin('room_types', 'room_types.id', 'operator_rooms.room_type_id')
    .select(['room_types.id', 'room_types.hotel_id as hotelId', 'code', 'kind', 'name', 'calendar'])
    .select(['max_adults as maxAdults', 'max_children as maxChildren', 'max_persons as maxPersons'])
    .where('operator_rooms.hotel_id', 'in', hotelIds)
    .orderBy('room_types.id')
    .execute()
  return rooms.map((room) => ({ ...room, kind: room.kind as RoomKind }))
}

async function storedPlans(db: OperatorTransaction['db'], hotelIds: number[]) {
  if (hotelIds.length === 0) return []
  return db
    .selectFrom('rate_plans')
    .selectAll()
    .where('hotel_id', 'in', hotelIds)
    .orderBy('number')
    .execute()
}
