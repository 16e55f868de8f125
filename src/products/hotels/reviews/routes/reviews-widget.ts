/** The reviews widget: what guests say of a hotel in sum, and what the latest of them wrote. */
import type { Database } from '../../../../store/database.ts'
import { todayIn } from '../../../../http/clock.ts'
import { Failure } from '../../../../http/failures.tsx'
import { namedHotel } from '../../catalogue/routes/hotel-by-id.ts'
import { reviewsOf } from './hotel-reviews.ts'
import { overviewSource, reviewOverview } from './review-overview.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import type { Handler } from '../../../../http/visit.ts'
import { readReviewsRequest, reviewsAnswer } from './reviews-answer.ts'

export function reviewsWidget(memory: () => SearchMemory, store: () => Database): Handler {
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
    const reviews = source ? await reviewsOf(store(), geography, hotel, source, today, visit) : []
    return data(reviewsAnswer(reviewOverview(hotel, geography, visit), reviews))
  }
}
