/** The review of one stay: its form, or, once it is written, what became of it. */
import type { Day } from '../../../../site/calendar-day.ts'
import type { RejectionReason, WrittenReviewState } from '../rules/written-review.ts'
import type { Review } from '../rules/reviews.ts'
import page from '../../../../booking/pages/cart/booking-page.module.css'
import type { FormState } from '../../../../ui/form/form-state.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { PageFrame } from '../../../../rendering/pages/shell/page-frame.tsx'
import { datedStayWords } from '../../../../ui/day-words.ts'
import { OwnReview } from './own-review.tsx'
import { ReviewForm } from './review-form.tsx'
import styles from './write-review-page.module.css'

export interface WriteReviewPageData {
  locator: string
  stayNumber: number
  hotelName: string
  /** Its reviews; empty for a hotel that is sold without its name, whose page shows none. */
  hotelHref: string
  photo: string
  stay: { checkIn: Day; checkOut: Day }
  /** How the review is signed. */
  author: string
  languages: { language: string; name: string }[]
  form: FormState
  /** Null while nothing is written. */
  written: { review: Review; state: WrittenReviewState; reason: RejectionReason | null } | null
}

export function WriteReviewPage(data: WriteReviewPageData) {
  const { site, text } = usePage()
  const { hotelName, photo, stay, written } = data
  const { conventions } = site.edition
  return (
    <PageFrame>
      <div className={`${page.page} ${page.narrow}`}>
        <header className={styles.header}>
          {photo && <img className={styles.photo} src={photo} alt="" width="120" height="90" />}
          <div>
            <h1 className={styles.title}>{text('write-review.title', { hotel: hotelName })}</h1>
            <p className={page.note}>{datedStayWords(stay, conventions)}</p>
          </div>
        </header>
        {written ? (
          <OwnReview data={data} written={written} />
        ) : (
          <>
            <p className={page.lead}>{text('write-review.lead')}</p>
            <ReviewForm {...data} />
          </>
        )}
      </div>
    </PageFrame>
  )
}
