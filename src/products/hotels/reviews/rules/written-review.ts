/** Reviews that guests write here: one for each booked stay, read by a moderator before all. */
import type { BookingState } from '../../../../booking/rules/booking.ts'
import type { Day } from '../../../../site/calendar-day.ts'
import type { Stay } from '../../../../site/stay.ts'
import { fieldReader, type FormValues } from '../../../../site/form-values.ts'
import { problem, type Read } from '../../../../site/problems.ts'

const WRITTEN_REVIEW_STATES = ['pending', 'published', 'rejected'] as const

export type WrittenReviewState = (typeof WRITTEN_REVIEW_STATES)[number]

/** Each is a message of its own: the writer reads the reason in their own language. */
export const REJECTION_REASONS = [
  'not-about-stay',
  'offensive',
  'personal-data',
  'advertising',
  'unreadable',
] as const

export type RejectionReason = (typeof REJECTION_REASONS)[number]

export const TRAVELLER_PROFILES = ['couple', 'family', 'friends', 'business', 'solo'] as const

export type TravellerProfile = (typeof TRAVELLER_PROFILES)[number]

/** What the writer fills in. */
export interface ReviewDraft {
  /** Whole, 1 to 10. */
  score: number
  title: string
  positive: string
  negative: string
  profile: TravellerProfile
  /** ISO 639. */
  language: string
}

/** As it is kept, for its writer and for whoever moderates it. */
export interface WrittenReview extends ReviewDraft {
  id: number
  hotelId: number
  /** Of the booked stay, as in its cart. */
  itemId: string
  locator: string
  author: string
  /** The day it was written. */
  day: Day
  state: WrittenReviewState
  /** Null unless it was rejected. */
  reason: RejectionReason | null
  writtenAt: number
  decidedAt: number | null
}

/** Only who has left can tell of the whole stay. */
export function isCompletedStay(state: BookingState, stay: Stay, today: Day): boolean {
  return state === 'confirmed' && stay.checkOut < today
}

/** As it is signed: nobody needs to be recognised for it. */
export function signature({ firstName, lastName }: { firstName: string; lastName: string }) {
  const initial = /\p{L}/u.exec(lastName.normalize('NFC'))?.[0].toUpperCase()
  return initial === undefined ? firstName : `${firstName} ${initial}.`
}

/** The form of a review, and how it is read: in the browser and on the server. */
export const WRITTEN_REVIEW_FIELDS = {
  score: 'review_score',
  title: 'review_title',
  positive: 'review_positive',
  negative: 'review_negative',
  profile: 'review_profile',
  language: 'review_language',
} as const

/** Sent instead of a review, to take the one back that was written. */
export const WITHDRAW_FIELD = 'review_withdraw'

export const SCORES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** Those of our sites, and others that guests of ours write in. */
export const REVIEW_LANGUAGES = [
  ...(['es', 'ca', 'en', 'fr', 'de', 'it', 'pt'] as const),
  ...(['eu', 'gl', 'nl', 'da', 'sv', 'nb', 'fi', 'pl', 'cs', 'hu', 'ro', 'bg', 'el'] as const),
  ...(['uk', 'ru', 'tr', 'ar', 'zh', 'ja', 'ko'] as const),
] as const

export const MAX_TITLE_LENGTH = 80
export const MAX_REVIEW_LENGTH = 1_000

/** Reports every problem at once. Somebody who has nothing to say must not be made to. */
export function readReviewDraft(values: FormValues): Read<ReviewDraft> {
  const fields = WRITTEN_REVIEW_FIELDS
  const reader = fieldReader(values)
  const chosen = <T extends string>(field: string, choices: readonly T[]): T | null => {
    const written = reader.text(field)
    const choice = choices.find((each) => each === written) ?? null
    if (choice === null)
      reader.report(problem(written ? 'field-unreadable' : 'field-missing', field))
    return choice
  }
  const score = chosen(fields.score, SCORES.map(String))
  const title = reader.text(fields.title, MAX_TITLE_LENGTH)
  if (!title) reader.report(problem('field-missing', fields.title))
  const positive = reader.text(fields.positive, MAX_REVIEW_LENGTH)
  const negative = reader.text(fields.negative, MAX_REVIEW_LENGTH)
  if (!positive && !negative) reader.report(problem('review-empty', fields.positive))
  const profile = chosen(fields.profile, TRAVELLER_PROFILES)
  const language = chosen(fields.language, REVIEW_LANGUAGES)
  return reader.finish(
    score && profile && language
      ? { score: Number(score), title, positive, negative, profile, language }
      : null,
  )
}
