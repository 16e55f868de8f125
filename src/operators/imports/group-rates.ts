/**
 * Rows of rates put together by hotel and room type, since a calendar is stored in one piece. Each
 * row keeps its own prices: what a file says of a plan and a day is what is charged.
 */
import type { Day } from '../../site/calendar-day.ts'
import type { CurrencyCode } from '../../site/money.ts'
import type { RowPrices, PlanKey, RateRecord, RoomRecord } from './rate-rows.ts'

export interface RateRow {
  line: number
  record: RateRecord
}

/** What changes on these days, the last one included; null leaves what is stored. */
export interface DayRates extends RowPrices {
  firstDay: Day
  lastDay: Day
  /** Whose prices these are, by its place among the hotel's plans; null without any price. */
  plan: number | null
  rooms: number | null
  roomsLeft: number | null
  minimumStay: number | null
  closed: boolean | null
}

export interface RoomRates {
  room: RoomRecord
  /** In the order of the file: where days overlap, the later entry counts. */
  days: DayRates[]
}

export interface HotelRates {
  /** The operator's own id. */
  hotelId: string
  currency: CurrencyCode
  rooms: RoomRates[]
  /** Those that have a price in the file. */
  plans: PlanKey[]
}

export interface GroupedRates {
  rates: HotelRates
  lines: number[]
}

export function groupRates(rows: readonly RateRow[]): GroupedRates[] {
  const hotels = Map.groupBy(rows, ({ record }) => record.hotelId)
  return [...hotels.values()].map(groupHotel)
}

function groupHotel(rows: RateRow[]): GroupedRates {
  const { hotelId, currency } = rows[0]!.record
  const records = withCancellation(rows.map(({ record }) => record))
  const plans: PlanKey[] = []
  const positions = new Map<string, number>()
  const rooms = Map.groupBy(records, ({ room }) => room.code)
  return {
    rates: { hotelId, currency, plans, rooms: [...rooms.values()].map(roomRates) },
    lines: rows.map(({ line }) => line),
  }

  function roomRates(ofRoom: RateRecord[]): RoomRates {
    const days = ofRoom.map(dayRates)
    const { room } = ofRoom[0]!
    const named = ofRoom.findLast((record) => record.room.name !== '')?.room ?? room
    const sized = ofRoom.findLast((record) => record.room.toldCapacity.length > 0)?.room ?? named
    const { maxAdults, maxChildren, maxPersons, toldCapacity } = sized
    return { room: { ...named, maxAdults, maxChildren, maxPersons, toldCapacity }, days }
  }

  function dayRates(record: RateRecord): DayRates {
    const { hotelId: _hotel, room: _room, currency: _currency, plan, ...ofDays } = record
    return { ...ofDays, plan: hasPrices(record) ? positionOf(plan) : null }
  }

  function positionOf(plan: PlanKey): number {
    const key = JSON.stringify(plan)
    if (!positions.has(key)) positions.set(key, plans.push(plan) - 1)
    return positions.get(key)!
  }
}

/**
 * An empty cell leaves the cancellation that is stored. But beside rows of the same board that are
 * free to cancel, it stands for those that are not.
 */
function withCancellation(records: RateRecord[]): RateRecord[] {
  const telling = new Set(
    records.filter(({ plan }) => plan.cancellation).map(({ plan }) => boardAndPayment(plan)),
  )
  return records.map((record) =>
    record.plan.cancellation || !telling.has(boardAndPayment(record.plan))
      ? record
      : { ...record, plan: { ...record.plan, cancellation: { days: null } } },
  )
}

function boardAndPayment({ boardCode, paymentMethod }: PlanKey): string {
  return `${boardCode} ${paymentMethod}`
}

function hasPrices(record: RowPrices): boolean {
  const { price, baseAdults, singlePrice, extraAdult, boardPerRoom, boardPerPerson } = record
  const told = [price, baseAdults, singlePrice, extraAdult, boardPerRoom, boardPerPerson]
  return record.children.length > 0 || told.some((amount) => amount !== null)
}
