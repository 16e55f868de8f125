/**
 * Calendars on their way into the day-major tables. Written one by one, each of the 731 days of a
 * calendar would land in another page of memory; sixty-four room types are therefore gathered in a
 * buffer that fits the cache and turned over together, two cache lines to a day.
 */
import type { Day } from '../../../../site/calendar-day.ts'
import { type CalendarParts, unpackCalendarParts } from '../../rates/rules/packed-calendar.ts'
import { commonUnit, dayCell, priceSpan, runBefore, unitOfWideRow } from './price-cells.ts'
import type { EngineColumns } from './engine-columns.ts'

const BLOCK_ROOMS = 64

type CellColumns = Pick<EngineColumns, 'states' | 'priceTotals' | 'priceUnit' | 'priceSpan'>

export class CalendarBlock {
  /** Prices of the room types that need the wide table, by day of the ring. */
  readonly wideRows: Uint32Array[] = []
  private readonly columns: CellColumns
  private readonly stride: number
  private readonly firstDay: Day
  private readonly days: number
  private readonly states: Uint16Array
  private readonly totals: Uint16Array
  private first = 0
  private count = 0

  constructor(columns: CellColumns, window: { firstDay: Day; days: number; stride: number }) {
    this.columns = columns
    this.firstDay = window.firstDay
    this.days = window.days
    this.stride = window.stride
    this.states = new Uint16Array(BLOCK_ROOMS * window.days)
    this.totals = new Uint16Array(BLOCK_ROOMS * (window.days + 1))
  }

  /** Room types come in the order of their numbers. The answer is the mean price of its days. */
  add(roomType: number, calendar: Uint8Array): number {
    if (this.count === BLOCK_ROOMS) this.flush()
    if (this.count === 0) this.first = roomType
    const base = this.count++ * this.days
    const cells = calendarCells(calendar, this.firstDay, this.days)
    this.columns.priceUnit[roomType] = cells.unit ?? unitOfWideRow(this.wideRows.length)
    if (cells.unit === null) this.wideRows.push(ringOrder(cells.prices, this.firstDay))
    const { states } = cells
    // The ring begins in the middle of the window: what lies before goes behind.
    const turn = this.days - (this.firstDay % this.days)
    this.states.set(states.subarray(turn), base)
    this.states.set(states.subarray(0, turn), base + this.days - turn)
    return this.addPrices(roomType, cells)
  }

  private addPrices(roomType: number, { prices, unit, covered }: CalendarCells): number {
    const planes = this.days + 1
    const base = (this.count - 1) * planes
    const perUnit = unit ?? Infinity
    let plane = this.firstDay % planes
    let multiples = 0
    let highest = 0
    let total = 0
    for (let at = 0; at < this.days; at++) {
      const price = prices[at]!
      this.totals[base + plane] = multiples
      multiples += price / perUnit
      total += price
      if (price > highest) highest = price
      plane = plane === this.days ? 0 : plane + 1
    }
    this.totals[base + plane] = multiples
    this.columns.priceSpan[roomType] = priceSpan(highest / perUnit)
    return covered === 0 ? 0 : Math.round(total / covered)
  }

  flush(): void {
    const { states, priceTotals } = this.columns
    this.turnOver(this.states, states, this.days)
    this.turnOver(this.totals, priceTotals, this.days + 1)
    this.count = 0
  }

  private turnOver(gathered: Uint16Array, table: Uint16Array, planes: number): void {
    for (let plane = 0; plane < planes; plane++) {
      const into = plane * this.stride + this.first
      for (let room = 0; room < this.count; room++)
        table[into + room] = gathered[room * planes + plane]!
    }
  }
}

export interface CalendarCells {
  /** By day of the window, its first day first. */
  states: Uint16Array
  prices: Uint32Array
  /** Null when the prices need the wide table. */
  unit: number | null
  /** Days of the window that the calendar knows; on the others nothing is for sale. */
  covered: number
}

/** A packed calendar as cells of a window of days. Closed days have no rooms, sold ones fewer. */
export function calendarCells(
  calendar: Uint8Array,
  firstDay: Day,
  days: number,
  soldOn?: (day: Day) => number,
): CalendarCells {
  const parts = unpackCalendarParts(calendar)
  const offset = firstDay - parts.firstDay
  const from = Math.max(0, -offset)
  const to = Math.min(days, parts.rooms.length - offset)
  const prices = new Uint32Array(days)
  const rooms = new Uint8Array(days)
  const distinct = new Uint32Array(parts.distinctPrices)
  // Two kinds of arrays in one loop would make it slow for both.
  const indexes = new Uint16Array(parts.priceIndexes)
  for (let at = from; at < to; at++) prices[at] = distinct[indexes[at + offset]!]!
  if (to > from) rooms.set((parts.rooms as Uint8Array).subarray(from + offset, to + offset), from)
  for (const { from: start, days: length } of parts.closedRuns)
    rooms.fill(0, ...windowed(start - offset, length))
  if (soldOn)
    for (let at = from; at < to; at++) rooms[at] = Math.max(0, rooms[at]! - soldOn(firstDay + at))
  return {
    states: statesOf(rooms, minimumStays(parts, offset, days)),
    prices,
    unit: commonUnit(parts.distinctPrices),
    covered: Math.max(0, to - from),
  }
}

function minimumStays(parts: CalendarParts, offset: number, days: number): Uint8Array {
  const minimums = new Uint8Array(days).fill(1)
  for (const { from, days: length, value } of parts.minimumStayRuns)
    minimums.fill(value, ...windowed(from - offset, length))
  return minimums
}

/** A negative position would count from the end. */
function windowed(from: number, length: number): [number, number] {
  return [Math.max(0, from), Math.max(0, from + length)]
}

function statesOf(rooms: Uint8Array, minimums: Uint8Array): Uint16Array {
  const states = new Uint16Array(rooms.length)
  let run = 0
  for (let at = rooms.length - 1; at >= 0; at--) {
    const cell = dayCell(rooms[at]!, minimums[at]!, 0)
    run = runBefore(cell, run)
    states[at] = cell | run
  }
  return states
}

function ringOrder(prices: Uint32Array, firstDay: Day): Uint32Array {
  const ring = new Uint32Array(prices.length)
  prices.forEach((price, at) => (ring[(firstDay + at) % prices.length] = price))
  return ring
}
