/** How the checkout form is read: in the browser before it is sent, and on the server. */
import { type FieldReader, fieldReader, type FormValues } from '../../site/form-values.ts'
import { problem, type Read } from '../../site/problems.ts'
import type { SiteType } from '../../site/site.ts'
import { paymentChoices } from './amount-due.ts'
import {
  type Cart,
  type CheckoutForm,
  type CompanyInvoice,
  type Contact,
  type Guest,
  PAYMENT_CHOICES,
  type PaymentChoice,
  totalOf,
} from './booking.ts'
import {
  asksForInvoice,
  CHECKOUT_FIELDS,
  EMAIL,
  guestFields,
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_REQUESTS_LENGTH,
  PHONE,
} from './checkout-fields.ts'

/** What the form of a cart asks for. */
export interface AskedForm {
  /** Rooms of each item. */
  roomCounts: readonly number[]
  choices: readonly PaymentChoice[]
  total: number
  hasInvoice: boolean
}

export function askedForm({ items }: Pick<Cart, 'items'>, siteType: SiteType): AskedForm {
  return {
    roomCounts: items.map(({ rooms }) => rooms.length),
    choices: paymentChoices(items),
    total: totalOf(items),
    hasInvoice: asksForInvoice(siteType),
  }
}

/** Reports every problem at once. */
export function readCheckoutForm(values: FormValues, asked: AskedForm): Read<CheckoutForm> {
  const reader = fieldReader(values)
  const guests = asked.roomCounts.map((rooms, item) =>
    Array.from({ length: rooms }, (_, room) => readGuest(reader, guestFields(item + 1, room + 1))),
  )
  const contact = readContact(reader)
  const requests = reader.prose(CHECKOUT_FIELDS.requests, MAX_REQUESTS_LENGTH)
  const invoice = asked.hasInvoice ? readInvoice(reader) : null
  const payment = readPayment(reader, asked)
  const total = readTotal(reader, asked)
  return reader.finish({ guests, contact, requests, invoice, payment, total })
}

function readGuest(reader: FieldReader, fields: Record<keyof Guest, string>): Guest {
  return {
    firstName: needed(reader, fields.firstName, MAX_NAME_LENGTH),
    lastName: needed(reader, fields.lastName, MAX_NAME_LENGTH),
  }
}

function readContact(reader: FieldReader): Contact {
  const { firstName, lastName, email, phone } = CHECKOUT_FIELDS
  return {
    ...readGuest(reader, { firstName, lastName }),
    email: shaped(reader, email, EMAIL, MAX_EMAIL_LENGTH).toLowerCase(),
    phone: shaped(reader, phone, PHONE),
  }
}

function readInvoice(reader: FieldReader): CompanyInvoice {
  const { company, taxId, invoiceAddress, invoicePostalCode, invoiceCity } = CHECKOUT_FIELDS
  return {
    company: needed(reader, company),
    taxId: needed(reader, taxId, 40),
    address: needed(reader, invoiceAddress),
    postalCode: needed(reader, invoicePostalCode, 20),
    city: needed(reader, invoiceCity),
  }
}

function readPayment(reader: FieldReader, { choices }: AskedForm) {
  const { payment } = CHECKOUT_FIELDS
  const written = needed(reader, payment)
  const choice = PAYMENT_CHOICES.find((known) => known === written)
  if (!choice && written) reader.report(problem('field-unreadable', payment))
  if (choice && !choices.includes(choice)) reader.report(problem('payment-at-hotel', payment))
  return choice ?? 'card'
}

/** The form says what its reader saw; another sum means that the cart has changed since. */
function readTotal(reader: FieldReader, { total }: AskedForm): number {
  const field = CHECKOUT_FIELDS.total
  const written = needed(reader, field)
  if (written && written !== String(total)) reader.report(problem('price-changed', field, total))
  return total
}

function needed(reader: FieldReader, field: string, maxLength?: number): string {
  const written = reader.text(field, maxLength)
  if (!written) reader.report(problem('field-missing', field))
  return written
}

function shaped(reader: FieldReader, field: string, shape: RegExp, maxLength?: number): string {
  const written = needed(reader, field, maxLength)
  if (written && !shape.test(written)) reader.report(problem('field-unreadable', field))
  return written
}
