/** What guests say: in sum, how their scores spread, and what they wrote. */
import type { HotelPageData } from '../../detail/rules/hotel-page.ts'
import { SOURCES_BY_TRUST } from '../rules/reviews.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { ScoreLine } from '../../detail/pages/score-line.tsx'
import section from '../../detail/pages/section.module.css'
import { ReviewControls } from './review-controls.tsx'
import { ReviewItem } from './review-item.tsx'
import { ReviewPages } from './review-pages.tsx'
import styles from './reviews-section.module.css'
import { ScoreBands } from './score-bands.tsx'

/** Cards lead to these anchors: one for reviews from booked stays, one for those of a review site. */
const ANCHORS = {
  own: 'opinions',
  bookingPartner: 'opinions',
  travelReviewSite: 'tripopi',
} as const

export function ReviewsSection({ page }: { page: HotelPageData }) {
  const { text } = usePage()
  const { hotel, reviews } = page
  const { source } = reviews
  const isHidden = hotel.hiddenOfferId !== null
  const elsewhere = isHidden
    ? []
    : SOURCES_BY_TRUST.filter((each) => each !== source && hotel.reviews[each].number > 0)
  return (
    <section
      id={source ? ANCHORS[source] : 'opinions'}
      className={section.section}
      aria-labelledby="reviews-title"
    >
      <h2 id="reviews-title" className={section.title}>
        {text('hotel.reviews')}
      </h2>
      {source ? (
        <>
          <div className={styles.overview}>
            <div className={styles.sum}>
              <ScoreLine score={hotel.reviews[source]} />
              <p className={styles.verification}>{text(`reviews.verification.${source}`)}</p>
            </div>
            <ScoreBands bands={reviews.bands} counted={reviews.counted} />
          </div>
          {reviews.counted > 0 && <ReviewControls page={page} />}
          <ul className={styles.list}>
            {reviews.page.reviews.map((review) => (
              <ReviewItem
                key={review.reviewerId + review.date}
                review={review}
                isVerified={source === 'own'}
              />
            ))}
          </ul>
          <ReviewPages page={page} />
        </>
      ) : (
        <p className={styles.none}>
          {text(isHidden ? 'hotel.reviews.hidden' : 'hotel.reviews.none')}
        </p>
      )}
      {elsewhere.length > 0 && (
        <div className={styles.elsewhere}>
          <h3 className={section.subtitle}>{text('hotel.reviews.elsewhere')}</h3>
          {elsewhere.map((each) => (
            <div
              key={each}
              id={source && ANCHORS[each] === ANCHORS[source] ? undefined : ANCHORS[each]}
              className={styles.sum}
            >
              <ScoreLine score={hotel.reviews[each]} />
              <p className={styles.verification}>{text(`reviews.verification.${each}`)}</p>
            </div>
          ))}
        </div>
      )}
    </section>
  )
}
