/**
 * Rows of rates put together by hotel and room type, since a calendar is stored in one piece.
 *
 * A calendar has one price a day; each further plan of the hotel must be a fixed supplement or a
 * fixed share of it. Prices are never bent to fit: a plan that does not is refused, row by row.
 */
import type { Day } from '../../core/calendar-day.ts'
import type { CurrencyCode, MinorUnits } from '../../core/money.ts'
import { fitPlan, type ImportedPlan, type PricePair } from './fit-plan.ts'
import type { PlanKey, RateRecord, RoomRecord } from './rate-rows.ts'
import { reason, type Reason } from './reasons.ts'

export interface RateRow {
  line: number
  record: RateRecord
}

/** What changes on these days, the last one included; null leaves what is stored. */
export interface DayRates {
  firstDay: Day
  lastDay: Day
  price: MinorUnits | null
  rooms: number | null
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
  /** The plan of the calendar's own prices first; none when the rows carry no price. */
  plans: ImportedPlan[]
}

export interface GroupedRates {
  rates: HotelRates
  lines: number[]
  refused: { line: number; reason: Reason }[]
}

export function groupRates(rows: readonly RateRow[]): GroupedRates[] {
  const hotels = Map.groupBy(rows, ({ record }) => record.hotelId)
  return [...hotels.values()].map(groupHotel)
}

function groupHotel(rows: RateRow[]): GroupedRates {
  const { hotelId, currency } = rows[0]!.record
  const refused: GroupedRates['refused'] = []
  const { plans, pricing } = plansOf(rows, refused)
  const left = new Set(refused.map(({ line }) => line))
  const kept = rows.filter(({ line }) => !left.has(line))
  const rooms = Map.groupBy(kept, ({ record }) => record.room.code)
  return {
    rates: { hotelId, currency, plans, rooms: [...rooms.values()].map(roomRates) },
    lines: kept.map(({ line }) => line),
    refused,
  }

  function roomRates(ofRoom: RateRow[]): RoomRates {
    const days = ofRoom.map(({ record }) => ({
      firstDay: record.firstDay,
      lastDay: record.lastDay,
      // Only the base plan's prices stand in the calendar; other plans follow from them.
      price: keyOf(record.plan) === pricing ? record.price : null,
      rooms: record.rooms,
      minimumStay: record.minimumStay,
      closed: record.closed,
    }))
    return { room: ofRoom.at(-1)!.record.room, days }
  }
}

function plansOf(rows: RateRow[], refused: GroupedRates['refused']) {
  const priced = rows.filter(({ record }) => record.price !== null)
  const byPlan = [...Map.groupBy(priced, ({ record }) => keyOf(record.plan)).values()]
  const [base, ...others] = byPlan.toSorted((one, other) => nightsOf(other) - nightsOf(one))
  if (!base) return { plans: [], pricing: '' }
  const basePlan = base[0]!.record.plan
  const plans: ImportedPlan[] = [{ ...basePlan, boardSupplement: 0, pricePermille: 1000 }]
  const basePrices = others.length > 0 ? pricesByNight(base) : new Map<string, MinorUnits>()
  for (const ofPlan of others) {
    const { plan } = ofPlan[0]!.record
    const pairs: PricePair[] = []
    const comparable = ofPlan.filter(({ line, record }) => {
      const own = nightKeys(record).map((night) => basePrices.get(night))
      if (own.includes(undefined)) return refuse(line, 'plan-without-base', plan)
      pairs.push(...[...new Set(own)].map((price) => ({ base: price!, price: record.price! })))
      return true
    })
    if (comparable.length === 0) continue
    const fitted = fitPlan(plan, plans, pairs)
    if (fitted) plans.push(fitted)
    else for (const { line } of comparable) refuse(line, 'plan-price-varies', plan)
  }
  return { plans, pricing: keyOf(basePlan) }

  function refuse(line: number, code: 'plan-without-base' | 'plan-price-varies', plan: PlanKey) {
    refused.push({ line, reason: reason(code, 'price', keyOf(plan)) })
    return false
  }
}

function keyOf({ boardCode, freeCancellationDays, paymentMethod }: PlanKey): string {
  const cancelling = freeCancellationDays === null ? 'NR' : `${freeCancellationDays} days`
  return `${boardCode} ${cancelling} ${paymentMethod}`
}

function nightsOf(rows: RateRow[]): number {
  return rows.reduce((sum, { record }) => sum + record.lastDay - record.firstDay + 1, 0)
}

function nightKeys({ room, firstDay, lastDay }: RateRecord): string[] {
  return Array.from({ length: lastDay - firstDay + 1 }, (_, at) => `${firstDay + at} ${room.code}`)
}

function pricesByNight(rows: RateRow[]): Map<string, MinorUnits> {
  const prices = new Map<string, MinorUnits>()
  for (const { record } of rows)
    for (const night of nightKeys(record)) prices.set(night, record.price!)
  return prices
}
