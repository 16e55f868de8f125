/**
 * The recommended order: out of 10,000 points, the same for everyone, whatever they have searched
 * before and whatever a hotel pays.
 *
 *   quality      the score on its card from 5 to 10, drawn towards 7.5 while reviews are few
 *   price        per room and night in this search, against the usual price of hotels with as many
 *                stars in the same city: half the points at that price, all at nothing, none at double
 *   popularity   how sought after it is
 *   conversion   what makes people book: it can be cancelled, has ten photos, is well situated,
 *                shows reviews
 *   distance     near the centre of its city: half the points at 3 km
 *
 * All but the price stays the same from search to search and is computed once. Points are whole
 * numbers, so that equal hotels are equal; the lower id comes first then.
 */
import { RECOMMENDATION_POINTS } from '../../list/rules/recommendation-points.ts'

const SUPPOSED_RATING = 7.5
const SUPPOSED_REVIEWS = 20
const WORST_RATING = 5
const BEST_RATING = 10
const HALF_WAY_KM = 3
const MANY_PHOTOS = 10
const CONVERSION_SHARES = { freeCancellation: 0.4, photos: 0.2, situation: 0.2, reviews: 0.2 }

export interface LastingFacts {
  /** Null without reviews. */
  rating: number | null
  reviewsNumber: number
  /** 0 to 1000. */
  popularity: number
  /** Null where nobody knows. */
  centreKm: number | null
  hasFreeCancellation: boolean
  photosCount: number
  isWellSituated: boolean
}

/** The points that do not depend on a search. */
export function lastingPoints(facts: LastingFacts): number {
  return Math.round(
    RECOMMENDATION_POINTS.quality * quality(facts.rating, facts.reviewsNumber) +
      RECOMMENDATION_POINTS.popularity * within01(facts.popularity / 1000) +
      RECOMMENDATION_POINTS.conversion * conversion(facts) +
      RECOMMENDATION_POINTS.distance *
        (facts.centreKm === null ? 0 : HALF_WAY_KM / (HALF_WAY_KM + facts.centreKm)),
  )
}

/** What a minor unit of the price per room and night costs in points. */
export function pointsPerUnit(similarPrice: number): number {
  return RECOMMENDATION_POINTS.price / (2 * similarPrice)
}

export function pricePoints(price: number, perUnit: number): number {
  return Math.max(0, Math.floor(RECOMMENDATION_POINTS.price - price * perUnit + 0.5))
}

function quality(rating: number | null, reviews: number): number {
  const count = rating === null ? 0 : reviews
  const drawn =
    ((rating ?? 0) * count + SUPPOSED_RATING * SUPPOSED_REVIEWS) / (count + SUPPOSED_REVIEWS)
  return within01((drawn - WORST_RATING) / (BEST_RATING - WORST_RATING))
}

function conversion(facts: LastingFacts): number {
  return (
    (facts.hasFreeCancellation ? CONVERSION_SHARES.freeCancellation : 0) +
    (facts.photosCount >= MANY_PHOTOS ? CONVERSION_SHARES.photos : 0) +
    (facts.isWellSituated ? CONVERSION_SHARES.situation : 0) +
    (facts.rating === null ? 0 : CONVERSION_SHARES.reviews)
  )
}

function within01(share: number): number {
  return Math.max(0, Math.min(1, share))
}
