/** Prices and rooms that operators bring: room types with their calendars, and rate plans. */
import { writeDay, type Day } from '../core/calendar-day.ts'
import type { RoomType } from '../core/catalogue.ts'
import type { CurrencyCode } from '../core/money.ts'
import { ratePlanRow, roomTypeRow } from './catalogue-rows.ts'
import { recordChanges } from './change-feed.ts'
import type { Database } from './database.ts'
import { insertRows } from './insert-rows.ts'
import { mergeDays, type MergedCalendar, type OperatorDays } from './operator-calendars.ts'
import {
  hotelChange,
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
import { storedHotels, storedRates, type StoredRates } from './operator-stored-rates.ts'
import type { RoomTypesTable } from './tables.ts'
import { type OversoldNight, updateCalendars } from './update-calendars.ts'

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
  const hotels = await storedHotels(
    transaction,
    batch.map(({ hotelId }) => hotelId),
  )
  const changes: RateChange[] = []
  let outcomes: SavedItem[] = []
  const hotelIds = hotels.map(({ id }) => id)
  const oversold = await updateCalendars(transaction, { hotelIds }, async (rooms) => {
    const stored = await storedRates(transaction, hotels, rooms)
    outcomes = batch.map((rates): SavedItem => {
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
    await recordHotelChanges(transaction, changes)
    return changes.flatMap(({ rooms }) =>
      rooms.map(({ row, merged }) => ({ row, days: merged.changed })),
    )
  })
  await writeCodes(transaction, changes)
  await writePlans(transaction, changes)
  tellOversold(changes, oversold)
  return outcomes
}

/** What is sold stays sold: where fewer rooms are offered than that, a note tells it. */
function tellOversold(changes: RateChange[], oversold: OversoldNight[]): void {
  const told = new Map(
    changes.flatMap(({ rooms, notes }) =>
      rooms.map(({ row, code }) => [row.id, { code, notes }] as const),
    ),
  )
  for (const { roomTypeId, day, sold } of oversold) {
    const { code, notes } = told.get(roomTypeId)!
    notes.push({ code: 'rooms-already-sold', detail: `${code}, ${writeDay(day)}: ${sold}` })
  }
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
  let last = Math.max(0, ...hotel.rooms.map(({ row }) => operatorRoomNumber(row.id)))
  const rooms: RoomChange[] = []
  const toldCodes = new Set<string>()
  for (const { room, days } of rates.rooms) {
    toldCodes.add(room.code)
    const old = byCode.get(room.code)
    const merged = mergeDays(old?.row.calendar ?? null, firstDay, days)
    if (plans.needsEveryPrice && merged.keepsPrice(today)) return { refused: partly(room.code) }
    const id = old?.row.id ?? operatorRoomTypeId(hotel.id, ++last)
    if (id === null) return { refused: rejected('rooms-too-many', room.code) }
    if (merged.goesBeyond) notes.push({ code: 'days-beyond-calendar', detail: room.code })
    const hasOtherFacts = old !== undefined && tellsOtherFacts(room, old.row)
    if (old && !merged.changed && !hasOtherFacts) continue
    const row = {
      ...(old?.row ?? newRow(hotel.id, id, room)),
      ...(hasOtherFacts && factsOf(room)),
      calendar: merged.packed,
    }
    rooms.push({ row, code: room.code, isNew: !old, hasOtherFacts, merged })
  }
  const keeping =
    plans.needsEveryPrice &&
    hotel.rooms.find(
      ({ code, row }) =>
        !toldCodes.has(code) && mergeDays(row.calendar, firstDay, []).keepsPrice(today),
    )
  if (keeping) return { refused: partly(keeping.code) }
  return { change: { hotelId: hotel.id, rooms, plans, notes } }
}

function partly(code: string): SavedItem {
  return rejected('plans-change-partly', code)
}

/** A row without the room's name is about its days: what it seems to say of the room is a guess. */
function tellsOtherFacts(room: OperatorRoom, stored: RoomTypesTable): boolean {
  const facts = Object.entries(factsOf(room)) as [keyof RoomTypesTable, unknown][]
  return room.name !== '' && facts.some(([column, value]) => stored[column] !== value)
}

function factsOf({ name, kind, maxAdults, maxChildren, maxPersons }: OperatorRoom) {
  const sizes = { max_adults: maxAdults, max_children: maxChildren, max_persons: maxPersons }
  return { name, kind, ...sizes } satisfies Partial<RoomTypesTable>
}

function newRow(hotelId: number, id: number, room: OperatorRoom): RoomTypesTable {
  const calendar = new Uint8Array()
  return roomTypeRow(hotelId, { ...room, ...PRICE_OF_ROOM, id, calendar, priceChanges: [] })
}

async function writeCodes(transaction: OperatorTransaction, changes: RateChange[]): Promise<void> {
  const codes = changes
    .flatMap(({ rooms }) => rooms)
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

/** What is more than other days of rooms that are known. */
async function recordHotelChanges(
  transaction: OperatorTransaction,
  changes: RateChange[],
): Promise<void> {
  const changed = changes.filter(
    ({ rooms, plans }) =>
      plans.changed.length + plans.removed.length > 0 ||
      rooms.some(({ isNew, hasOtherFacts }) => isNew || hasOtherFacts),
  )
  await recordChanges(
    transaction,
    changed.map(({ hotelId }) => hotelChange(hotelId)),
  )
}
