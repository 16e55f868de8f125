/** What the booking desk works with. */
import type { Booking } from '../rules/booking.ts'
import { type HotelNews, hotelsToTell } from '../rules/hotel-news.ts'
import type { CurrencyRates } from '../../site/money.ts'
import {
  problem,
  type Problem,
  type ProblemCode,
  type Read,
  unreadable,
} from '../../site/problems.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import type { SandboxPayments } from '../payments/sandbox-payments.ts'
import type { Database } from '../../store/database.ts'
import type { MailToSend } from '../../mail/outgoing-mail.ts'
import type { CheckoutTokens } from './checkout-token.ts'
import type { BookingMail } from './booking-mail.ts'
import { randomUUID } from 'node:crypto'
import { GUARANTEE_HOURS, isClaimInTime } from '../rules/best-price-guarantee.ts'
import { hasClaim } from '../store/booking-claims.ts'

export interface SettlingParts {
  store: () => Database
  payments: PaymentProvider
  /** In the language of the site where it was booked. */
  mail: (kind: BookingMail, booking: Booking) => MailToSend
  /** To one hotel of the booking, in its own language. */
  hotelMail: (news: HotelNews, booking: Booking, hotelId: number) => MailToSend
  /** Told of everything that nobody expected. */
  onFailure: (error: unknown) => void
}

export interface DeskParts extends SettlingParts {
  rates: () => CurrencyRates
  tokens: CheckoutTokens
  /** Null where a real provider asks the questions. */
  sandbox: SandboxPayments | null
}

/** A refund is between the guest and us; a lower price may be one that the hotel has to charge. */
const HOTEL_NEWS: Partial<Record<BookingMail, HotelNews>> = {
  confirmation: 'booked',
  cancellation: 'cancelled',
  'claim-accepted': 'changed',
}

/**
 * What is written to the guest and to each hotel when something becomes of a booking. A mail that
 * cannot be composed must not undo a sale: then a bare one goes out.
 */
export function composeMails(
  { mail, hotelMail, onFailure }: Pick<SettlingParts, 'mail' | 'hotelMail' | 'onFailure'>,
  kind: BookingMail,
): (booking: Booking) => MailToSend[] {
  return (booking) => {
    const { locator, contact } = booking
    const composed = (recipient: string, compose: () => MailToSend): MailToSend => {
      try {
        return compose()
      } catch (error) {
        onFailure(error)
        return { recipient, subject: locator, text: locator, html: locator }
      }
    }
    const toGuest = composed(contact.email, () => mail(kind, booking))
    const news = HOTEL_NEWS[kind]
    if (!news) return [toGuest]
    const toHotels = hotelsToTell(news, booking).map(({ hotelId, email }) =>
      composed(email, () => hotelMail(news, booking, hotelId)),
    )
    return [toGuest, ...toHotels]
  }
}

export function refused<T = never>(code: ProblemCode, field = '', limit?: number): Read<T> {
  return unreadable([problem(code, field, limit)])
}

/** A database that is away is no reason for a page of errors: nothing happened, try again. */
export async function answered<T>(
  { onFailure }: Pick<SettlingParts, 'onFailure'>,
  ask: () => Promise<Read<T>>,
): Promise<Read<T>> {
  try {
    return await ask()
  } catch (error) {
    onFailure(error)
    return refused('try-again')
  }
}

/** The key that makes one booking of a form, however often it is sent. */
export function newCheckoutKey(): string {
  return randomUUID()
}

export function isCheckoutKey(key: unknown): key is string {
  return typeof key === 'string' && /^[\w-]{16,64}$/.test(key)
}

/** Why a booking takes no claim under the best-price guarantee; null when it takes one. */
export async function closedClaim(
  store: Database,
  { id, state, bookedAt }: Booking,
  now: number,
): Promise<Problem | null> {
  if (state !== 'confirmed') return problem('booking-cancelled')
  if (await hasClaim(store, id)) return problem('claim-made')
  return isClaimInTime(bookedAt, now) ? null : problem('claim-too-late', '', GUARANTEE_HOURS)
}
