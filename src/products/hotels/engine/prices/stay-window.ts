/** A stay as positions in the large tables. */
import type { Day } from '../../../../site/calendar-day.ts'
import { LONGEST_RUN } from '../columns/day-cells.ts'
import { CONTROL, type EngineColumns } from '../columns/engine-columns.ts'
import type { Stay } from '../../../../site/stay.ts'
import { stayNights } from '../../../../site/stay.ts'

type Offsets = Int32Array | Float64Array

export interface StayWindow {
  nights: number
  /** Where the plane of each night begins among states. */
  offsets: Offsets
  /** Where the plane of each night begins among price totals, and that of the day of leaving. */
  totalOffsets: Offsets
  /** The day of the ring of each night, for the wide table. */
  slots: Int32Array
}

/** Null for a stay that the calendars do not cover. */
export function stayWindow(
  { control }: Pick<EngineColumns, 'control'>,
  stay: Stay,
): StayWindow | null {
  const nights = stayNights(stay)
  const firstDay = Atomics.load(control, CONTROL.firstDay)
  const days = control[CONTROL.days]!
  if (!Number.isInteger(nights) || nights < 1 || nights >= LONGEST_RUN) return null
  if (stay.checkIn < firstDay || stay.checkOut > firstDay + days) return null
  const stride = control[CONTROL.stride]!
  return {
    nights,
    offsets: planesOf(stay.checkIn, nights, days, stride),
    totalOffsets: planesOf(stay.checkIn, nights + 1, days + 1, stride),
    slots: Int32Array.from({ length: nights }, (_, night) => (stay.checkIn + night) % days),
  }
}

function planesOf(firstDay: Day, days: number, planes: number, stride: number): Offsets {
  // Beyond two billion cells an offset no longer fits 32 bits.
  const offsets = stride * planes <= 0x7fffffff ? new Int32Array(days) : new Float64Array(days)
  for (let day = 0; day < days; day++) offsets[day] = ((firstDay + day) % planes) * stride
  return offsets
}
