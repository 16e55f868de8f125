/** Reviews of an accommodation, from three sources. */
import type { Day } from '../../../../site/calendar-day.ts'

export type ReviewSource = 'own' | 'travelReviewSite' | 'bookingPartner'

/** What a source says in sum. */
export interface ReviewScore {
  rating: number
  number: number
  isShownOnResults: boolean
}

export type ReviewScores = Record<ReviewSource, ReviewScore>

export interface Review {
  author: string
  score: number
  /** As its source wrote it. */
  date: string
  title: string
  description: string
  /** What the author did not like. */
  negative: string
  language: string
  profile: string
  profileDescription: string
  hasPublicProfile: boolean
  reviewerId: string
}

/** A review before it is put into the words of a page. */
export type DatedReview = Omit<Review, 'date' | 'profileDescription'> & { day: Day }

export interface ReviewOverview {
  averageScore: number
  averageDescription: string
  reviewsNumber: number
  viewMoreUrl: string
  verificationText: string
}

/** Our own reviews come from completed stays, so they go first. */
export const SOURCES_BY_TRUST: readonly ReviewSource[] = [
  'own',
  'bookingPartner',
  'travelReviewSite',
]

/** The score that a card shows. Without any review there is none, and a card stays silent. */
export function scoreOnCard(
  scores: Partial<ReviewScores>,
): (ReviewScore & { source: ReviewSource }) | null {
  for (const source of SOURCES_BY_TRUST) {
    const score = scores[source]
    if (score?.isShownOnResults && score.number > 0) return { ...score, source }
  }
  return null
}

/** Fewer say too little to stand on a card. */
const FEWEST_ON_CARD = 5

/** A score with more reviews in it, told with one decimal as every score. */
export function scoreWith(
  base: Pick<ReviewScore, 'rating' | 'number'>,
  more: { sum: number; count: number },
): ReviewScore {
  const number = base.number + more.count
  const mean = number > 0 ? (base.rating * base.number + more.sum) / number : 0
  return {
    rating: Math.round(mean * 10) / 10,
    number,
    isShownOnResults: number >= FEWEST_ON_CARD,
  }
}
