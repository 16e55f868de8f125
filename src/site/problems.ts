/**
 * Problems: everything that can be wrong with what a visitor asked for, told as values.
 *
 * A code that the specification numbers (12_999_13) keeps that number; the others have a name.
 * The text of a problem is the message `problem.{code}` of the visitor's locale.
 */

/** By where they come up: a page need not know the texts of what cannot happen there. */
export const PROBLEMS = {
  search: [
    // Hotel search form
    'destination-missing',
    'destination-not-chosen',
    'date-missing',
    'date-unreadable',
    'date-not-after-today',
    'date-too-late',
    'same-dates',
    'check-out-before-check-in',
    'stay-too-long',
    '12_999_13',
    // Flight option and flight+hotel
    'origin-missing',
    'origin-without-airport',
    'origin-not-chosen',
    'flight-destination-missing',
    'flight-today',
    '20_1_11',
    // Occupancy and passengers
    'rooms-out-of-range',
    'adults-out-of-range',
    'children-out-of-range',
    'customers-unreadable',
    'passengers-add-room',
    'passengers-apply',
    'passengers-general',
    // Range picker; `limit` carries the number of nights or the day
    'range-too-long',
    'range-too-short',
    'range-too-early',
    'range-too-late',
    // Results
    '12_904_3',
    'sold-out',
    'chain-without-match',
    'filters-without-match',
    'zero-result-combination',
    'no-results',
    'no-getaway-offer',
    'empty-area',
    'page-beyond-end',
    'list-unreadable',
    'meta-search-failed',
    'list-failed',
    'suggestions-failed',
    // Pictures and scripts
    'image-failed',
    'content-failed',
    'chunk-failed',
    'analytics-link-incomplete',
  ],
  // Of the flight form alone.
  flights: ['same-places', 'flight-order', 'flight-without-adult', 'too-many-infants'],
  booking: [
    // Cart, checkout and bookings
    'price-changed',
    'offer-changed',
    'offer-withdrawn',
    'cart-full',
    'too-many-holds',
    'too-many-unpaid',
    'cart-empty',
    'hold-expired',
    'payment-declined',
    'payment-unknown',
    'payment-at-hotel',
    'booking-not-found',
    'booking-cancelled',
    'stay-begun',
    'claim-too-late',
    'claim-not-better',
    'claim-made',
    'refund-too-much',
    // Travellers, by the days on which they travel
    'age-of-adult',
    'age-of-child',
    'age-of-infant',
    'document-expired',
    // Reviews
    'review-empty',
    'review-made',
    'stay-not-over',
  ],
  accounts: [
    'email-missing',
    'email-unreadable',
    'name-missing',
    'password-missing',
    'password-too-short',
    'password-wrong',
    'password-same-as-email',
    'password-common',
    'sign-in-failed',
    'delete-not-confirmed',
    'picture-unreadable',
    'sign-in-needed',
    'second-factor-needed',
    'factor-wrong',
    'passkey-refused',
    'hotel-unknown',
  ],
  office: [
    'forbidden',
    'already-done',
    'nothing-to-change',
    'number-out-of-range',
    'days-out-of-range',
  ],
  requests: [
    'field-missing',
    'field-repeated',
    'field-too-long',
    'field-too-many',
    'field-unreadable',
    'page-not-found',
    'method-not-allowed',
    'destination-unknown',
    'body-too-large',
    'body-unreadable',
    'csrf-missing',
    'token-forged',
    'token-stale',
    'too-many-requests',
    'try-again',
    'unexpected',
  ],
} as const

export type ProblemArea = keyof typeof PROBLEMS

export type ProblemCode = (typeof PROBLEMS)[ProblemArea][number]

export interface Problem {
  code: ProblemCode
  /** The field it concerns, by its name in the form; empty when it concerns the whole. */
  field: string
  /** The number (or day) that the message names, such as the greatest number of nights. */
  limit?: number
}

/** What reading something from outside gives: the thing itself, or all that is wrong with it. */
export type Read<T> = { ok: true; value: T } | { ok: false; problems: Problem[] }

export function readable<T>(value: T): Read<T> {
  return { ok: true, value }
}

export function unreadable<T = never>(problems: Problem[]): Read<T> {
  return { ok: false, problems }
}

export function problem(code: ProblemCode, field = '', limit?: number): Problem {
  return limit === undefined ? { code, field } : { code, field, limit }
}
