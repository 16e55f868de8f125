/**
 * What guests wrote about a hotel; for the demo world, what it invents. Drawing a hotel's reviews
 * takes milliseconds, so those of the hotels that people look at are kept.
 */
import { type Day, writeDay } from '../../../../site/calendar-day.ts'
import { languageOf } from '../../../../site/locales.ts'
import {
  type DatedReview,
  type Review,
  type ReviewOverview,
  type ReviewScore,
  type ReviewSource,
  SOURCES_BY_TRUST,
} from '../rules/reviews.ts'
import { TRAVELLER_PROFILES } from '../rules/written-review.ts'
import type { EngineHotel } from '../../engine/search/engine-query.ts'
import type { Database } from '../../../../store/database.ts'
import { photographedHotel, type PhotographedHotel } from '../../catalogue/store/hotel-photos.ts'
import {
  hotelWritings,
  publishedReviews,
  type StoredReview,
} from '../../catalogue/store/hotel-writings.ts'
import { scoreBefore } from '../store/own-review-scores.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import type { InventedHotels } from '../../catalogue/service/invented-world.ts'
import type { WordsOf } from '../../../../site/messages/catalogue.ts'
import { nameIn } from '../../catalogue/routes/hotel-texts.ts'
import { RecentlyUsed } from '../../../../site/recently-used.ts'
import { hotelLink } from '../../catalogue/rules/hotel-links.ts'
import { ratingLabel } from '../../catalogue/rules/ratings.ts'
import { hotelPath } from '../../../../places/service/suggestion-links.ts'

const MAX_SHOWN = 20
/** More than are shown at once, so that the visitor's own language can go first. */
export const MAX_DRAWN = 40
const HOTELS_KEPT = 256

/** By hotel, source and day: a new day may bring new reviews. */
const drawnReviews = new RecentlyUsed<string, DatedReview[]>(HOTELS_KEPT)

/** Those in the visitor's language first; among these and among the others, the newest. */
export async function reviewsOf(
  store: Database,
  geography: Geography,
  hotel: EngineHotel,
  source: ReviewSource,
  today: Day,
  { site, text }: WordsOf,
  invented: InventedHotels,
  most = MAX_SHOWN,
): Promise<Review[]> {
  const [writings, facts, stored, before] = await Promise.all([
    hotelWritings(store, hotel.id),
    photographedHotel(store, hotel.id),
    publishedReviews(store, hotel.id, source, most),
    source === 'own' ? scoreBefore(store, hotel.id) : null,
  ])
  const score = before ?? hotel.reviews[source]
  const drawn =
    writings?.isDemo && facts ? draw(invented, geography, hotel, facts, source, score, today) : []
  const language = languageOf(site.edition.locale)
  const isForeign = (review: DatedReview) => Number(review.language !== language)
  return [...stored.map(storedReview), ...drawn]
    .toSorted((one, other) => isForeign(one) - isForeign(other) || other.day - one.day)
    .slice(0, most)
    .map(({ day, ...review }) => ({
      ...review,
      date: writeDay(day),
      profileDescription: profileWords(review.profile, text),
    }))
}

function draw(
  invented: InventedHotels,
  geography: Geography,
  hotel: EngineHotel,
  facts: PhotographedHotel,
  source: ReviewSource,
  // Without what guests wrote here since, which must not change what others said before.
  { rating, number: reviewsNumber }: Pick<ReviewScore, 'rating' | 'number'>,
  today: Day,
): DatedReview[] {
  return drawnReviews.get(`${hotel.id} ${source} ${today}`, () => {
    // Guests of all languages write, so the city bears its own name.
    const cityName = nameIn(geography, hotel.cityId)
    return invented.reviews({ facts, cityName, rating, reviewsNumber }, today, MAX_DRAWN)
  })
}

function storedReview({ id, positive, ...review }: StoredReview): DatedReview {
  return {
    ...review,
    description: positive,
    hasPublicProfile: false,
    reviewerId: String(id),
  }
}

/** Operators may know other kinds of travellers; then their own word stands. */
function profileWords(profile: string, text: WordsOf['text']): string {
  const known = TRAVELLER_PROFILES.find((each) => each === profile)
  return known ? text(`reviews.profile.${known}`) : profile
}

// What guests say of a hotel in sum.

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
