/** The one table that knows which HTTP status a problem answers with. */
import type { ProblemCode } from '../site/problems.ts'

const STATUSES: Partial<Record<ProblemCode, number>> = {
  'page-not-found': 404,
  'method-not-allowed': 405,
  'destination-unknown': 404,
  'page-beyond-end': 404,
  'body-too-large': 413,
  'body-unreadable': 400,
  'sign-in-needed': 401,
  'second-factor-needed': 401,
  'csrf-missing': 403,
  forbidden: 403,
  'already-done': 409,
  'token-forged': 400,
  'sold-out': 409,
  'offer-withdrawn': 409,
  'price-changed': 409,
  'offer-changed': 409,
  'cart-full': 409,
  'too-many-holds': 429,
  'too-many-unpaid': 429,
  'cart-empty': 410,
  'hold-expired': 410,
  'payment-declined': 402,
  // The bank is somebody else's server, and has not answered in time.
  'payment-unknown': 504,
  'booking-not-found': 404,
  'booking-cancelled': 409,
  'stay-begun': 409,
  'claim-too-late': 409,
  'claim-made': 409,
  'token-stale': 410,
  'too-many-requests': 429,
  'try-again': 503,
  unexpected: 500,
}

/** What a form or a query got wrong is a 422 unless the table says otherwise. */
export function statusOf(code: ProblemCode): number {
  return STATUSES[code] ?? 422
}
