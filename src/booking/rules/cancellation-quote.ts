/** What cancelling a whole booking costs on a day, and what the card gets back. */
import type { Day } from '../../site/calendar-day.ts'
import type { CancellationTerms, Line } from '../../products/line.ts'
import type { Booking, CancellationQuote } from './booking.ts'

type Cancellable = Pick<Booking, 'items' | 'currency' | 'paid' | 'refunded'>

/** Of a fee on what is paid on the spot, the supplier asks for what the card did not pay. */
export function quoteCancellation(
  booking: Cancellable,
  termsOf: (line: Line) => CancellationTerms,
): CancellationQuote {
  const items = booking.items.map((line) => {
    if (line.ended) return { fee: line.price - line.ended.refund, freeUntil: null }
    const { freeUntil, fee } = termsOf(line)
    return { fee: freeUntil === null ? fee : 0, freeUntil }
  })
  const fee = items.reduce((sum, item) => sum + item.fee, 0)
  const kept = booking.paid - booking.refunded
  return { fee, refund: Math.max(0, kept - fee), currency: booking.currency, items }
}

/** On its first day it can still be cancelled; afterwards somebody sleeps there. */
export function hasBegun({ items }: Pick<Booking, 'items'>, today: Day): boolean {
  return items.some(({ begins, ended }) => !ended && begins < today)
}
