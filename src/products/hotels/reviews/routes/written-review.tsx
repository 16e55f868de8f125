/** A guest's own review of a stay: written, looked at, taken back. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ORDERS } from '../../../../booking/routes/checkout-routes.ts'
import type { PageRenderer } from '../../../../rendering/routes/page-renderer.tsx'
import type { Booking } from '../../../../booking/rules/booking.ts'
import { problem, type Problem } from '../../../../site/problems.ts'
import { pathOf } from '../../../../site/routes.ts'
import {
  isCompletedStay,
  readReviewDraft,
  REVIEW_LANGUAGES,
  signature,
  WITHDRAW_FIELD,
  WRITTEN_REVIEW_FIELDS,
  type WrittenReview,
} from '../rules/written-review.ts'
import { addReview, reviewsOfBookings, withdrawReview } from '../store/written-reviews.ts'
import { WriteReviewPage, type WriteReviewPageData } from '../pages/write-review-page.tsx'
import { brandOf } from '../../../../site/brands.ts'
import type { BookingParts } from '../../../../booking/routes/checkout-parts.ts'
import { fieldsOf, typedValues } from '../../../../booking/routes/checkout-values.ts'
import { todayIn } from '../../../../http/clock.ts'
import { Failure } from '../../../../http/failures.tsx'
import { statusOf } from '../../../../http/http-statuses.ts'
import { askWhose, visitedBooking } from '../../../../booking/routes/trips-access.ts'
import { answer, type Handler, type Visit } from '../../../../http/visit.ts'
import type { WordsOf } from '../../../../site/messages/catalogue.ts'
import { type Day, writeDay } from '../../../../site/calendar-day.ts'
import { hotelLink } from '../../catalogue/rules/hotel-links.ts'
import { languageOf } from '../../../../site/locales.ts'
import type { Review } from '../rules/reviews.ts'
import { shownStay } from '../../sale/service/hotel-words.ts'
import { type HotelLine, isHotelLine } from '../../sale/rules/hotel-line.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import { hotelPath } from '../../../../places/service/suggestion-links.ts'

export type ReviewParts = BookingParts & { geography: () => Geography }

/** Beside the pages of a booking: none of these answers may be kept by anybody. */
export function answerStayReviews(
  routes: FastifyInstance,
  renderer: PageRenderer,
  parts: ReviewParts,
): void {
  answer(routes, renderer, 'GET', 'writeReview', showReview(parts))
  answer(routes, renderer, 'POST', 'writeReview', sendReview(parts), ORDERS)
}

interface ReviewedStay {
  booking: Booking
  item: HotelLine
  number: number
  written: WrittenReview | null
}

function showReview(parts: ReviewParts): Handler {
  return async (visit) => {
    const found = await reviewedStay(parts, visit)
    return found ? reviewPage(parts, visit, found, []) : visit.redirect(askWhose(visit))
  }
}

function sendReview(parts: ReviewParts): Handler {
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
async function reviewedStay(parts: ReviewParts, visit: Visit): Promise<ReviewedStay | null> {
  const booking = await visitedBooking(parts, visit)
  if (!booking) return null
  const number = Number(/^[1-9]\d?$/.exec(visit.parameters['stay'] ?? '')?.[0] ?? 0)
  const item = booking.items[number - 1]
  if (!item || !isHotelLine(item)) throw new Failure('page-not-found')
  const today = todayIn(visit.site.edition.timeZone)
  if (!isCompletedStay(booking.state, item.stay, today)) throw new Failure('stay-not-over')
  const written = await reviewsOfBookings(parts.store(), [booking.id])
  return { booking, item, number, written: written.find((each) => each.itemId === item.id) ?? null }
}

function reviewPage(
  { geography }: ReviewParts,
  visit: Visit,
  { booking, item, number, written }: ReviewedStay,
  problems: readonly Problem[],
): FastifyReply {
  const { site, text } = visit
  const today = todayIn(site.edition.timeZone)
  const typed = typedValues(fieldsOf(visit.body))
  const data = {
    ...writtenReviewData(geography(), visit, { booking, item, written, today }),
    stayNumber: number,
    form: { values: { ...defaultValues(visit), ...typed }, problems },
  }
  const title = text('write-review.title', { hotel: data.hotelName })
  const head = { title: `${title} · ${brandOf(site).name}`, description: title }
  const status = problems[0] ? statusOf(problems[0].code) : 200
  return visit.page(<WriteReviewPage {...data} />, head, status)
}

/** What the page of a guest's own review shows. */
interface OneStay {
  booking: Booking
  item: HotelLine
  written: WrittenReview | null
  today: Day
}

function writtenReviewData(
  geography: Geography,
  words: WordsOf,
  { booking, item, written, today }: OneStay,
): Omit<WriteReviewPageData, 'form' | 'stayNumber'> {
  const { site, text } = words
  const { hotel } = item
  const { title, photo } = shownStay(geography, words, item, today, true)
  const uri = hotelPath(site, geography, hotel.cityId, hotel.id, hotel.name)
  return {
    locator: booking.locator,
    hotelName: title,
    hotelHref: hotel.isHidden
      ? ''
      : hotelLink({ uri, hiddenOfferId: null }, site, { reviewsOf: 'own' }),
    photo,
    stay: item.stay,
    author: signature(booking.contact),
    languages: namedLanguages(site.edition.conventions),
    written: written && {
      review: asReview(written, text(`reviews.profile.${written.profile}`)),
      state: written.state,
      reason: written.reason,
    },
  }
}

/** Most people write in the language in which they read. */
function defaultValues({ site }: Pick<WordsOf, 'site'>): Record<string, string> {
  return { [WRITTEN_REVIEW_FIELDS.language]: languageOf(site.edition.locale) }
}

function namedLanguages(conventions: string): WriteReviewPageData['languages'] {
  const names = new Intl.DisplayNames([conventions], { type: 'language' })
  const byName = new Intl.Collator(conventions)
  return REVIEW_LANGUAGES.map((language) => ({
    language,
    name: names.of(language) ?? language,
  })).toSorted((one, other) => byName.compare(one.name, other.name))
}

function asReview(written: WrittenReview, profileDescription: string): Review {
  const { id, author, score, day, title, positive, negative, language, profile } = written
  return {
    author,
    score,
    title,
    negative,
    language,
    profile,
    profileDescription,
    date: writeDay(day),
    description: positive,
    hasPublicProfile: false,
    reviewerId: String(id),
  }
}
