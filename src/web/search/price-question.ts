/** What the calendar asks for its prices: known as soon as a destination is chosen. */
import type { DateRange } from '../../core/date-range.ts'
import type { Destination } from '../../core/destination.ts'
import type { Room } from '../../core/occupancy.ts'
import type { PriceQuestion } from '../../core/price-calendar.ts'

export function priceQuestion(
  destination: Destination | null,
  { start, end }: DateRange,
  rooms: readonly Room[],
): PriceQuestion | null {
  if (!destination) return null
  const nights = start !== null && end !== null && end > start ? end - start : 1
  return { kind: destination.kind, id: destination.id, nights, rooms }
}
