/** Prices and rooms that operators bring: room types with their calendars, and rate plans. */
import type { Day } from '../core/calendar-day.ts'
import type { RoomType } from '../core/catalogue.ts'
import type { CurrencyCode } from '../core/money.ts'
import { ratePlanRow, roomTypeRow } from './catalogue-rows.ts'
import type { Database } from './database.ts'
import { insertRows } from './insert-rows.ts'
import { mergeDays, type MergedCalendar, type OperatorDays } from './operator-calendars.ts'
import {
  hotelChange,
  recordChanges,
  rejected,
  saveTogether,
  skipped,
  type NoteCode,
  type OperatorTransaction,
  type Remark,
  type SavedItem,
  type SaveOptions,
} from './operator-catalogue.ts'
import { operatorRoomNumber, operatorRoomTypeId } from './operator-ids.ts'
import { mergePlans, type MergedPlans, type OperatorPlan } from './operator-plans.ts'
import { storedRates, type StoredRates, type StoredRoom } from './operator-stored-rates.ts'
import { fitSoldNights } from './sold-allotments.ts'
import type { RoomTypesTable } from './tables.ts'

export interface OperatorRates {
  /** The operator's own id. */
  hotelId: string
  currency: CurrencyCode
  rooms: { room: OperatorRoom; days: OperatorDays[] }[]
  plans: OperatorPlan[]
}

export interface OperatorRoom extends Pick<
  RoomType,
  'name' | 'kind' | 'maxAdults' | 'maxChildren' | 'maxPersons'
> {
  /** The operator's own, by which the room type is found again. */
  code: string
}

/** A room of an operator costs what is written, whoever sleeps in it. */
const PRICE_OF_ROOM = { singlePermille: 1000, extraAdultPermille: 0, childPermille: 0 }

export async function saveOperatorRates(
  database: Database,
  batch: OperatorRates[],
  options: SaveOptions,
): Promise<SavedItem[]> {
  return saveTogether(database, options, (transaction) => saveRates(transaction, batch))
}

interface RoomChange {
  row: RoomTypesTable
  code: string
  isNew: boolean
  hasOtherFacts: boolean
  merged: MergedCalendar
}

interface RateChange {
  hotelId: number
  rooms: RoomChange[]
  plans: MergedPlans
  notes: Remark<NoteCode>[]
}

async function saveRates(
  transaction: OperatorTransaction,
  batch: OperatorRates[],
): Promise<SavedItem[]> {
  const stored = await storedRates(
    transaction,
    batch.map(({ hotelId }) => hotelId),
  )
  const changes: RateChange[] = []
  const outcomes = batch.map((rates): SavedItem => {
    const hotel = stored.hotels.get(rates.hotelId)
    if (!hotel) return rejected('hotel-unknown', rates.hotelId)
    if (hotel.currency !== rates.currency) return rejected('currency-differs', hotel.currency)
    const merged = mergeRates(rates, hotel, stored.firstDay, transaction.today)
    if ('refused' in merged) return merged.refused
    const { rooms, plans, notes } = merged.change
    if (rooms.length + plans.changed.length + plans.removed.length === 0) return skipped
    changes.push(merged.change)
    return { outcome: hotel.rooms.length === 0 ? 'imported' : 'updated', notes }
  })
  await writeRooms(transaction, changes)
  await writePlans(transaction, changes)
  await fitSoldNights(transaction, changes)
  await recordRateChanges(transaction, changes)
  return outcomes
}

function mergeRates(
  rates: OperatorRates,
  hotel: StoredRates,
  firstDay: Day,
  today: Day,
): { refused: SavedItem } | { change: RateChange } {
  const plans = mergePlans(hotel.plans, rates.plans)
  const notes: Remark<NoteCode>[] = []
  const byCode = new Map(hotel.rooms.map((room) => [room.code, room]))
  let last = Math.max(0, ...hotel.rooms.map(({ id }) => operatorRoomNumber(id)))
  const rooms: RoomChange[] = []
  const toldCodes = new Set<string>()
  for (const { room, days } of rates.rooms) {
    toldCodes.add(room.code)
    const old = byCode.get(room.code)
    const merged = mergeDays(old?.calendar ?? null, firstDay, days)
    if (plans.needsEveryPrice && merged.keepsPrice(today)) return { refused: partly(room.code) }
    const id = old?.id ?? operatorRoomTypeId(hotel.id, ++last)
    if (id === null) return { refused: rejected('rooms-too-many', room.code) }
    if (merged.goesBeyond) notes.push({ code: 'days-beyond-calendar', detail: room.code })
    const hasOtherFacts = old !== undefined && tellsOtherFacts(room, old)
    if (old && !merged.changed && !hasOtherFacts) continue
    const row = rowOf(hotel.id, id, old && !hasOtherFacts ? old : room, merged.packed)
    rooms.push({ row, code: room.code, isNew: !old, hasOtherFacts, merged })
  }
  const keeping =
    plans.needsEveryPrice &&
    hotel.rooms.find(
      ({ code, calendar }) =>
        !toldCodes.has(code) && mergeDays(calendar, firstDay, []).keepsPrice(today),
    )
  if (keeping) return { refused: partly(keeping.code) }
  return { change: { hotelId: hotel.id, rooms, plans, notes } }
}

function partly(code: string): SavedItem {
  return rejected('plans-change-partly', code)
}

/** A row without the room's name is about its days: what it seems to say of the room is a guess. */
function tellsOtherFacts(room: OperatorRoom, old: StoredRoom): boolean {
  return (
    room.name !== '' &&
    (room.name !== old.name ||
      room.kind !== old.kind ||
      room.maxAdults !== old.maxAdults ||
      room.maxChildren !== old.maxChildren ||
      room.maxPersons !== old.maxPersons)
  )
}

function rowOf(
  hotelId: number,
  id: number,
  facts: Omit<OperatorRoom, 'code'>,
  calendar: Uint8Array,
): RoomTypesTable {
  return roomTypeRow(hotelId, { ...facts, ...PRICE_OF_ROOM, id, calendar, priceChanges: [] })
}

const TOLD = [
  'kind',
  'name',
  'max_adults',
  'max_children',
  'max_persons',
  'calendar',
] as const satisfies (keyof RoomTypesTable)[]

async function writeRooms(transaction: OperatorTransaction, changes: RateChange[]): Promise<void> {
  const rooms = changes.flatMap((change) => change.rooms)
  // In the order of ids, so that two who change several of them never wait for each other.
  const rows = rooms.map(({ row }) => row).toSorted((one, other) => one.id - other.id)
  await insertRows(transaction, 'room_types', rows, { key: ['id'], columns: TOLD })
  const codes = rooms
    .filter(({ isNew }) => isNew)
    .map(({ row, code }) => ({ hotel_id: row.hotel_id, code, room_type_id: row.id }))
  await insertRows(transaction, 'operator_rooms', codes)
}

async function writePlans(transaction: OperatorTransaction, changes: RateChange[]): Promise<void> {
  for (const { hotelId, plans } of changes)
    if (plans.removed.length > 0)
      await transaction.db
        .deleteFrom('rate_plans')
        .where('hotel_id', '=', hotelId)
        .where('number', 'in', plans.removed)
        .execute()
  const rows = changes.flatMap(({ hotelId, plans }) =>
    plans.changed.map((plan) => ratePlanRow(hotelId, plan)),
  )
  await insertRows(transaction, 'rate_plans', rows, {
    key: ['hotel_id', 'number'],
    columns: ['board_supplement', 'price_permille'],
  })
}

async function recordRateChanges(
  transaction: OperatorTransaction,
  changes: RateChange[],
): Promise<void> {
  const feed = changes.flatMap(({ hotelId, rooms, plans }) => {
    const isOtherHotel =
      plans.changed.length + plans.removed.length > 0 ||
      rooms.some(({ isNew, hasOtherFacts }) => isNew || hasOtherFacts)
    const calendars = rooms.flatMap(({ row, merged: { changed } }) =>
      changed
        ? {
            kind: 'calendar' as const,
            hotelId,
            roomTypeId: row.id,
            fromDay: changed.from,
            toDay: changed.until,
          }
        : [],
    )
    return [...(isOtherHotel ? [hotelChange(hotelId)] : []), ...calendars]
  })
  await recordChanges(transaction, feed)
}
