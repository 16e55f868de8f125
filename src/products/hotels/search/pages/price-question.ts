/** What the calendar asks for its prices: known as soon as a destination is chosen. */
import type { DateRange } from '../../../../search/rules/date-range.ts'
import type { Destination } from '../../../../places/rules/destination.ts'
import type { Room } from '../../../../search/rules/occupancy.ts'
import type { PriceQuestion } from '../../../../search/rules/price-calendar.ts'

export function priceQuestion(
  destination: Destination | null,
  { start, end }: DateRange,
  rooms: readonly Room[],
): PriceQuestion | null {
  if (!destination) return null
  const nights = start !== null && end !== null && end > start ? end - start : 1
  return { kind: destination.kind, id: destination.id, nights, rooms }
}
