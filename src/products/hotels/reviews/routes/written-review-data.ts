/** What the page of a guest's own review shows. */
import type { Booking, BookingItem } from '../../../../booking/rules/booking.ts'
import { writeDay } from '../../../../site/calendar-day.ts'
import { hotelLink } from '../../catalogue/rules/hotel-links.ts'
import { languageOf } from '../../../../site/locales.ts'
import type { Review } from '../rules/reviews.ts'
import { REVIEW_LANGUAGES, WRITTEN_REVIEW_FIELDS } from '../rules/written-review-fields.ts'
import { signature, type WrittenReview } from '../rules/written-review.ts'
import type { WriteReviewPageData } from '../pages/write-review-page.tsx'
import { shownStay } from '../../../../booking/routes/cart-stay.ts'
import type { WordsOf } from '../../../../http/visit.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import { hotelPath } from '../../../../places/routes/suggestion-links.ts'

interface OneStay {
  booking: Booking
  item: BookingItem
  written: WrittenReview | null
}

export function writtenReviewData(
  { geography }: SearchMemory,
  words: WordsOf,
  { booking, item, written }: OneStay,
): Omit<WriteReviewPageData, 'form' | 'stayNumber'> {
  const { site, text } = words
  const { hotel } = item
  const { hotelName, photo, stay } = shownStay({ geography }, words, item, true)
  const uri = hotelPath(site, geography, hotel.cityId, hotel.id, hotel.name)
  return {
    locator: booking.locator,
    hotelName,
    hotelHref: hotel.isHidden
      ? ''
      : hotelLink({ uri, hiddenOfferId: null }, site, { reviewsOf: 'own' }),
    photo,
    stay,
    author: signature(booking.contact),
    languages: namedLanguages(site.edition.conventions),
    written: written && {
      review: asReview(written, text(`reviews.profile.${written.profile}`)),
      state: written.state,
      reason: written.reason,
    },
  }
}

/** Most people write in the language in which they read. */
export function defaultValues({ site }: Pick<WordsOf, 'site'>): Record<string, string> {
  return { [WRITTEN_REVIEW_FIELDS.language]: languageOf(site.edition.locale) }
}

function namedLanguages(conventions: string): WriteReviewPageData['languages'] {
  const names = new Intl.DisplayNames([conventions], { type: 'language' })
  const byName = new Intl.Collator(conventions)
  return REVIEW_LANGUAGES.map((language) => ({
    language,
    name: names.of(language) ?? language,
  })).toSorted((one, other) => byName.compare(one.name, other.name))
}

function asReview(written: WrittenReview, profileDescription: string): Review {
  const { id, author, score, day, title, positive, negative, language, profile } = written
  return {
    author,
    score,
    title,
    negative,
    language,
    profile,
    profileDescription,
    date: writeDay(day),
    description: positive,
    hasPublicProfile: false,
    reviewerId: String(id),
  }
}
