/** The reviews widget: what guests say of a hotel in sum, and what the latest of them wrote. */
import type { Database } from '../../../../store/database.ts'
import { todayIn } from '../../../../http/clock.ts'
import { Failure } from '../../../../http/failures.tsx'
import type { InventedHotels } from '../../catalogue/service/invented-world.ts'
import { namedHotel } from '../../catalogue/routes/hotel-by-id.ts'
import { overviewSource, reviewOverview, reviewsOf } from './hotel-reviews.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import type { Handler } from '../../../../http/visit.ts'
import { fieldReader } from '../../../../site/form-values.ts'
import { problem, type Read } from '../../../../site/problems.ts'
import type { Review, ReviewOverview } from '../rules/reviews.ts'
import { writtenOverview } from '../../detail/routes/hotel-info.ts'

export function reviewsWidget(
  memory: () => SearchMemory,
  store: () => Database,
  invented: () => InventedHotels,
): Handler {
  return async (visit) => {
    const { site, body, data, problems } = visit
    const read = readReviewsRequest(body)
    if (!read.ok) return problems(read.problems)
    const world = memory()
    // A hidden hotel is not found: guests may have written its name.
    const hotel = namedHotel(world, site, read.value)
    if (!hotel) throw new Failure('page-not-found')
    const { geography } = world
    const source = overviewSource(hotel)
    const today = todayIn(site.edition.timeZone)
    const reviews = source
      ? await reviewsOf(store(), geography, hotel, source, today, visit, invented())
      : []
    return data(reviewsAnswer(reviewOverview(hotel, geography, visit), reviews))
  }
}

/** The reviews widget: the fields of its call and the shape of its answer. */
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
