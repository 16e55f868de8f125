/** Cancelling: what it costs is shown first, and what was shown is what is kept. */
import type { FastifyReply } from 'fastify'
import type { Booking } from '../rules/booking.ts'
import { hasBegun } from '../rules/cancellation-quote.ts'
import { problem, type Problem } from '../../site/problems.ts'
import { pathOf } from '../../site/routes.ts'
import { brandOf } from '../../site/brands.ts'
import { CancelPage } from '../pages/trips/cancel-page.tsx'
import { FEE_FIELD } from '../../site/booking-fields.ts'
import type { BookingParts } from './checkout-parts.ts'
import { fieldsOf } from './checkout-values.ts'
import { todayIn } from '../../http/clock.ts'
import { shownBooking } from './confirmation-booking.ts'
import { statusOf } from '../../http/http-statuses.ts'
import { askWhose, visitedBooking } from './trips-access.ts'
import type { Handler, Visit } from '../../http/visit.ts'
import { CURRENCIES, type CurrencyCode, type MinorUnits } from '../../site/money.ts'

export function showCancellation(parts: BookingParts): Handler {
  return async (visit) => {
    const booking = await visitedBooking(parts, visit)
    if (!booking) return visit.redirect(askWhose(visit))
    const { site } = visit
    const hasEnded = hasBegun(booking, todayIn(site.edition.timeZone))
    if (booking.state === 'cancelled' || hasEnded)
      return visit.redirect(pathOf(site, 'confirmation', { locator: booking.locator }))
    return cancelPage(parts, visit, booking, null)
  }
}

export function cancelBooking(parts: BookingParts): Handler {
  return async (visit) => {
    const booking = await visitedBooking(parts, visit)
    if (!booking) return visit.redirect(askWhose(visit), 303)
    const done = `${pathOf(visit.site, 'confirmation', { locator: booking.locator })}?done=cancelled`
    if (booking.state === 'cancelled') return visit.redirect(done, 303)
    // Free until midnight, and the page was opened before: the new fee is shown first.
    const { fee } = parts.desk.cancellationQuote(booking, Date.now())
    if (fieldsOf(visit.body)[FEE_FIELD] !== String(fee))
      return cancelPage(parts, visit, booking, problem('price-changed'))
    const cancelled = await parts.desk.cancel(booking, Date.now())
    if (cancelled.ok) return visit.redirect(done, 303)
    return cancelPage(parts, visit, booking, cancelled.problems[0] ?? problem('unexpected'))
  }
}

function cancelPage(
  { desk, products }: BookingParts,
  visit: Visit,
  booking: Booking,
  wrong: Problem | null,
): FastifyReply {
  const { site, text } = visit
  const data = {
    booking: shownBooking(products, visit, booking),
    quote: desk.cancellationQuote(booking, Date.now()),
    problem: wrong,
  }
  const title = text('trips.cancel.title')
  const head = { title: `${title} · ${brandOf(site).name}`, description: title }
  return visit.page(<CancelPage {...data} />, head, wrong ? statusOf(wrong.code) : 200)
}

// An amount as people type it: "1.234,50", "1,234.50", "1234" or "1 234,5 €".

/** The currency's own sign or code may stand before or behind it; anything else is no amount. */
export function readAmount(written: string, currency: CurrencyCode): MinorUnits | null {
  const { minorDigits, thousands } = CURRENCIES[currency]
  const number = bareNumber(written, currency)
  const parts = PLAIN.exec(number) ?? GROUPED.exec(number)
  if (!parts?.groups) return null
  const { whole = '', grouping, decimal, fraction = '' } = parts.groups
  if (fraction.length > minorDigits || (decimal && decimal === grouping)) return null
  // "1.234" is a thousand only where the currency is written so: elsewhere it may be decimals.
  if (grouping && /^\d+[.,]\d+$/.test(number) && grouping !== thousands) return null
  const amount = Number(whole.replace(/\D/g, '') + fraction.padEnd(minorDigits, '0'))
  return Number.isSafeInteger(amount) && amount > 0 ? amount : null
}

const DECIMALS = String.raw`(?:(?<decimal>[.,])(?<fraction>\d{1,2}))?`
const PLAIN = new RegExp(String.raw`^(?<whole>\d+)${DECIMALS}$`)
const GROUPED = new RegExp(
  String.raw`^(?<whole>[1-9]\d{0,2}(?<grouping>[ .,’])\d{3}(?:\k<grouping>\d{3})*)${DECIMALS}$`,
)

/** White space of any kind is one space, and none is around it. */
function bareNumber(written: string, currency: CurrencyCode): string {
  let number = written.replace(/\s+/g, ' ').trim().toLowerCase()
  for (const each of [CURRENCIES[currency].symbol, currency]) {
    const sign = each.toLowerCase()
    if (number.startsWith(sign)) number = number.slice(sign.length).trim()
    if (number.endsWith(sign)) number = number.slice(0, -sign.length).trim()
  }
  return number
}
