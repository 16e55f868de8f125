/**
 * How a payment by card goes. It is written down before the provider is asked, so that whatever
 * happens afterwards, somebody can find out and bring it to one of its ends.
 *
 *   started ─→ challenge ─→ authorised ─→ captured
 *      └──────────┴─→ declined     └─→ declined (the booking is undone)
 *      └──────────┴─→ void-due ─→ voided
 *
 * `authorised` comes with the booking, in one transaction: from then on it will be captured.
 * `void-due` is for money that was promised for what is gone.
 */
import type { CurrencyCode, MinorUnits } from '../../site/money.ts'
import type { Line } from '../../products/line.ts'
import type { CheckoutForm, SiteKey } from './booking.ts'

const PAYMENT_STATES = [
  'started',
  'challenge',
  'authorised',
  'captured',
  'declined',
  'void-due',
  'voided',
] as const

export type PaymentState = (typeof PAYMENT_STATES)[number]

/** Nobody knows yet how these end. */
export const OPEN_STATES = ['started', 'challenge'] as const satisfies PaymentState[]

/** What is booked once it is paid. */
export interface BookingIntent {
  cartId: string
  idempotencyKey: string
  items: Line[]
  form: CheckoutForm
  site: SiteKey
  personId: number | null
  /** Where the only item takes the place of a line that is booked already. */
  change?: { bookingId: number; before: Line }
}

export interface Payment {
  id: string
  reference: string | null
  challengeUrl: string | null
  amount: MinorUnits
  currency: CurrencyCode
  state: PaymentState
  intent: BookingIntent
  bookingId: number | null
  startedAt: number
  changedAt: number
}

/** Each is refunded once; of the back office's own refunds, each form that was sent. */
export type RefundReason = 'cancelled' | 'best-price' | `change ${string}` | `office ${string}`
