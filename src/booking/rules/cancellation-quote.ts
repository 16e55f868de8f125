/** What cancelling a whole booking costs on a day, and what the card gets back. */
import type { Booking, CancellationQuote } from './booking.ts'
import type { Day } from '../../site/calendar-day.ts'
import { cancellationFee, cancellationTerms } from '../../products/hotels/rates/rules/pricing.ts'

type Cancellable = Pick<Booking, 'items' | 'currency' | 'paid' | 'refunded'>

/** Of a fee on a stay that is paid at the hotel, the hotel asks for what the card did not pay. */
export function quoteCancellation(booking: Cancellable, today: Day): CancellationQuote {
  const items = booking.items.map(({ freeCancellationUntil, price }) => ({
    fee: cancellationFee(freeCancellationUntil, price, today),
    freeUntil: cancellationTerms(freeCancellationUntil, price, today).freeUntil,
  }))
  const fee = items.reduce((sum, item) => sum + item.fee, 0)
  const kept = booking.paid - booking.refunded
  return { fee, refund: Math.max(0, kept - fee), currency: booking.currency, items }
}

/** On the day of arrival it can still be cancelled; afterwards somebody sleeps there. */
export function hasBegun({ items }: Pick<Booking, 'items'>, today: Day): boolean {
  return items.some(({ stay }) => stay.checkIn < today)
}
