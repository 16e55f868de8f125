/** Prices and rooms that operators bring: room types with their calendars, and rate plans. */
import { type Day, writeDay } from '../../site/calendar-day.ts'
import type { RatePlan, RoomType } from '../../products/hotels/catalogue/rules/catalogue.ts'
import type { CurrencyCode } from '../../site/money.ts'
import { PRICE_OF_ROOM, type RateSheet } from '../../products/hotels/rates/rules/rate-sheet.ts'
import { ratePlanRow, roomTypeRow } from '../../products/hotels/catalogue/store/catalogue-rows.ts'
import { recordChanges } from '../../store/change-feed.ts'
import type { Database } from '../../store/database.ts'
import { insertRows } from '../../store/insert-rows.ts'
import { mergeDays, type MergedCalendar, type OperatorDays } from './operator-calendars.ts'
import {
  hotelChange,
  type NoteCode,
  operatorRoomNumber,
  operatorRoomTypeId,
  type OperatorTransaction,
  rejected,
  type Remark,
  type SavedItem,
  type SaveOptions,
  saveTogether,
  skipped,
} from './operator-catalogue.ts'
import type { PaymentMethod } from '../../products/line.ts'
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
  /** What the file says of how many it sleeps; the rest is what such a room usually does. */
  toldCapacity: readonly ('maxAdults' | 'maxChildren' | 'maxPersons')[]
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
  reportOversold(changes, oversold)
  return outcomes
}

/** What is sold stays sold: where fewer rooms are offered than that, a note tells it. */
function reportOversold(changes: RateChange[], oversold: OversoldNight[]): void {
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
  const { name, kind, maxAdults, maxChildren, maxPersons, toldCapacity } = room
  const tells = (part: (typeof toldCapacity)[number]) => !old || toldCapacity.includes(part)
  return {
    ...((!old || name !== '') && { name, kind }),
    ...(tells('maxAdults') && { max_adults: maxAdults }),
    ...(tells('maxChildren') && { max_children: maxChildren }),
    ...(tells('maxPersons') && { max_persons: maxPersons }),
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

// The rate plans of an operator's hotel, found again by board, cancellation and payment, so that
// bookings go on naming them by number. What a file does not tell of a plan leaves what is stored.

/** What a file says of a plan. */
interface OperatorPlan {
  /** Null, here and below, when it does not say. */
  boardCode: string | null
  /** `days` is null for a plan that is never free to cancel. */
  cancellation: { days: number | null } | null
  paymentMethod: PaymentMethod | null
}

interface MergedPlans {
  /** All of the hotel, in the order of their numbers. */
  all: (RatePlan & { isNew: boolean })[]
  /** New ones, and those that were a share of the calendar's prices and now have their own. */
  changed: RatePlan[]
  /** The number of each plan of the file. */
  numbers: number[]
}

/** Filters tell operators' own plans from those of the demo's providers, 1 to 6. */
const OPERATOR_PROVIDER = 100

/** What nobody told: a traveller must not be promised more than was. */
const BED_ONLY = 'SA'
const PREPAID = 'O'

function mergePlans(stored: readonly RatePlan[], told: readonly OperatorPlan[]): MergedPlans {
  const all = stored.map((plan) => ({ ...plan, isNew: false }))
  const numbers: number[] = []
  // Those that say most first, so that others may be found among them.
  const inTurn = [...told.entries()].toSorted(([, one], [, other]) => untold(one) - untold(other))
  for (const [at, plan] of inTurn) {
    const found = matching(all, plan)
    numbers[at] = found?.number ?? Math.max(0, ...all.map(({ number }) => number)) + 1
    if (!found) all.push({ ...newPlan(plan, numbers[at]), isNew: true })
  }
  const changed = all
    .filter(({ isNew, boardSupplement, pricePermille }) => {
      return isNew || boardSupplement !== 0 || pricePermille !== 1000
    })
    .map((plan) => ({ ...plan, boardSupplement: 0, pricePermille: 1000 }))
  return { all, changed, numbers }
}

/** Of several the one without board, which a price alone is mostly about; else the first. */
function matching<Plan extends RatePlan>(
  plans: readonly Plan[],
  { boardCode, cancellation, paymentMethod }: OperatorPlan,
): Plan | undefined {
  const found = plans.filter(
    (plan) =>
      (boardCode === null || plan.boardCode === boardCode) &&
      (cancellation === null || plan.freeCancellationDays === cancellation.days) &&
      (paymentMethod === null || plan.paymentMethod === paymentMethod),
  )
  return found.find((plan) => plan.boardCode === BED_ONLY) ?? found[0]
}

function untold({ boardCode, cancellation, paymentMethod }: OperatorPlan): number {
  return [boardCode, cancellation, paymentMethod].filter((part) => part === null).length
}

function newPlan(told: OperatorPlan, number: number): RatePlan {
  const paymentMethod = told.paymentMethod ?? PREPAID
  const freeCancellationDays = told.cancellation?.days ?? null
  return {
    number,
    boardCode: told.boardCode ?? BED_ONLY,
    boardSupplement: 0,
    pricePermille: 1000,
    freeCancellationDays,
    paymentMethod,
    // A deposit is due when cancelling stops being free; without that, at once.
    firstPaymentDays: paymentMethod === 'P' ? freeCancellationDays : null,
    providerId: OPERATOR_PROVIDER,
    hasMinimumRetailPrice: false,
    offers: [],
    packetSale: null,
  }
}
