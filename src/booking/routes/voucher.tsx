/** What is shown at the reception. A cancelled booking has none. */
import { pathOf } from '../../site/routes.ts'
import { VoucherPage } from '../pages/confirmation/voucher-page.tsx'
import { brandOf } from '../../site/brands.ts'
import type { BookingParts } from './checkout-parts.ts'
import { todayIn } from '../../http/clock.ts'
import { shownBooking } from './confirmation-booking.ts'
import { askWhose, visitedBooking } from './trips-access.ts'
import type { Handler } from '../../http/visit.ts'

export function showVoucher(parts: BookingParts): Handler {
  return async (visit) => {
    const booking = await visitedBooking(parts, visit)
    if (!booking) return visit.redirect(askWhose(visit))
    const { site, text } = visit
    const { locator } = booking
    if (booking.state === 'cancelled')
      return visit.redirect(pathOf(site, 'confirmation', { locator }))
    const data = {
      booking: shownBooking(parts.memory(), visit, booking),
      today: todayIn(site.edition.timeZone),
    }
    const title = `${text('confirmation.voucher.title')} ${locator}`
    const head = { title: `${title} · ${brandOf(site).name}`, description: title }
    return visit.page(<VoucherPage {...data} />, head)
  }
}
