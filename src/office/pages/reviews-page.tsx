/** Reviews that wait to be read: published as they are, or rejected for one of few reasons. */
import { OFFICE_FIELDS } from '../rules/office-fields.ts'
import { officePath } from '../rules/office-routes.ts'
import type { Staff } from '../../accounts/rules/staff.ts'
import type { Problem } from '../../site/problems.ts'
import { REJECTION_REASONS } from '../../products/hotels/reviews/rules/written-review.ts'
import { usePage } from '../../ui/page-context.tsx'
import { CsrfField } from '../../ui/form/csrf-field.tsx'
import button from '../../ui/button.module.css'
import { Facts } from './data-table.tsx'
import { OfficeFrame, OfficeMessages } from './office-frame.tsx'
import parts from './parts.module.css'

export interface ShownReview {
  id: number
  hotel: string
  locator: string
  author: string
  score: number
  title: string
  positive: string
  negative: string
  /** ISO 639. */
  language: string
  writtenOn: string
}

interface ReviewsPageProps {
  staff: Staff
  reviews: readonly ShownReview[]
  /** Also those that are not shown. */
  total: number
  problems: readonly Problem[]
  done: 'published' | 'rejected' | null
}

export function ReviewsPage({ staff, reviews, total, problems, done }: ReviewsPageProps) {
  const { text } = usePage()
  return (
    <OfficeFrame staff={staff} section="reviews" title={text('admin.section.reviews')}>
      <OfficeMessages problems={problems} done={done && text(`admin.audit.review-${done}`)} />
      <p className={parts.note}>{text('admin.reviews.waiting', { count: total })}</p>
      {reviews.map((review) => (
        <ReviewCard key={review.id} review={review} />
      ))}
    </OfficeFrame>
  )
}

function ReviewCard({ review }: { review: ShownReview }) {
  const { text } = usePage()
  const { id, hotel, locator, author, score, title, positive, negative, language } = review
  const titleId = `review-${id}`
  return (
    <article className={parts.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className={parts.heading}>
        {hotel} · {score}
      </h2>
      <Facts
        facts={[
          [
            text('write-review.name'),
            <q key="title" lang={language}>
              {title}
            </q>,
          ],
          [
            text('write-review.positive'),
            positive && (
              <span key="positive" lang={language}>
                {positive}
              </span>
            ),
          ],
          [
            text('write-review.negative'),
            negative && (
              <span key="negative" lang={language}>
                {negative}
              </span>
            ),
          ],
          [text('admin.who'), author],
          [
            text('confirmation.locator'),
            <a key="locator" href={officePath('booking', { locator })}>
              {locator}
            </a>,
          ],
          [text('admin.when'), review.writtenOn],
        ]}
      />
      <div className={parts.actions}>
        <form method="post" action={officePath('reviews')}>
          <CsrfField />
          <input type="hidden" name={OFFICE_FIELDS.review} value={id} />
          <button className={button.primary} name={OFFICE_FIELDS.form} value="published">
            {text('admin.publish')}
          </button>
        </form>
        <form className={parts.actions} method="post" action={officePath('reviews')}>
          <CsrfField />
          <input type="hidden" name={OFFICE_FIELDS.review} value={id} />
          <select
            className={parts.select}
            name={OFFICE_FIELDS.note}
            aria-label={text('admin.reason')}
            required
            defaultValue=""
          >
            <option value="">{text('admin.reason')}</option>
            {REJECTION_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {text(`admin.rejection.${reason}`)}
              </option>
            ))}
          </select>
          <button
            className={`${button.quiet} ${parts.danger}`}
            name={OFFICE_FIELDS.form}
            value="rejected"
          >
            {text('admin.reject')}
          </button>
        </form>
      </div>
    </article>
  )
}
