/** The fields of the checkout form, and how they are read: in the browser and on the server. */
import { type FieldReader, fieldReader, type FormValues } from '../form-values.ts'
import { problem, type Read } from '../problems.ts'
import type { SiteType } from '../site.ts'
import { paymentChoices } from './amount-due.ts'
import {
  type Cart,
  type CheckoutForm,
  type CompanyInvoice,
  type Contact,
  type Guest,
  PAYMENT_CHOICES,
  totalOf,
} from './booking.ts'

export const CHECKOUT_FIELDS = {
  key: 'checkout_key',
  total: 'cart_total',
  firstName: 'contact_first_name',
  lastName: 'contact_last_name',
  email: 'contact_email',
  phone: 'contact_phone',
  requests: 'special_requests',
  company: 'invoice_company',
  taxId: 'invoice_tax_id',
  invoiceAddress: 'invoice_address',
  invoicePostalCode: 'invoice_postal_code',
  invoiceCity: 'invoice_city',
  payment: 'payment',
  cardNumber: 'card_number',
  cardExpiry: 'card_expiry',
  cardCode: 'card_code',
} as const

/** Both numbers count from 1: the item in the cart, the room in the item. */
export function guestFields(item: number, room: number): Record<keyof Guest, string> {
  const start = `guest_${item}_${room}`
  return { firstName: `${start}_first_name`, lastName: `${start}_last_name` }
}

export const MAX_NAME_LENGTH = 80
export const MAX_REQUESTS_LENGTH = 1_000
const MAX_EMAIL_LENGTH = 254

/** One @, a dot behind it, and nothing that could begin another line or address of a mail. */
export const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/u
export const PHONE = /^\+?[\d ().-]{6,24}$/

/** The business site writes an invoice for a company. */
export function asksForInvoice(type: SiteType): boolean {
  return type === 'company'
}

/** Reports every problem at once. */
export function readCheckoutForm(
  values: FormValues,
  cart: Pick<Cart, 'items'>,
  siteType: SiteType,
): Read<CheckoutForm> {
  const reader = fieldReader(values)
  const guests = cart.items.map(({ rooms }, item) =>
    rooms.map((_, room) => readGuest(reader, guestFields(item + 1, room + 1))),
  )
  const contact = readContact(reader)
  const requests = reader.text(CHECKOUT_FIELDS.requests, MAX_REQUESTS_LENGTH)
  const invoice = asksForInvoice(siteType) ? readInvoice(reader) : null
  const payment = readPayment(reader, cart)
  const total = readTotal(reader, cart)
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

function readPayment(reader: FieldReader, { items }: Pick<Cart, 'items'>) {
  const { payment } = CHECKOUT_FIELDS
  const written = needed(reader, payment)
  const choice = PAYMENT_CHOICES.find((known) => known === written)
  if (!choice && written) reader.report(problem('field-unreadable', payment))
  if (choice && !paymentChoices(items).includes(choice))
    reader.report(problem('payment-at-hotel', payment))
  return choice ?? 'card'
}

/** The form says what its reader saw; another sum means that the cart has changed since. */
function readTotal(reader: FieldReader, { items }: Pick<Cart, 'items'>): number {
  const field = CHECKOUT_FIELDS.total
  const written = needed(reader, field)
  const total = totalOf(items)
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
