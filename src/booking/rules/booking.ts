/**
 * From a choice to a booking: what is held in a cart, and what a booking is made of. Amounts are whole minor units of the currency in which they are charged.
 */
import type { Guest } from '../../site/booking-fields.ts'
import type { Day } from '../../site/calendar-day.ts'
import type { EditionId } from '../../site/editions/edition.ts'
import type { CurrencyCode, MinorUnits } from '../../site/money.ts'
import type { Site, SiteType } from '../../site/site.ts'
import type { BookedLine, Line } from '../../products/line.ts'

/** Lines in one cart, each of which may have several rooms or seats. */
export const MAX_CART_ITEMS = 5

export interface Cart {
  id: string
  /** The country's, of all its items: another country begins another cart. */
  edition: string
  items: Line[]
  currency: CurrencyCode
  total: MinorUnits
  /** Milliseconds since 1970: for the countdown. */
  expiresAt: number
  /** How often it was kept longer. */
  renewals: number
}

/** Where a booking was made: enough to write to its people in their words. */
export interface SiteKey {
  edition: EditionId
  type: SiteType
  prefixed: boolean
}

export function siteKeyOf({ edition, type, prefixed }: Site): SiteKey {
  return { edition: edition.id, type, prefixed }
}

export interface Contact {
  firstName: string
  lastName: string
  /** Lower case. */
  email: string
  phone: string
}

/** On the business site. */
export interface CompanyInvoice {
  company: string
  taxId: string
  address: string
  postalCode: string
  city: string
}

/** By card now, or at the hotel where every rate of the cart allows it. */
export const PAYMENT_CHOICES = ['card', 'hotel'] as const
export type PaymentChoice = (typeof PAYMENT_CHOICES)[number]

export interface CheckoutForm {
  /** For each line of the cart, those whose names its product asks for. */
  guests: Guest[][]
  contact: Contact
  /** Empty when there are none. */
  requests: string
  invoice: CompanyInvoice | null
  payment: PaymentChoice
  /** What the visitor saw: nothing else is charged. */
  total: MinorUnits
}

const BOOKING_STATES = ['confirmed', 'cancelled'] as const
export type BookingState = (typeof BOOKING_STATES)[number]

export interface Booking {
  id: number
  locator: string
  state: BookingState
  site: SiteKey
  personId: number | null
  contact: Contact
  requests: string
  invoice: CompanyInvoice | null
  items: BookedLine[]
  currency: CurrencyCode
  total: MinorUnits
  payment: PaymentChoice
  /** Charged to the card, and given back since. */
  paid: MinorUnits
  refunded: MinorUnits
  /** What the hotel asks for less: the part of a lower price that the card could not get back. */
  lessAtHotel: MinorUnits
  bookedAt: number
  cancelledAt: number | null
  cancellationFee: MinorUnits
}

/** What became of a submitted checkout. */
export type CheckoutOutcome =
  | { kind: 'confirmed'; booking: Booking }
  /** The bank wants to ask the visitor, who comes back to the address that was given to it. */
  | { kind: 'challenge'; url: string }

export interface CancellationQuote {
  fee: MinorUnits
  /** What the card gets back. */
  refund: MinorUnits
  currency: CurrencyCode
  /** In the order of the booking's items. */
  items: { fee: MinorUnits; freeUntil: Day | null }[]
}

export interface PriceClaim {
  id: number
  bookingId: number
  /** Where the better offer was seen; may be empty where there is a picture of it. */
  address: string
  hasProof: boolean
  found: MinorUnits
  /** What an accepted claim gives back. */
  refund: MinorUnits
  state: 'received' | 'accepted' | 'refused'
  claimedAt: number
}

export function totalOf(items: readonly Pick<Line, 'price'>[]): MinorUnits {
  return items.reduce((total, { price }) => total + price, 0)
}

/** For whom an invoice is written, as it stands on one. */
export function invoiceLines({ company, taxId, address, ...place }: CompanyInvoice): string[] {
  return [company, taxId, address, `${place.postalCode} ${place.city}`]
}

// The code of a booking, which people read aloud and copy from paper.

/** Without letters and digits that are taken for each other: 0 O, 1 I L, 5 S, 8 B. */
export const LOCATOR_LETTERS = 'ACDEFGHJKMNPQRTUVWXYZ234679'

/** 27⁸ are 282 thousand million: nobody finds one by trying, and it opens nothing by itself. */
const LOCATOR_LENGTH = 8

/** `pick` gives a whole number from 0 up to, but not including, its argument. */
export function makeLocator(pick: (below: number) => number): string {
  return Array.from(
    { length: LOCATOR_LENGTH },
    () => LOCATOR_LETTERS[pick(LOCATOR_LETTERS.length)],
  ).join('')
}

export function isLocator(text: string): boolean {
  return text.length === LOCATOR_LENGTH && [...text].every((each) => LOCATOR_LETTERS.includes(each))
}

/** As it is kept, however it was typed: "abcd-1234" too. */
export function typedLocator(typed: string): string {
  return typed.replace(/[\s-]+/g, '').toUpperCase()
}
