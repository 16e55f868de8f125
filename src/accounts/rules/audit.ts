/** What the log of the back office tells. */
const AUDIT_ACTIONS = [
  'signed-in',
  'sign-in-failed',
  'second-factor-failed',
  'signed-out',
  'password-chosen',
  'role-given',
  'factor-added',
  'factor-removed',
  'recovery-codes-made',
  'sessions-ended',
  'booking-cancelled',
  'booking-refunded',
  'hold-released',
  'claim-accepted',
  'claim-refused',
  'review-published',
  'review-rejected',
  'calendar-changed',
  'hotel-closed',
  'hotel-reopened',
  'hotel-contact-changed',
  'flight-cancelled',
  'flight-moved',
  'mail-sent-again',
  'rates-changed',
] as const

export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export interface AuditEntry {
  id: number
  /** Milliseconds since 1970. */
  happenedAt: number
  /** Of whoever did it; empty for nobody whom we know. */
  email: string
  address: string
  action: AuditAction
  subject: string
  /** JSON. */
  before: string | null
  after: string | null
}

/** What an entry is about, by the name that people know it by. */
export const auditSubject = {
  booking: (locator: string) => `booking ${locator}`,
  hold: (itemId: string) => `hold ${itemId}`,
  hotel: (hotelId: number) => `hotel ${hotelId}`,
  room: (roomTypeId: number) => `room ${roomTypeId}`,
  flight: (flightId: number, day: string) => `flight ${flightId} ${day}`,
  mail: (mailId: number) => `mail ${mailId}`,
  review: (reviewId: number) => `review ${reviewId}`,
  person: (email: string) => `person ${email}`,
  rates: () => 'rates',
} as const
