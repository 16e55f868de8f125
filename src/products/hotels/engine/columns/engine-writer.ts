/**
 * The one writer of the columns. All other threads only read, without locks.
 *
 * Why that is safe: a cell is one aligned 16-bit store, which no reader can see half of. A booking
 * writes its day first and then the runs of the days before, so a reader that comes in between sees
 * some stays as they were a microsecond ago, as if it had asked then; the booking itself is checked
 * again in the database. A calendar changes many cells that only mean something together; it is
 * announced, and readers wait for it; see calendar-versions.ts.
 */
import type { Day } from '../../../../site/calendar-day.ts'
import { calendarCells, type CalendarCells } from './calendar-block.ts'
import {
  settleVersions,
  markAllChanged,
  markRoomsChanged,
  writeVersioned,
} from './calendar-versions.ts'
import {
  dayCell,
  LONGEST_RUN,
  minimumStayOf,
  MAX_MULTIPLE,
  priceSpan,
  runBefore,
  runOf,
  unitOfWideRow,
  wideRow,
  withRun,
} from './price-cells.ts'
import { CONTROL, type EngineColumns } from './engine-columns.ts'
import { fillRoomWord } from './room-words.ts'
import { rowOfId } from './side-indexes.ts'

/** A change on this day is older than any claim. */
const LONG_AGO: Day = 0

export class EngineWriter {
  private readonly columns: EngineColumns

  constructor(columns: EngineColumns) {
    this.columns = columns
    settleVersions(columns)
  }

  /** False when the engine does not know the room type or the day. A closed day has 0 rooms. */
  updateRooms(roomTypeId: number, day: Day, roomsLeft: number): boolean {
    const { states } = this.columns
    const room = this.roomOf(roomTypeId)
    if (room < 0 || day < this.firstDay || day >= this.firstDay + this.days) return false
    const at = this.cellAt(room, day)
    const cell = dayCell(roomsLeft, minimumStayOf(states[at]!), 0)
    const isLast = day + 1 === this.firstDay + this.days
    const nextRun = isLast ? 0 : runOf(states[this.cellAt(room, day + 1)]!)
    states[at] = cell | runBefore(cell, nextRun)
    this.spreadRun(room, day)
    markRoomsChanged(this.columns, this.columns.roomHotel[room]!)
    return true
  }

  /**
   * Takes over a whole calendar, less what is sold of it. False when the engine does not know the
   * room type, or when its prices need the wide table and that is full: then build anew.
   */
  updateCalendar(roomTypeId: number, calendar: Uint8Array, soldOn?: (day: Day) => number): boolean {
    const room = this.roomOf(roomTypeId)
    if (room < 0) return false
    const cells = calendarCells(calendar, this.firstDay, this.days, soldOn)
    const unit = this.unitFor(room, cells)
    if (unit === null) return false
    writeVersioned(this.columns, this.columns.roomHotel[room]!, () => {
      this.writePrices(room, cells.prices, unit)
      for (let at = 0; at < this.days; at++)
        this.columns.states[this.cellAt(room, this.firstDay + at)] = cells.states[at]!
    })
    return true
  }

  updateHotel(hotelId: number, { isActive }: { isActive: boolean }): boolean {
    const { hotelOrder, hotelId: ids, active } = this.columns
    const row = rowOfId(hotelOrder, ids, hotelId)
    if (row < 0) return false
    active[row] = Number(isActive)
    markRoomsChanged(this.columns, row)
    return true
  }

  /** What it cost before is no longer known, so that nothing is claimed about it. */
  forgetPriceChanges(roomTypeId: number): void {
    const { changeStart, changeDay } = this.columns
    const room = this.roomOf(roomTypeId)
    if (room >= 0) changeDay.fill(LONG_AGO, changeStart[room]!, changeStart[room + 1]!)
  }

  /**
   * Moves the window of days forward. Days that it did not have before are not for sale until
   * their calendars come. They are emptied before the window opens, so nobody sees last year's: no
   * rooms, and totals that have not grown.
   */
  rollTo(firstDay: Day): void {
    const { control, states, priceTotals, widePrices } = this.columns
    const passed = Math.min(firstDay - this.firstDay, this.days)
    const stride = control[CONTROL.stride]!
    const planes = this.days + 1
    for (let day = this.firstDay; day < this.firstDay + passed; day++) {
      const slot = day % this.days
      states.fill(0, slot * stride, (slot + 1) * stride)
      const last = ((day + this.days) % planes) * stride
      priceTotals.copyWithin((day % planes) * stride, last, last + stride)
      for (let at = slot; at < widePrices.length; at += this.days) widePrices[at] = 0
    }
    if (passed > 0) Atomics.store(control, CONTROL.firstDay, firstDay)
    markAllChanged(this.columns)
  }

  private get firstDay(): Day {
    return this.columns.control[CONTROL.firstDay]!
  }

  private get days(): number {
    return this.columns.control[CONTROL.days]!
  }

  private roomOf(roomTypeId: number): number {
    return rowOfId(this.columns.roomTypeOrder, this.columns.roomTypeId, roomTypeId)
  }

  private cellAt(room: number, day: Day): number {
    return (day % this.days) * this.columns.control[CONTROL.stride]! + room
  }

  /** Carries a changed run back over the nights before it, as far as it makes a difference. */
  private spreadRun(room: number, from: Day): void {
    const { states } = this.columns
    let run = runOf(states[this.cellAt(room, from)]!)
    const last = Math.max(this.firstDay, from - LONGEST_RUN)
    for (let day = from - 1; day >= last; day--) {
      const at = this.cellAt(room, day)
      run = runBefore(states[at]!, run)
      if (run === runOf(states[at]!)) return
      states[at] = withRun(states[at]!, run)
    }
  }

  /** The present unit where it fits; null when the wide table is needed and full. */
  private unitFor(room: number, { prices, unit }: CalendarCells): number | null {
    const present = this.columns.priceUnit[room]!
    if (present < 0 || areMultiples(prices, present)) return present
    return unit ?? this.freshWideRow()
  }

  private writePrices(room: number, prices: Uint32Array, unit: number): void {
    const { columns, days, firstDay } = this
    const { widePrices, priceUnit, priceSpan: spans } = columns
    priceUnit[room] = unit
    if (unit < 0)
      prices.forEach((price, at) => {
        widePrices[wideRow(unit) * days + ((firstDay + at) % days)] = price
      })
    else spans[room] = priceSpan(this.writeTotals(room, prices, unit))
    fillRoomWord(columns, room)
  }

  /** The answer is the highest multiple. */
  private writeTotals(room: number, prices: Uint32Array, unit: number): number {
    const { priceTotals, control } = this.columns
    const stride = control[CONTROL.stride]!
    let total = 0
    let highest = 0
    for (let at = 0; at <= prices.length; at++) {
      const multiple = at < prices.length ? prices[at]! / unit : 0
      priceTotals[((this.firstDay + at) % (this.days + 1)) * stride + room] = total
      total += multiple
      if (multiple > highest) highest = multiple
    }
    return highest
  }

  private freshWideRow(): number | null {
    const { control, widePrices } = this.columns
    const used = control[CONTROL.wideRowsUsed]!
    if ((used + 1) * this.days > widePrices.length) return null
    control[CONTROL.wideRowsUsed] = used + 1
    return unitOfWideRow(used)
  }
}

function areMultiples(prices: Uint32Array, unit: number): boolean {
  return prices.every((price) => price % unit === 0 && price / unit <= MAX_MULTIPLE)
}
