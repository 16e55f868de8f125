/** Which hotels are told when something becomes of a booking, and what they charge the guest. */
import type { MinorUnits } from '../../../../site/money.ts'
import { amountsDueNow } from '../../../../booking/rules/amount-due.ts'
import type { BookedLine } from '../../../line.ts'
import type { PaymentChoice } from '../../../../booking/rules/booking.ts'
import { isHotelLine } from './hotel-line.ts'

export type HotelNews = 'booked' | 'changed' | 'cancelled'

interface SoldLines {
  items: readonly BookedLine[]
  payment: PaymentChoice
  lessAtHotel: MinorUnits
}

/** Each hotel of the booking once, if it can be written to and the news concern it. */
export function hotelsToTell(
  news: HotelNews,
  booking: SoldLines,
): { hotelId: number; email: string }[] {
  const emails = new Map(
    booking.items
      .filter(isHotelLine)
      .map(({ hotel, hotelContact }) => [hotel.id, hotelContact?.email ?? '']),
  )
  return [...emails]
    .filter(([hotelId, email]) => email && (news !== 'changed' || isLess(booking, hotelId)))
    .map(([hotelId, email]) => ({ hotelId, email }))
}

function isLess(booking: SoldLines, hotelId: number): boolean {
  const { before, now } = toCollect(booking).get(hotelId)!
  return now < before
}

/**
 * What each hotel charges the guest: when it was sold, and now. A lower price is taken off what
 * the first hotel charges, and off the next only what is left of it.
 */
export function toCollect(
  booking: SoldLines,
): Map<number, { before: MinorUnits; now: MinorUnits }> {
  const dues = amountsDueNow(booking.items, booking.payment)
  const collected = new Map<number, { before: MinorUnits; now: MinorUnits }>()
  let less = booking.lessAtHotel
  for (const [index, line] of booking.items.entries()) {
    const before = line.price - dues[index]!
    const off = Math.min(less, before)
    less -= off
    if (!isHotelLine(line)) continue
    const known = collected.get(line.hotel.id) ?? { before: 0, now: 0 }
    collected.set(line.hotel.id, { before: known.before + before, now: known.now + before - off })
  }
  return collected
}
