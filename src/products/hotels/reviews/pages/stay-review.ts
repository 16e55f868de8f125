/** What a guest may do about the review of a stay, once the stay is over. */
import type { RejectionReason, WrittenReviewState } from '../rules/written-review.ts'

export interface StayReview {
  /** Which stay of its booking, counted from 1. */
  number: number
  /** Null while nothing is written. */
  state: WrittenReviewState | null
  reason: RejectionReason | null
}
