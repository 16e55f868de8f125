/** What the booking desk works with. */
import type { Booking } from '../../core/booking/booking.ts'
import type { CurrencyRates } from '../../core/money.ts'
import { problem, type ProblemCode, type Read, unreadable } from '../../core/problems.ts'
import type { PaymentProvider } from '../../outside/payments/payment-provider.ts'
import type { SandboxPayments } from '../../outside/payments/sandbox-payments.ts'
import type { Database } from '../../storage/database.ts'
import type { MailToSend } from '../../storage/outgoing-mail.ts'
import type { CheckoutTokens } from '../checkout-token.ts'
import type { BookingMail } from '../mail/booking-mail.ts'

export interface SettlingParts {
  store: () => Database
  payments: PaymentProvider
  /** In the language of the site where it was booked. */
  mail: (kind: BookingMail, booking: Booking) => MailToSend
  /** Told of everything that nobody expected. */
  onFailure: (error: unknown) => void
}

export interface DeskParts extends SettlingParts {
  rates: () => CurrencyRates
  tokens: CheckoutTokens
  /** Null where a real provider asks the questions. */
  sandbox: SandboxPayments | null
}

/** A letter that cannot be written must not undo a sale: then a bare one goes out. */
export function letter(
  { mail, onFailure }: Pick<SettlingParts, 'mail' | 'onFailure'>,
  kind: BookingMail,
): (booking: Booking) => MailToSend {
  return (booking) => {
    try {
      return mail(kind, booking)
    } catch (error) {
      onFailure(error)
      const { locator, contact } = booking
      return { recipient: contact.email, subject: locator, text: locator, html: locator }
    }
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
