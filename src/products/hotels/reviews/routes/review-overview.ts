/** What guests say of a hotel in sum. */
import { hotelLink } from '../../catalogue/rules/hotel-links.ts'
import { ratingLabel } from '../../catalogue/rules/ratings.ts'
import { type ReviewOverview, type ReviewSource, SOURCES_BY_TRUST } from '../rules/reviews.ts'
import type { EngineHotel } from '../../engine/search/engine-query.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import type { WordsOf } from '../../../../http/visit.ts'
import { hotelPath } from '../../../../places/routes/suggestion-links.ts'

/** The most trusted source that has any review, even if too few to stand on a card. */
export function overviewSource({ reviews }: Pick<EngineHotel, 'reviews'>): ReviewSource | null {
  return SOURCES_BY_TRUST.find((source) => reviews[source].number > 0) ?? null
}

export function reviewOverview(
  hotel: EngineHotel,
  geography: Geography,
  { site, text }: WordsOf,
): ReviewOverview {
  const source = overviewSource(hotel)
  if (!source) return NO_REVIEWS
  const { rating, number } = hotel.reviews[source]
  const label = ratingLabel(rating, 'card')
  const uri = hotelPath(site, geography, hotel.cityId, hotel.id, hotel.name)
  return {
    averageScore: rating,
    averageDescription: label ? text(`rating.${label}`) : '',
    reviewsNumber: number,
    // The address of its page would tell what a hidden hotel is called.
    viewMoreUrl:
      hotel.hiddenOfferId === null
        ? hotelLink({ uri, hiddenOfferId: null }, site, { reviewsOf: source })
        : '',
    verificationText: text(`reviews.verification.${source}`),
  }
}

const NO_REVIEWS: ReviewOverview = {
  averageScore: 0,
  averageDescription: '',
  reviewsNumber: 0,
  viewMoreUrl: '',
  verificationText: '',
}
