/** The reviews widget: the fields of its call and the shape of its answer. */
import { fieldReader } from '../../../../site/form-values.ts'
import { problem, type Read } from '../../../../site/problems.ts'
import type { Review, ReviewOverview } from '../rules/reviews.ts'
import { writtenOverview } from '../../detail/routes/hotel-info-answer.ts'

const HOTEL_FIELD = 'id_ficha'
const PRODUCT_FIELD = 'id_producto'

/** The id of the hotel; of all products, 1 is the one that has reviews. */
export function readReviewsRequest(body: unknown): Read<string> {
  const reader = fieldReader(body)
  const hotel = reader.shaped(HOTEL_FIELD, /^\d+$/)
  const product = reader.shaped(PRODUCT_FIELD, /^1$/)
  if (!hotel) reader.report(problem('field-missing', HOTEL_FIELD))
  if (!product) reader.report(problem('field-missing', PRODUCT_FIELD))
  return reader.finish(hotel)
}

export function reviewsAnswer(overview: ReviewOverview, reviews: readonly Review[]) {
  return { overview: writtenOverview(overview), reviews: reviews.map(writtenReview) }
}

function writtenReview(review: Review) {
  const { author, hasPublicProfile } = review
  const { score, date, title, description, negative, language } = review
  const { profile, profileDescription, reviewerId } = review
  return {
    autor: author,
    score,
    date,
    title,
    description,
    negative,
    language,
    profile,
    profileDescription,
    hasReviewerPublicProfile: hasPublicProfile,
    reviewerId,
  }
}
