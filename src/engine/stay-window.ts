/** A stay as positions in the large tables. */
import { LONGEST_RUN } from './day-cells.ts'
import { CONTROL, type EngineColumns } from './engine-columns.ts'
import type { Stay } from '../core/stay.ts'
import { stayNights } from '../core/stay.ts'

export interface StayWindow {
  nights: number
  /** Where the plane of each night begins. */
  offsets: Int32Array | Float64Array
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
  const slots = Int32Array.from({ length: nights }, (_, night) => (stay.checkIn + night) % days)
  const stride = control[CONTROL.stride]!
  // Beyond two billion cells an offset no longer fits 32 bits.
  const offsets = stride * days <= 0x7fffffff ? new Int32Array(nights) : new Float64Array(nights)
  slots.forEach((slot, night) => (offsets[night] = slot * stride))
  return { nights, offsets, slots }
}
