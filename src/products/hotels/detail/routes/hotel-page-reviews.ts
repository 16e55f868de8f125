/** The reviews part of a hotel's page: the list as its link asks for it, and what it is made of. */
import type { Day } from '../../../../site/calendar-day.ts'
import type { FormValues } from '../../../../site/form-values.ts'
import type { ShownReviews } from '../rules/hotel-page.ts'
import {
  languagesOf,
  readReviewList,
  reviewPage,
  scoreBands,
} from '../../reviews/rules/review-list.ts'
import type { Review } from '../../reviews/rules/reviews.ts'
import type { EngineHotel } from '../../engine/search/engine-query.ts'
import type { Database } from '../../../../store/database.ts'
import { MOST_DRAWN, reviewsOf } from '../../reviews/routes/hotel-reviews.ts'
import { overviewSource } from '../../reviews/routes/review-overview.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import type { Visit } from '../../../../http/visit.ts'

export async function shownReviews(
  { geography }: SearchMemory,
  store: Database,
  visit: Visit,
  hotel: EngineHotel,
  values: FormValues,
  today: Day,
): Promise<ShownReviews> {
  // Guests may have written what a hidden hotel is called.
  const source = hotel.hiddenOfferId === null ? overviewSource(hotel) : null
  const all = source
    ? await reviewsOf(store, geography, hotel, source, today, visit, MOST_DRAWN)
    : []
  return { source, ...listed(all, values, visit) }
}

export function noReviews(values: FormValues, visit: Visit): ShownReviews {
  return { source: null, ...listed([], values, visit) }
}

function listed(all: readonly Review[], values: FormValues, { site }: Visit) {
  const names = new Intl.DisplayNames([site.edition.conventions], { type: 'language' })
  return {
    page: reviewPage(all, readReviewList(values)),
    bands: scoreBands(all),
    counted: all.length,
    languages: languagesOf(all).map(({ language, count }) => ({
      language,
      name: names.of(language) ?? language,
      count,
    })),
  }
}
