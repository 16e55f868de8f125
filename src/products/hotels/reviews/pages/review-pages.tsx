/** On to the next reviews, and back. */
import type { HotelPageData } from '../../detail/rules/hotel-page.ts'
import { REVIEWS_PER_PAGE, writeReviewList } from '../rules/review-list.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import buttons from '../../../../ui/button.module.css'
import styles from './review-pages.module.css'

export function ReviewPages({ page }: { page: HotelPageData }) {
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
    <nav className={styles.pages} aria-label={text('hotel.reviews.pages')}>
      {state.page > 1 && (
        <a className={buttons.quiet} href={linkTo(state.page - 1)} rel="prev">
          {text('pagination.previous')}
        </a>
      )}
      <span className={styles.range}>{text('hotel.reviews.range', { from, to, total })}</span>
      {state.page < pages && (
        <a className={buttons.quiet} href={linkTo(state.page + 1)} rel="next">
          {text('pagination.next')}
        </a>
      )}
    </nav>
  )
}
