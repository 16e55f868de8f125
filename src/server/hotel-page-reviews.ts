/** The reviews part of a hotel's page: the list as its link asks for it, and what it is made of. */
import type { Day } from '../core/calendar-day.ts'
import type { FormValues } from '../core/form-values.ts'
import type { ShownReviews } from '../core/hotel-page.ts'
import { languagesOf, readReviewList, reviewPage, scoreBands } from '../core/review-list.ts'
import type { Review } from '../core/reviews.ts'
import type { EngineHotel } from '../engine/engine-query.ts'
import type { Database } from '../storage/database.ts'
import { MOST_DRAWN, reviewsOf } from './hotel-reviews.ts'
import { overviewSource } from './review-overview.ts'
import type { SearchMemory } from './search-memory.ts'
import type { Visit } from './visit.ts'

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
