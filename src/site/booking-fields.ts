/** The names of the checkout form's fields, and the shapes of what is typed into them. */
import type { Day } from './calendar-day.ts'
import type { SiteType } from './site.ts'

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
  terms: 'terms_accepted',
  /** How many rooms each item has: without the database, the form is written again from it. */
  rooms: 'cart_rooms',
} as const

/** Both numbers count from 1: the item in the cart, the room in the item. */
export function guestFields(item: number, room: number): Record<GuestField, string> {
  const start = `guest_${item}_${room}`
  return {
    firstName: `${start}_first_name`,
    lastName: `${start}_last_name`,
    birthDate: `${start}_birth_date`,
    document: `${start}_document`,
    documentExpiry: `${start}_document_expiry`,
    nationality: `${start}_nationality`,
  }
}

type GuestField =
  | 'firstName'
  | 'lastName'
  | 'birthDate'
  | 'document'
  | 'documentExpiry'
  | 'nationality'

/** What a field of a guest is about, whichever guest it is. */
export function isGuestField(field: string, which: 'birth_date' | 'document' | 'document_expiry') {
  return field.startsWith('guest_') && field.replace(/^guest_\d+_\d+_/, '') === which
}

export const MAX_NAME_LENGTH = 80
export const MAX_REQUESTS_LENGTH = 1_000
export const MAX_EMAIL_LENGTH = 254

/** One @, a dot behind it, and nothing that could begin another line or address of a mail. */
export const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/u
export const PHONE = /^\+?[\d ().-]{6,24}$/

/** The business site writes an invoice for a company. */
export function asksForInvoice(type: SiteType): boolean {
  return type === 'company'
}

/** Names the item that is taken out of the cart. */
export const REMOVE_FIELD = 'remove'
/** How often the cart was kept longer before it is now. */
export const RENEW_FIELD = 'renew'
/** The new price that the visitor has seen and takes. */
export const ACCEPTED_FIELD = 'accepted_price'

/** What the page with the bank's question gets and sends. */
export const CHALLENGE_FIELDS = { payment: 'payment', answer: 'answer' } as const

/** The fields of the forms around a booking. */
export const CLAIM_FIELDS = {
  address: 'claim_address',
  found: 'claim_price',
  proof: 'claim_proof',
} as const
export const TRIP_FIELDS = { locator: 'locator', email: 'trip_email' } as const
/** What the visitor saw: another fee is told before anything is cancelled. */
export const FEE_FIELD = 'cancellation_fee'

/** A card that the demo's payment provider knows, and what it does with it. */
export interface TestCard {
  number: string
  outcome: 'success' | 'decline' | 'challenge' | 'time-out'
}

export interface Guest {
  firstName: string
  lastName: string
  /** Where it was asked for. */
  birthDate?: Day
  document?: TravelDocument
}

/** A passport or an identity card. */
export interface TravelDocument {
  /** Capital letters and digits. */
  number: string
  /** The last day on which it is valid. */
  expires: Day
  /** By two letters. */
  nationality: string
}

/** What may be shown of a document: enough to tell two of them apart. */
export function maskedDocument({ number, nationality }: TravelDocument): string {
  return `${nationality} ••••${number.slice(-3)}`
}
