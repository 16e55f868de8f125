/** A guest's own review of a stay: written, looked at, taken back. */
import type { FastifyReply } from 'fastify'
import type { Booking, BookingItem } from '../../../../booking/rules/booking.ts'
import { problem, type Problem } from '../../../../site/problems.ts'
import { pathOf } from '../../../../site/routes.ts'
import { readReviewDraft, WITHDRAW_FIELD } from '../rules/written-review-fields.ts'
import { isCompletedStay, signature, type WrittenReview } from '../rules/written-review.ts'
import { addReview, reviewsOfBookings, withdrawReview } from '../store/written-reviews.ts'
import { WriteReviewPage } from '../pages/write-review-page.tsx'
import { brandOf } from '../../../../site/brands.ts'
import type { BookingParts } from '../../../../booking/routes/checkout-parts.ts'
import { fieldsOf, typedValues } from '../../../../booking/routes/checkout-values.ts'
import { todayIn } from '../../../../http/clock.ts'
import { Failure } from '../../../../http/failures.tsx'
import { statusOf } from '../../../../http/http-statuses.ts'
import { askWhose, visitedBooking } from '../../../../booking/routes/trips-access.ts'
import type { Handler, Visit } from '../../../../http/visit.ts'
import { defaultValues, writtenReviewData } from './written-review-data.ts'

interface ReviewedStay {
  booking: Booking
  item: BookingItem
  number: number
  written: WrittenReview | null
}

export function showReview(parts: BookingParts): Handler {
  return async (visit) => {
    const found = await reviewedStay(parts, visit)
    return found ? reviewPage(parts, visit, found, []) : visit.redirect(askWhose(visit))
  }
}

export function sendReview(parts: BookingParts): Handler {
  return async (visit) => {
    const found = await reviewedStay(parts, visit)
    if (!found) return visit.redirect(askWhose(visit), 303)
    const { booking, item, number, written } = found
    const { site } = visit
    const fields = fieldsOf(visit.body)
    const here = pathOf(site, 'writeReview', { locator: booking.locator, stay: number })
    const database = parts.store()
    if (fields[WITHDRAW_FIELD] !== undefined) {
      if (written) await withdrawReview(database, written.id)
      return visit.redirect(here, 303)
    }
    if (written) return reviewPage(parts, visit, found, [problem('review-made')])
    const read = readReviewDraft(fields)
    if (!read.ok) return reviewPage(parts, visit, found, read.problems)
    // Of two sent at once, one is kept; either way the page shows it.
    await addReview(database, {
      itemId: item.id,
      draft: read.value,
      author: signature(booking.contact),
      today: todayIn(site.edition.timeZone),
      now: Date.now(),
    })
    return visit.redirect(here, 303)
  }
}

/** Null when the visitor has not shown to know the booking. */
async function reviewedStay(parts: BookingParts, visit: Visit): Promise<ReviewedStay | null> {
  const booking = await visitedBooking(parts, visit)
  if (!booking) return null
  const number = Number(/^[1-9]\d?$/.exec(visit.parameters['stay'] ?? '')?.[0] ?? 0)
  const item = booking.items[number - 1]
  if (!item) throw new Failure('page-not-found')
  const today = todayIn(visit.site.edition.timeZone)
  if (!isCompletedStay(booking.state, item.stay, today)) throw new Failure('stay-not-over')
  const written = await reviewsOfBookings(parts.store(), [booking.id])
  return { booking, item, number, written: written.find((each) => each.itemId === item.id) ?? null }
}

function reviewPage(
  { memory }: BookingParts,
  visit: Visit,
  { booking, item, number, written }: ReviewedStay,
  problems: readonly Problem[],
): FastifyReply {
  const { site, text } = visit
  const typed = typedValues(fieldsOf(visit.body))
  const data = {
    ...writtenReviewData(memory(), visit, { booking, item, written }),
    stayNumber: number,
    form: { values: { ...defaultValues(visit), ...typed }, problems },
  }
  const title = text('write-review.title', { hotel: data.hotelName })
  const head = { title: `${title} · ${brandOf(site).name}`, description: title }
  const status = problems[0] ? statusOf(problems[0].code) : 200
  return visit.page(<WriteReviewPage {...data} />, head, status)
}
