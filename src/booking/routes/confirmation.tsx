/** The page of one booking. */
import { isClaimInTime } from '../rules/best-price-guarantee.ts'
import type { Booking } from '../rules/booking.ts'
import { hasBegun } from '../rules/cancellation-quote.ts'
import {
  ConfirmationPage,
  type ConfirmationPageData,
} from '../pages/confirmation/confirmation-page.tsx'
import { brandOf } from '../../site/brands.ts'
import type { BookingParts } from './checkout-parts.ts'
import { todayIn } from '../../http/clock.ts'
import { shownBooking, withActions } from './confirmation-booking.ts'
import { askWhose, visitedBooking } from './trips-access.ts'
import type { Handler } from '../../http/visit.ts'
import { pathOf } from '../../site/routes.ts'
import { VoucherPage } from '../pages/confirmation/voucher-page.tsx'

export function showConfirmation(parts: BookingParts): Handler {
  return async (visit) => {
    const booking = await visitedBooking(parts, visit)
    if (!booking) return visit.redirect(askWhose(visit))
    const { site, text } = visit
    const today = todayIn(site.edition.timeZone)
    const isConfirmed = booking.state === 'confirmed'
    const [shown] = await withActions(parts.products, () => parts.store().db, visit, [booking])
    const data: ConfirmationPageData = {
      booking: shown!,
      done: doneIn(visit.query['done'], booking),
      canCancel: isConfirmed && !hasBegun(booking, today),
      canClaim: isConfirmed && isClaimInTime(booking.bookedAt, Date.now()),
      today,
    }
    const title = text('confirmation.tab', { locator: booking.locator })
    const head = { title: `${title} · ${brandOf(site).name}`, description: title }
    return visit.page(<ConfirmationPage {...data} />, head)
  }
}

/** A link may say what it likes: what the booking contradicts is not shown. */
function doneIn(sent: unknown, { state }: Booking): ConfirmationPageData['done'] {
  if (state === 'cancelled') return sent === 'cancelled' ? sent : null
  return sent === 'booked' || sent === 'changed' || sent === 'claimed' ? sent : null
}

/** What is shown at the reception. A cancelled booking has none. */
export function showVoucher(parts: BookingParts): Handler {
  return async (visit) => {
    const booking = await visitedBooking(parts, visit)
    if (!booking) return visit.redirect(askWhose(visit))
    const { site, text } = visit
    const { locator } = booking
    if (booking.state === 'cancelled')
      return visit.redirect(pathOf(site, 'confirmation', { locator }))
    const data = { booking: shownBooking(parts.products, visit, booking) }
    const isStays = data.booking.lines.every(({ isStay }) => isStay)
    const name = text(isStays ? 'confirmation.voucher.title' : 'checkout.any.voucher')
    const title = `${name} ${locator}`
    const head = { title: `${title} · ${brandOf(site).name}`, description: title }
    return visit.page(<VoucherPage {...data} />, head)
  }
}
