/** What is stored of the rates of some operators' hotels, read before it is changed. */
import type { Day } from '../../site/calendar-day.ts'
import type { RatePlan } from '../../products/hotels/catalogue/rules/catalogue.ts'
import { readRatePlan } from '../../products/hotels/catalogue/store/catalogue-rows.ts'
import { storedWorld } from '../../products/hotels/catalogue/store/catalogue.ts'
import type { OperatorTransaction } from './operator-catalogue.ts'
import type { RoomTypesTable } from '../../store/tables.ts'

export interface StoredHotel {
  id: number
  origin_id: string
  currency: string
}

export interface StoredRates {
  id: number
  currency: string
  rooms: StoredRoom[]
  plans: RatePlan[]
}

export interface StoredRoom {
  /** The operator's own. */
  code: string
  row: RoomTypesTable
}

export async function storedHotels(
  { db, source }: OperatorTransaction,
  operatorIds: string[],
): Promise<StoredHotel[]> {
  return db
    .selectFrom('hotels')
    .select(['id', 'origin_id', 'currency'])
    .where('origin', '=', 'operator')
    .where('source', '=', source)
    .where('origin_id', 'in', operatorIds)
    .execute()
}

/** Hotels by the operator's own id, and the day on which calendars begin. */
export async function storedRates(
  { db, today }: OperatorTransaction,
  hotels: StoredHotel[],
  /** As they were locked. */
  rows: RoomTypesTable[],
): Promise<{ firstDay: Day; hotels: Map<string, StoredRates> }> {
  const world = await storedWorld({ db })
  const ids = hotels.map(({ id }) => id)
  const codes = await storedCodes(db, ids)
  const rooms = Map.groupBy(
    rows.flatMap((row) => (codes.has(row.id) ? [{ row, code: codes.get(row.id)! }] : [])),
    ({ row }) => row.hotel_id,
  )
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

/** How many rooms are sold already, by room type and day; nobody sells one more meanwhile. */
export async function soldRooms(
  { db }: OperatorTransaction,
  /** As they were locked. */
  rows: RoomTypesTable[],
): Promise<(roomTypeId: number, day: Day) => number> {
  if (rows.length === 0) return () => 0
  const ids = rows.map(({ id }) => id)
  const nights = await db
    .selectFrom('sold_nights')
    .select(['room_type_id', 'day', 'sold'])
    .where('room_type_id', 'in', ids)
    .where('sold', '>', 0)
    .execute()
  const sold = new Map(nights.map((night) => [`${night.room_type_id} ${night.day}`, night.sold]))
  return (roomTypeId, day) => sold.get(`${roomTypeId} ${day}`) ?? 0
}

async function storedCodes(db: OperatorTransaction['db'], hotelIds: number[]) {
  if (hotelIds.length === 0) return new Map<number, string>()
  const rooms = await db
    .selectFrom('operator_rooms')
    .select(['room_type_id', 'code'])
    .where('hotel_id', 'in', hotelIds)
    .execute()
  return new Map(rooms.map(({ room_type_id, code }) => [room_type_id, code]))
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
