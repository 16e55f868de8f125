/**
 * The one writer of the columns. A sale is one 16-bit store, which no reader can see half of: who
 * comes in between sees some legs as they were a microsecond ago, and the sale itself is checked
 * again in the database.
 */
import type { Day } from '../../../site/calendar-day.ts'
import { CABINS, type LocalMinute } from '../timetable/rules/timetable.ts'
import {
  CANCELLED,
  CHANGE_CAPACITY,
  changeSlot,
  CONTROL,
  type FlightColumns,
  placeOf,
  seatCell,
} from './flight-columns.ts'

/** A fuller table is slow to search. */
const MAX_CHANGES = CHANGE_CAPACITY / 2

export class FlightWriter {
  private readonly columns: FlightColumns

  constructor(columns: FlightColumns) {
    this.columns = columns
  }

  /** By `seatsId` of the timetable. False when the engine does not know the flight or the day. */
  updateSeats(seatsId: number, day: Day, left: number): boolean {
    return this.loadSeats(seatsId, day, [left])
  }

  /** Of consecutive days; those that are not on sale are passed over. */
  loadSeats(seatsId: number, firstDay: Day, left: ArrayLike<number>): boolean {
    const { rowOfId, aircraft, cells, control } = this.columns
    const row = rowOfId[Math.floor(seatsId / CABINS.length)] ?? -1
    if (row < 0) return false
    const cabin = seatsId % CABINS.length
    const place = placeOf(this.columns, row, cabin)
    const [days, stride] = [control[CONTROL.days]!, control[CONTROL.stride]!]
    const from = Math.max(firstDay, this.firstDay)
    const to = Math.min(firstDay + left.length, this.firstDay + days)
    if (place < 0 || from >= to) return false
    for (let day = from; day < to; day++)
      cells[(day % days) * stride + place] = seatCell(aircraft[row]!, cabin, left[day - firstDay]!)
    return true
  }

  /**
   * A flight that is cancelled on a day, departs at another minute of it, or goes as the timetable
   * says again (null). False when the engine does not know it, or knows too many: then build anew.
   */
  changeFlight(flightId: number, day: Day, departs: LocalMinute | 'cancelled' | null): boolean {
    const { rowOfId, changeRow, changeDay, changeDeparts, changesOn, control, isChanged } =
      this.columns
    const row = rowOfId[flightId] ?? -1
    const days = control[CONTROL.days]!
    if (row < 0 || day < this.firstDay || day >= this.firstDay + days) return false
    const at = changeSlot(this.columns, row, day)
    if (changeRow[at] === 0 && control[CONTROL.changes]! >= MAX_CHANGES) return false
    changeDeparts[at] =
      departs === 'cancelled' ? CANCELLED : (departs ?? this.columns.departs[row]!)
    if (changeRow[at] === 0) {
      changeDay[at] = day
      // The row is stored last: a reader takes an entry for one only then.
      Atomics.store(changeRow, at, row + 1)
      control[CONTROL.changes]!++
      changesOn[day % days]!++
    }
    Atomics.store(isChanged, row, 1)
    return true
  }

  /** Moves the days on sale forward. New ones have no seats until they are written. */
  rollTo(firstDay: Day): void {
    const { control, cells, changesOn } = this.columns
    const [days, stride] = [control[CONTROL.days]!, control[CONTROL.stride]!]
    const passed = Math.min(firstDay - this.firstDay, days)
    if (passed <= 0) return
    for (let day = this.firstDay; day < this.firstDay + passed; day++) {
      cells.fill(0, (day % days) * stride, ((day % days) + 1) * stride)
      changesOn[day % days] = 0
    }
    Atomics.store(control, CONTROL.firstDay, firstDay)
    this.forgetChangesBefore(firstDay)
  }

  /** Who reads meanwhile may see a flight as the timetable has it, as if it had asked before. */
  private forgetChangesBefore(firstDay: Day): void {
    const { changeRow, changeDay, changeDeparts, changesOn, control, flightId } = this.columns
    const kept: [id: number, day: Day, departs: number][] = []
    changeRow.forEach((row, at) => {
      if (row > 0 && changeDay[at]! >= firstDay)
        kept.push([flightId[row - 1]!, changeDay[at]!, changeDeparts[at]!])
    })
    changeRow.fill(0)
    changesOn.fill(0)
    control[CONTROL.changes] = 0
    for (const [id, day, minute] of kept)
      this.changeFlight(id, day, minute === CANCELLED ? 'cancelled' : minute)
  }

  private get firstDay(): Day {
    return this.columns.control[CONTROL.firstDay]!
  }
}
