/** Which hotels are told when something becomes of a booking, and what they charge the guest. */
import type { MinorUnits } from '../../site/money.ts'
import { amountsDueNow } from './amount-due.ts'
import type { Booking } from './booking.ts'

export type HotelNews = 'booked' | 'changed' | 'cancelled'

/** Each hotel of the booking once, if it can be written to and the news concern it. */
export function hotelsToTell(
  news: HotelNews,
  booking: Booking,
): { hotelId: number; email: string }[] {
  const emails = new Map(
    booking.items.map(({ hotel, hotelContact }) => [hotel.id, hotelContact?.email ?? '']),
  )
  return [...emails]
    .filter(([hotelId, email]) => email && (news !== 'changed' || isLess(booking, hotelId)))
    .map(([hotelId, email]) => ({ hotelId, email }))
}

function isLess(booking: Booking, hotelId: number): boolean {
  const { before, now } = toCollect(booking).get(hotelId)!
  return now < before
}

/**
 * What each hotel charges the guest: when it was sold, and now. A lower price is taken off what
 * the first hotel charges, and off the next only what is left of it.
 */
export function toCollect(booking: Booking): Map<number, { before: MinorUnits; now: MinorUnits }> {
  const dues = amountsDueNow(booking.items, booking.payment)
  const collected = new Map<number, { before: MinorUnits; now: MinorUnits }>()
  let less = booking.lessAtHotel
  booking.items.forEach(({ hotel, price }, index) => {
    const before = price - dues[index]!
    const off = Math.min(less, before)
    less -= off
    const known = collected.get(hotel.id) ?? { before: 0, now: 0 }
    collected.set(hotel.id, { before: known.before + before, now: known.now + before - off })
  })
  return collected
}
