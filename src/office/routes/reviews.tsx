/** Reviews are read before they are published. What is decided counts in the hotel's score at once. */
import { auditSubject } from '../../accounts/rules/audit.ts'
import { OFFICE_FIELDS } from '../rules/office-fields.ts'
import { officePath } from '../rules/office-routes.ts'
import { fieldReader } from '../../site/form-values.ts'
import { problem, type Problem } from '../../site/problems.ts'
import {
  REJECTION_REASONS,
  type RejectionReason,
} from '../../products/hotels/reviews/rules/written-review.ts'
import { officeHotels } from '../store/admin-hotels.ts'
import { recordAudit } from '../../accounts/store/audit-log.ts'
import {
  pendingReviews,
  publishReviewWithin,
  rejectReviewWithin,
  writtenReviewById,
} from '../../products/hotels/reviews/store/written-reviews.ts'
import { ReviewsPage } from '../pages/reviews-page.tsx'
import type { OfficeHandler, OfficeParts, OfficeVisit } from './office-parts.ts'
import { momentsOn } from '../../site/text/moments.ts'
import { doneIn, numberIn, officePage } from './office-page.tsx'

const PER_PAGE = 20
const DECISIONS = ['published', 'rejected'] as const

export function showReviews(parts: OfficeParts): OfficeHandler {
  return (visit) => reviewsPage(parts, visit, [])
}

export function decideReview(parts: OfficeParts): OfficeHandler {
  return async (visit) => {
    const reader = fieldReader(visit.body)
    const id = numberIn(reader.text(OFFICE_FIELDS.review))
    const decision = DECISIONS.find((each) => each === reader.text(OFFICE_FIELDS.form))
    const reason = REJECTION_REASONS.find((each) => each === reader.text(OFFICE_FIELDS.note))
    if (id === null || !decision) return reviewsPage(parts, visit, [problem('field-unreadable')])
    if (decision === 'rejected' && !reason)
      return reviewsPage(parts, visit, [problem('field-missing', OFFICE_FIELDS.note)])
    const isDone = await decide(parts, visit, id, decision === 'rejected' ? reason! : null)
    if (!isDone) return reviewsPage(parts, visit, [problem('already-done')])
    return visit.redirect(officePath('reviews', {}, { done: decision }), 303)
  }
}

/** Without a reason against it, it is published. */
async function decide(
  { store }: OfficeParts,
  { actor }: OfficeVisit,
  id: number,
  reason: RejectionReason | null,
): Promise<boolean> {
  const { db, kind } = store()
  const now = Date.now()
  return db.transaction().execute(async (transaction) => {
    const before = await writtenReviewById({ db: transaction }, id)
    if (before?.state !== 'pending') return false
    const writing = { db: transaction, kind }
    const isDecided = reason
      ? await rejectReviewWithin(writing, id, reason, now)
      : await publishReviewWithin(writing, id, now)
    if (!isDecided) return false
    const entry = {
      action: reason ? 'review-rejected' : 'review-published',
      subject: auditSubject.review(id),
      before: { state: before.state, hotel: before.hotelId, booking: before.locator },
      after: reason ? { state: 'rejected', reason } : { state: 'published' },
    } as const
    await recordAudit(transaction, actor, entry, now)
    return true
  })
}

async function reviewsPage({ store }: OfficeParts, visit: OfficeVisit, problems: Problem[]) {
  const { site, staff, text } = visit
  const { reviews, total } = await pendingReviews(store(), { page: 1, perPage: PER_PAGE })
  const ids = [...new Set(reviews.map(({ hotelId }) => hotelId))]
  const names = new Map((await officeHotels(store(), ids)).map(({ id, name }) => [id, name]))
  const moment = momentsOn(site)
  const shown = reviews.map(({ id, hotelId, locator, author, score, writtenAt, ...review }) => ({
    id,
    locator,
    author,
    score,
    hotel: names.get(hotelId) ?? String(hotelId),
    title: review.title,
    positive: review.positive,
    negative: review.negative,
    language: review.language,
    writtenOn: moment(writtenAt),
  }))
  const done = doneIn(visit, DECISIONS)
  const page = <ReviewsPage staff={staff} reviews={shown} {...{ total, problems, done }} />
  return officePage(visit, page, text('admin.section.reviews'), problems)
}
