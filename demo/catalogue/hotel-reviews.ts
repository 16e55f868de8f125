/**
 * What guests think of a demo hotel. All three sources look at the same house, so they differ
 * by a few tenths only, and the one that most guests use has the most reviews.
 */
import type { ReviewScore, ReviewScores } from '../../src/products/hotels/reviews/rules/reviews.ts'
import type { Dice } from '../dice.ts'
import { bell, clamp } from './chances.ts'

export interface Reputation {
  /** How much better than others of its stars, in deviations. */
  quality: number
  /** 0 to 10, before any source rounds it. */
  rating: number
  /** 0 to 1000. */
  popularity: number
  reviews: ReviewScores
}

const MIDDLE_RATING = 8.1
const MIDDLE_STARS = 3.3
const RATING_PER_STAR = 0.25
const RATING_DEVIATION = 0.62
const LOWEST_RATING = 4.2
const HIGHEST_RATING = 9.8

const NEW_HOTELS = 0.04
const ONLY_PARTNER = 0.12
/** Fewer say too little to stand on a card. */
const FEWEST_SHOWN = 5

const NONE: ReviewScore = { rating: 0, number: 0, isShownOnResults: false }

export function reputation(dice: Dice, stars: number, isCentral: boolean): Reputation {
  const quality = bell(dice)
  const rating = clamp(
    MIDDLE_RATING + (stars - MIDDLE_STARS) * RATING_PER_STAR + quality * RATING_DEVIATION,
    LOWEST_RATING,
    HIGHEST_RATING,
  )
  const fame = bell(dice)
  const sought = 0.45 + 0.13 * fame + 0.09 * quality + 0.04 * (stars - 3) + (isCentral ? 0.06 : 0)
  return {
    quality,
    rating,
    popularity: Math.round(1000 * clamp(sought, 0.01, 1)),
    reviews: reviewScores(dice, rating, fame, stars),
  }
}

function reviewScores(dice: Dice, rating: number, fame: number, stars: number): ReviewScores {
  const spread = dice.next()
  if (spread < NEW_HOTELS) return { own: NONE, travelReviewSite: NONE, bookingPartner: NONE }
  // A house of four stars has more beds than one of two, and so more guests to ask.
  const guests = 60 * Math.exp(0.95 * fame + 0.38 * stars + 0.3 * bell(dice))
  const bookingPartner = score(dice, rating + 0.1, guests)
  if (spread < NEW_HOTELS + ONLY_PARTNER)
    return { own: NONE, travelReviewSite: NONE, bookingPartner }
  return {
    own: score(dice, rating, guests * dice.between(0.03, 0.16)),
    travelReviewSite: score(dice, rating - 0.1, guests * dice.between(0.2, 0.7)),
    bookingPartner,
  }
}

function score(dice: Dice, rating: number, number: number): ReviewScore {
  const count = Math.round(number)
  if (count === 0) return NONE
  // Few voices stray farther from what a house deserves.
  const noise = bell(dice) * (0.12 + 0.6 / Math.sqrt(count + 2))
  return {
    rating: Math.round(clamp(rating + noise, 1, 10) * 10) / 10,
    number: count,
    isShownOnResults: count >= FEWEST_SHOWN,
  }
}
