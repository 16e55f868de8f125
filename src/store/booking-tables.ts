/** The tables of carts and money as the code sees them. */
import type { Generated } from 'kysely'
import type { Instant } from './tables.ts'

/** Also of one that was emptied, until its time is over. */
export interface CartsTable {
  id: string
  expires_at: Instant
  /** How often it was kept longer. */
  renewals: Generated<number>
}

export interface CartItemsTable {
  id: string
  cart_id: string
  edition: string
  /** Line as JSON, with its product's own facts. */
  details: string
  added_at: Instant
  expires_at: Instant
  /** Tells one visitor from another; empty for nobody in particular. */
  visitor: Generated<string>
}

export interface PaymentsTable {
  id: string
  idempotency_key: string
  cart_id: string
  provider: string
  /** The provider's own; null until it answered. */
  reference: string | null
  /** Where the visitor is asked by the bank. */
  challenge_url: string | null
  amount: number
  currency: string
  /** See booking/rules/payment.ts. */
  state: string
  /** BookingIntent as JSON: what is booked once it is paid. */
  intent: string
  booking_id: number | null
  started_at: Instant
  changed_at: Instant
}

export interface RefundsTable {
  id: string
  payment_id: string
  amount: number
  reason: string
  state: string
  asked_at: Instant
  done_at: Instant | null
}

export interface PriceClaimsTable {
  id: Generated<number>
  booking_id: number
  address: string
  found: number
  refund: number
  state: string
  claimed_at: Instant
  /** A picture of the other offer. */
  proof: Uint8Array | null
}
