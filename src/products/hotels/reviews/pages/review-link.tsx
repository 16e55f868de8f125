/** From a stay to its review: to write one, or to see what became of it. */
import pen from 'icon:square-pen'
import { pathOf } from '../../../../site/routes.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import styles from './review-link.module.css'
import type { RejectionReason, WrittenReviewState } from '../rules/written-review.ts'

interface ReviewLinkProps {
  locator: string
  /** Told to whoever hears the link alone. */
  hotelName: string
  review: StayReview
}

export function ReviewLink({ locator, hotelName, review }: ReviewLinkProps) {
  const { site, text } = usePage()
  const { number, state } = review
  const words =
    state === null
      ? text('write-review.link')
      : text('write-review.link.written', { state: text(`write-review.state.${state}`) })
  return (
    <a
      className={styles.link}
      data-state={state ?? undefined}
      href={pathOf(site, 'writeReview', { locator, stay: number })}
      aria-label={`${words} (${hotelName})`}
    >
      <Icon of={pen} size={18} />
      {words}
    </a>
  )
}

/** What a guest may do about the review of a stay, once the stay is over. */
export interface StayReview {
  /** Which stay of its booking, counted from 1. */
  number: number
  /** Null while nothing is written. */
  state: WrittenReviewState | null
  reason: RejectionReason | null
}
