/** What guests say: in sum, how their scores spread, and what they wrote. */
import type { HotelPageData } from '../../detail/rules/hotel-page.ts'
import { SOURCES_BY_TRUST } from '../rules/reviews.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { ScoreLine } from '../../detail/pages/nearby-hotels.tsx'
import section from '../../detail/pages/section.module.css'
import {
  REVIEW_FIELDS,
  REVIEW_SORTS,
  REVIEWS_PER_PAGE,
  type ScoreBand,
  writeReviewList,
} from '../rules/review-list.ts'
import buttons from '../../../../ui/button.module.css'
import { Field } from '../../../../ui/form/field.tsx'
import reviewControlsStyles from './review-controls.module.css'
import { ReviewItem } from './review-item.tsx'
import reviewPagesStyles from './review-pages.module.css'
import styles from './reviews-section.module.css'
import scoreBandsStyles from './score-bands.module.css'
import { useEffect } from 'react'

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

/** How the scores of the latest reviews spread. */
function ScoreBands({ bands, counted }: { bands: readonly ScoreBand[]; counted: number }) {
  const { text } = usePage()
  if (counted === 0) return null
  return (
    <table className={scoreBandsStyles.bands}>
      <caption className={scoreBandsStyles.caption}>
        {text('hotel.reviews.bands', { count: counted })}
      </caption>
      <tbody>
        {bands.map(({ from, to, count }) => (
          <tr key={from}>
            <th scope="row" className={scoreBandsStyles.band}>
              {text('hotel.reviews.band', { from, to })}
            </th>
            <td className={scoreBandsStyles.share} aria-hidden="true">
              <meter className={scoreBandsStyles.meter} min={0} max={counted} value={count} />
            </td>
            <td className={scoreBandsStyles.count}>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** On to the next reviews, and back. */
function ReviewPages({ page }: { page: HotelPageData }) {
  const { text } = usePage()
  const { state, pages, total } = page.reviews.page
  if (pages <= 1) return null
  const from = (state.page - 1) * REVIEWS_PER_PAGE + 1
  const to = Math.min(total, from + REVIEWS_PER_PAGE - 1)
  const linkTo = (number: number) => {
    const query = new URLSearchParams(page.query)
    const list = writeReviewList({ ...state, page: number })
    for (const [name, value] of Object.entries(list)) query.set(name, value)
    return `${page.path}?${query}#reviews-title`
  }
  return (
    <nav className={reviewPagesStyles.pages} aria-label={text('hotel.reviews.pages')}>
      {state.page > 1 && (
        <a className={buttons.quiet} href={linkTo(state.page - 1)} rel="prev">
          {text('pagination.previous')}
        </a>
      )}
      <span className={reviewPagesStyles.range}>
        {text('hotel.reviews.range', { from, to, total })}
      </span>
      {state.page < pages && (
        <a className={buttons.quiet} href={linkTo(state.page + 1)} rel="next">
          {text('pagination.next')}
        </a>
      )}
    </nav>
  )
}

/** Which reviews, and in which order: a form that any browser can send; `reviews-section.tsx` sends it at once. */
function ReviewControls({ page }: { page: HotelPageData }) {
  const { text } = usePage()
  const { languages } = page.reviews
  const { state } = page.reviews.page
  return (
    <form
      className={reviewControlsStyles.controls}
      method="get"
      action={`${page.path}#reviews-title`}
    >
      {[...new URLSearchParams(page.query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field id="review-language" label={text('hotel.reviews.language')} problems={[]}>
        <select id="review-language" name={REVIEW_FIELDS.language} defaultValue={state.language}>
          <option value="">{text('hotel.reviews.language.all')}</option>
          {languages.map(({ language, name, count }) => (
            <option key={language} value={language}>
              {text('hotel.reviews.language.one', { name, count })}
            </option>
          ))}
        </select>
      </Field>
      <Field id="review-sort" label={text('hotel.reviews.sort')} problems={[]}>
        <select id="review-sort" name={REVIEW_FIELDS.sort} defaultValue={state.sort}>
          {REVIEW_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {text(`hotel.reviews.sort.${sort}`)}
            </option>
          ))}
        </select>
      </Field>
      <button type="submit" className={`${buttons.quiet} ${reviewControlsStyles.send}`}>
        {text('action.apply')}
      </button>
    </form>
  )
}

/** What is chosen among the reviews is sent at once. The form itself stays as the server wrote it. */
export function useReviewControls(id: string): void {
  useEffect(() => {
    const part = document.getElementById(id)
    part?.addEventListener('change', send)
    return () => part?.removeEventListener('change', send)
  }, [id])
}

function send({ target }: Event): void {
  if (target instanceof HTMLSelectElement) target.form?.requestSubmit()
}
