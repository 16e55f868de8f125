/** What the booking desk works with. */
import type { Booking } from '../rules/booking.ts'
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
import type { BookingNews, Products } from '../../products/product.ts'
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
  /** All that is sold. */
  products: Products
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
const SUPPLIER_NEWS: Partial<Record<BookingMail, BookingNews>> = {
  confirmation: 'booked',
  cancellation: 'cancelled',
  'claim-accepted': 'changed',
}

/**
 * What is written to the guest and to each supplier when something becomes of a booking. A mail that
 * cannot be composed must not undo a sale: then a bare one goes out.
 */
export function composeMails(
  { mail, products, onFailure }: Pick<SettlingParts, 'mail' | 'products' | 'onFailure'>,
  kind: BookingMail,
): (booking: Booking) => MailToSend[] {
  const composed = <Mail>(compose: () => Mail, otherwise: Mail): Mail => {
    try {
      return compose()
    } catch (error) {
      onFailure(error)
      return otherwise
    }
  }
  return (booking) => {
    const { locator, contact } = booking
    const bare = { subject: locator, text: locator, html: locator }
    const toGuest = composed<MailToSend>(() => mail(kind, booking), {
      recipient: contact.email,
      ...bare,
    })
    const news = SUPPLIER_NEWS[kind]
    if (!news) return [toGuest]
    const kinds = [...new Set(booking.items.map((line) => line.kind))]
    const toSuppliers = kinds
      .flatMap((each) => products.of(each).supplierMails(news, booking))
      .map(({ recipient, compose }) => composed(compose, { recipient, ...bare }))
    return [toGuest, ...toSuppliers]
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
