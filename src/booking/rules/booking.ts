/**
 * From a chosen rate to a confirmed stay: what is held in a cart, and what a booking is made of.
 * Amounts are whole minor units of the currency in which they are charged.
 */
import type { Guest } from '../../site/booking-fields.ts'
import type { Day } from '../../site/calendar-day.ts'
import type { RoomKind } from '../../products/hotels/catalogue/rules/catalogue.ts'
import type { EditionId } from '../../site/editions/edition.ts'
import type { HotelContact } from '../../products/hotels/catalogue/rules/hotel-contact.ts'
import type { CurrencyCode, MinorUnits } from '../../site/money.ts'
import type { Room } from '../../search/rules/occupancy.ts'
import type { PaymentMethod } from '../../products/hotels/rates/rules/rates.ts'
import type { Site, SiteType } from '../../site/site.ts'
import type { Stay } from '../../site/stay.ts'
import type { StayTax } from '../../site/taxes.ts'
import type { VisitorDiscount } from '../../products/hotels/rates/rules/visitor-discounts.ts'

/** How long a cart keeps its rooms, from the first one on; more rooms do not make it longer. */
export const HOLD_MINUTES = 15
/** How often its visitor may keep it for as long again. */
export const MAX_HOLD_RENEWALS = 2

/** Stays in one cart, each of which may have several rooms. */
export const MAX_CART_ITEMS = 5

/** As it was when it was sold: a hotel may change its name, a voucher does not. */
export interface BookedHotel {
  id: number
  /** Not to be shown before the purchase when `isHidden`. */
  name: string
  categoryId: string
  address: string
  postalCode: string
  cityId: number
  latitude: number
  longitude: number
  isHidden: boolean
}

export interface BookedRoom {
  roomTypeId: number
  kind: RoomKind
  /** The operator's own name; empty where the kind's name is shown. */
  name: string
  people: Room
}

/** One rate for one stay, with rooms that are kept for it. */
export interface CartItem {
  id: string
  hotel: BookedHotel
  stay: Stay
  rooms: BookedRoom[]
  planNumber: number
  providerId: number
  boardCode: string
  /** The code of its package, or empty. */
  packetCode: string
  paymentMethod: PaymentMethod
  /** For deposits. */
  firstPaymentDay: Day | null
  freeCancellationUntil: Day | null
  /** Of the gift box that the search began with. */
  giftBoxCode?: string
  /** What is taken off the room price for this visitor, and is so in `price`. */
  discount?: VisitorDiscount | null
  price: MinorUnits
  currency: CurrencyCode
  /** Within the price or on top of it; null where there is nothing to tell. */
  tax?: StayTax | null
}

export interface Cart {
  id: string
  /** The country's, of all its items: another country begins another cart. */
  edition: string
  items: CartItem[]
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
  /** For each item of the cart, the lead guest of each of its rooms. */
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

export interface BookingItem extends CartItem {
  /** The lead guest of each room. */
  guests: Guest[]
  /** As it is now, since it is used now; missing where nobody told it. */
  hotelContact?: HotelContact | undefined
}

export interface Booking {
  id: number
  locator: string
  state: BookingState
  site: SiteKey
  personId: number | null
  contact: Contact
  requests: string
  invoice: CompanyInvoice | null
  items: BookingItem[]
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

export function totalOf(items: readonly Pick<CartItem, 'price'>[]): MinorUnits {
  return items.reduce((total, { price }) => total + price, 0)
}

/** How many rooms of each type an item needs. */
export interface RoomCount {
  roomTypeId: number
  rooms: number
}

/** In the order of types, in which everybody takes them: so nobody waits for another in a ring. */
export function roomCounts({ rooms }: Pick<CartItem, 'rooms'>): RoomCount[] {
  return [...Map.groupBy(rooms, ({ roomTypeId }) => roomTypeId)]
    .map(([roomTypeId, same]) => ({ roomTypeId, rooms: same.length }))
    .toSorted((one, other) => one.roomTypeId - other.roomTypeId)
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
