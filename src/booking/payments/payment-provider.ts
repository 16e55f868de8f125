/**
 * Payment by card, as any provider does it: the money is promised first (authorised), taken when
 * the rooms are booked (captured), or let go (released). Every call may be repeated.
 */
import type { CurrencyCode, MinorUnits } from '../../site/money.ts'

export interface PaymentProvider {
  name: string
  /** Whether the card is typed on our page; otherwise on the provider's, and we never see it. */
  takesCards: boolean
  /** Asked again for the same payment it gives the same answer and takes nothing twice. */
  authorise(request: PaymentRequest): Promise<ProviderStatus>
  standing(payment: KnownPayment): Promise<ProviderStatus>
  capture(payment: KnownPayment): Promise<'captured' | 'refused'>
  /** Nothing stays promised or taken, and nothing will be: also when it never began. */
  release(payment: KnownPayment): Promise<void>
  /** A part of what was captured. The id of the refund says whether it was asked for before. */
  refund(payment: KnownPayment, refund: PaymentRefund): Promise<void>
}

export interface PaymentRefund {
  id: string
  amount: MinorUnits
  currency: CurrencyCode
}

export interface PaymentRequest {
  /** Ours; the provider keeps it with the payment. */
  id: string
  amount: MinorUnits
  currency: CurrencyCode
  /** As typed; null where the provider asks for it. */
  card: Card | null
  email: string
  /** One line for the statement: what is paid. */
  description: string
  /** BCP 47. */
  language: string
  pages: { back: string; challenge: string }
}

export interface Card {
  /** Digits only. */
  number: string
}

export interface KnownPayment {
  id: string
  /** Null when no answer ever came. */
  reference: string | null
}

/** How a payment stands at the provider. */
export type ProviderStatus =
  | { state: 'unknown-there' }
  | { state: 'challenge'; reference: string; url: string }
  | { state: 'authorised'; reference: string }
  | { state: 'captured'; reference: string }
  | { state: 'declined' }
  | { state: 'released' }

/** No answer came in time: what became of it must be found out. */
export class NoAnswer extends Error {}
