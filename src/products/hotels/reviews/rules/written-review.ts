/** Reviews that guests write here: one for each booked stay, read by a moderator before all. */
import type { BookingState } from '../../../../booking/rules/booking.ts'
import type { Day } from '../../../../site/calendar-day.ts'
import type { Stay } from '../../../../site/stay.ts'

export const WRITTEN_REVIEW_STATES = ['pending', 'published', 'rejected'] as const

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
