/** A written review with its state; whoever wrote it can take it back. */
import { WITHDRAW_FIELD } from '../rules/written-review-fields.ts'
import { pathOf } from '../../../../site/routes.ts'
import page from '../../../../booking/pages/cart/booking-page.module.css'
import { MessageBox } from '../../../../ui/message-box.tsx'
import { useBusyForm } from '../../../../ui/form/busy-form.ts'
import { FormSummary } from '../../../../ui/form/form-summary.tsx'
import { ReviewItem } from './review-item.tsx'
import { usePage } from '../../../../ui/page-context.tsx'
import { CsrfField } from '../../../../ui/form/csrf-field.tsx'
import buttons from '../../../../ui/button.module.css'
import styles from './own-review.module.css'
import type { WriteReviewPageData } from './write-review-page.tsx'

const KINDS = { pending: 'info', published: 'success', rejected: 'warning' } as const

interface OwnReviewProps {
  data: WriteReviewPageData
  written: NonNullable<WriteReviewPageData['written']>
}

export function OwnReview({ data, written }: OwnReviewProps) {
  const { site, text } = usePage()
  const busy = useBusyForm()
  const { locator, stayNumber, hotelHref, form } = data
  const { review, state, reason } = written
  const told =
    state === 'rejected'
      ? text(`write-review.reason.${reason ?? 'not-about-stay'}`)
      : text(`write-review.text.${state}`)
  return (
    <>
      <FormSummary form={form} isShown={() => false} />
      <MessageBox kind={KINDS[state]} title={text(`write-review.state.${state}`)}>
        <p>{told}</p>
      </MessageBox>
      <section className={page.column} aria-labelledby="own-title">
        <h2 id="own-title" className={page.subtitle}>
          {text('write-review.own')}
        </h2>
        <ul className={styles.review}>
          <ReviewItem review={review} isVerified />
        </ul>
      </section>
      <form
        className={page.column}
        method="post"
        action={pathOf(site, 'writeReview', { locator, stay: stayNumber })}
        onSubmit={busy.onSubmit}
      >
        <CsrfField />
        <input type="hidden" name={WITHDRAW_FIELD} value="1" />
        <p className={page.note}>{text('write-review.withdraw.text')}</p>
        <div className={page.actions}>
          <button type="submit" className={buttons.quiet} disabled={busy.isBusy}>
            {text('write-review.withdraw')}
          </button>
          {hotelHref && (
            <a className={buttons.quiet} href={hotelHref}>
              {text('write-review.to-hotel')}
            </a>
          )}
          <a className={buttons.quiet} href={pathOf(site, 'trips')}>
            {text('nav.trips')}
          </a>
        </div>
      </form>
    </>
  )
}
