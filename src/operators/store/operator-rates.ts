/** Prices and rooms that operators bring: room types with their calendars, and rate plans. */
import { writeDay, type Day } from '../../site/calendar-day.ts'
import type { RoomType } from '../../products/hotels/catalogue/rules/catalogue.ts'
import type { CurrencyCode } from '../../site/money.ts'
import { PRICE_OF_ROOM, type RateSheet } from '../../products/hotels/rates/rules/rate-sheet.ts'
import { ratePlanRow, roomTypeRow } from '../../products/hotels/catalogue/store/catalogue-rows.ts'
import { recordChanges } from '../../store/change-feed.ts'
import type { Database } from '../../store/database.ts'
import { insertRows } from '../../store/insert-rows.ts'
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
import { soldRooms, storedHotels, storedRates, type StoredRates } from './operator-stored-rates.ts'
import type { RoomTypesTable } from '../../store/tables.ts'
import {
  type OversoldNight,
  updateCalendars,
} from '../../products/hotels/rates/store/update-calendars.ts'

export interface OperatorRates {
  /** The operator's own id. */
  hotelId: string
  currency: CurrencyCode
  /** Each with the rows of the file in their order. */
  rooms: { room: OperatorRoom; days: OperatorDays[] }[]
  plans: OperatorPlan[]
}

export interface OperatorRoom extends Pick<
  RoomType,
  'name' | 'kind' | 'maxAdults' | 'maxChildren' | 'maxPersons'
> {
  /** The operator's own, by which the room type is found again. */
  code: string
  /** False when how many it sleeps is only what such a room usually does. */
  isCapacityTold: boolean
}

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
    const soldOn = countsRoomsLeft(batch) ? await soldRooms(transaction, rooms) : undefined
    outcomes = batch.map((rates): SavedItem => {
      const hotel = stored.hotels.get(rates.hotelId)
      if (!hotel) return rejected('hotel-unknown', rates.hotelId)
      if (hotel.currency !== rates.currency) return rejected('currency-differs', hotel.currency)
      const merged = mergeRates(rates, hotel, stored.firstDay, soldOn)
      if ('refused' in merged) return merged.refused
      const { rooms, plans, notes } = merged.change
      if (rooms.length + plans.changed.length === 0) return skipped
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

function countsRoomsLeft(batch: OperatorRates[]): boolean {
  return batch.some(({ rooms }) =>
    rooms.some(({ days }) => days.some(({ roomsLeft }) => roomsLeft !== null)),
  )
}

function mergeRates(
  rates: OperatorRates,
  hotel: StoredRates,
  firstDay: Day,
  soldOn: ((roomTypeId: number, day: Day) => number) | undefined,
): { refused: SavedItem } | { change: RateChange } {
  const plans = mergePlans(hotel.plans, rates.plans)
  const planOf = (plan: number) => plans.numbers[plan]!
  const notes: Remark<NoteCode>[] = []
  const byCode = new Map(hotel.rooms.map((room) => [room.code, room.row]))
  let last = Math.max(0, ...hotel.rooms.map(({ row }) => operatorRoomNumber(row.id)))
  const rooms: RoomChange[] = []
  const told = new Set(rates.rooms.map(({ room }) => room.code))
  // A room without a sheet is sold under every plan, so a new plan concerns all rooms.
  const untold = plans.changed.length > 0 ? hotel.rooms.filter(({ code }) => !told.has(code)) : []
  const concerned = [
    ...rates.rooms.map(({ room, days }) => ({ code: room.code, room, days })),
    ...untold.map(({ code }) => ({ code, room: null, days: [] })),
  ]
  for (const { code, room, days } of concerned) {
    const old = byCode.get(code)
    const sold = old && soldOn ? (day: Day) => soldOn(old.id, day) : undefined
    const merged = mergeDays(old ? storedDays(old) : null, firstDay, days, plans.all, planOf, sold)
    const id = old?.id ?? operatorRoomTypeId(hotel.id, ++last)
    if (id === null) return { refused: rejected('rooms-too-many', code) }
    if (merged.goesBeyond) notes.push({ code: 'days-beyond-calendar', detail: code })
    const facts = room ? factsOf(room, old) : {}
    const hasOtherFacts = old !== undefined && differs(old, facts)
    if (old && !merged.changed && !merged.isOtherSheet && !hasOtherFacts) continue
    const row = {
      ...(old ?? newRow(hotel.id, id, room!)),
      ...facts,
      calendar: merged.packed,
      rate_sheet: merged.sheet && JSON.stringify(merged.sheet),
    }
    rooms.push({ row, code, isNew: !old, hasOtherFacts, merged })
  }
  return { change: { hotelId: hotel.id, rooms, plans, notes } }
}

function storedDays({ calendar, rate_sheet }: RoomTypesTable) {
  return { calendar, sheet: rate_sheet === null ? null : (JSON.parse(rate_sheet) as RateSheet) }
}

/** What is not told of a stored room is a guess of the reader's, and leaves what is stored. */
function factsOf(room: OperatorRoom, old: RoomTypesTable | undefined): Partial<RoomTypesTable> {
  const { name, kind, maxAdults, maxChildren, maxPersons } = room
  return {
    ...((!old || name !== '') && { name, kind }),
    ...((!old || room.isCapacityTold) && {
      max_adults: maxAdults,
      max_children: maxChildren,
      max_persons: maxPersons,
    }),
  }
}

function differs(stored: RoomTypesTable, facts: Partial<RoomTypesTable>): boolean {
  const told = Object.entries(facts) as [keyof RoomTypesTable, unknown][]
  return told.some(([column, value]) => stored[column] !== value)
}

function newRow(hotelId: number, id: number, room: OperatorRoom): RoomTypesTable {
  const calendar = new Uint8Array()
  const priced = { ...PRICE_OF_ROOM, calendar, sheet: null, priceChanges: [] }
  return roomTypeRow(hotelId, { ...room, ...priced, id })
}

async function writeCodes(transaction: OperatorTransaction, changes: RateChange[]): Promise<void> {
  const codes = changes
    .flatMap(({ rooms }) => rooms)
    .filter(({ isNew }) => isNew)
    .map(({ row, code }) => ({ hotel_id: row.hotel_id, code, room_type_id: row.id }))
  await insertRows(transaction, 'operator_rooms', codes)
}

async function writePlans(transaction: OperatorTransaction, changes: RateChange[]): Promise<void> {
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
      plans.changed.length > 0 ||
      rooms.some(({ isNew, hasOtherFacts, merged }) => {
        return isNew || hasOtherFacts || merged.isOtherSheet
      }),
  )
  await recordChanges(
    transaction,
    changed.map(({ hotelId }) => hotelChange(hotelId)),
  )
}
