/**
 * Lines: what a cart keeps and a booking is made of, whatever is sold. Each product adds its own
 * facts to its lines; the cart, the checkout, trips and the back office know only what is here.
 */
import type { Day } from '../site/calendar-day.ts'
import type { Guest } from '../site/booking-fields.ts'
import type { VisitorDiscount } from '../site/discount-rights.ts'
import type { CurrencyCode, MinorUnits } from '../site/money.ts'
import type { StayTax } from '../site/taxes.ts'

/** The name of a product's record in the registry: "hotel", "flight". */
export type ProductKind = string

/** O pays now, D on the spot, P a deposit first. The specification names only O. */
export type PaymentMethod = 'O' | 'D' | 'P'

export interface Line {
  id: string
  kind: ProductKind
  /** Lines with the same one are one purchase, by law or by price: shown and cancelled as one. */
  tripId?: string
  /** The first day and the last: arrival and departure of a stay. */
  begins: Day
  ends: Day
  price: MinorUnits
  currency: CurrencyCode
  /** Within the price or on top of it; null where there is nothing to tell. */
  tax?: StayTax | null
  paymentMethod: PaymentMethod
  /** The last day on which cancelling costs nothing; null when it always costs. */
  freeCancellationUntil: Day | null
  /** What is taken off for this visitor, and is so in `price`. */
  discount?: VisitorDiscount | null
  /** How often it was changed since it was booked: a form tells which of them it was written for. */
  revision?: number
  /** Given back while the rest of its booking goes on: it takes nothing any more. */
  ended?: { at: number; refund: MinorUnits }
}

/** As it stands in a booking. */
export interface BookedLine extends Line {
  /** In the order in which the product asks for them. */
  guests: Guest[]
}

/** What has to be known of somebody who comes along, beside a name. */
export interface TravellerNeeds {
  /** The age as which they travel, to be shown by a date of birth; null when nobody asks. */
  birthDate: 'adult' | 'child' | 'infant' | null
  /** Number, expiry and nationality of a passport or an identity card. */
  document: boolean
}

export const NAME_ONLY: TravellerNeeds = { birthDate: null, document: false }

/**
 * The tables in which things to be sold are counted, in the order in which everybody takes from
 * them: so nobody waits for another in a ring.
 */
export const PART_TABLES = ['nights', 'seats', 'cars', 'slots', 'codes'] as const
export type PartTableName = (typeof PART_TABLES)[number]

/** So many of one thing on one day: of a room, a seat, a car, a slot. */
export interface Part {
  table: PartTableName
  id: number
  day: Day
  count: number
}

// What cancelling costs, where a line knows one day: until its end cancelling is free, afterwards
// the whole price is lost. A line without such a day cannot be cancelled without losing the price.

export interface CancellationTerms {
  /** The last day on which cancelling costs nothing; null when it always costs. */
  freeUntil: Day | null
  /** The first day on which it costs the fee. */
  feeFrom: Day
  fee: MinorUnits
}

export function cancellationTerms(
  freeUntil: Day | null,
  price: MinorUnits,
  today: Day,
): CancellationTerms {
  // A day that is over frees nobody any more.
  const isFree = freeUntil !== null && freeUntil >= today
  return {
    freeUntil: isFree ? freeUntil : null,
    feeFrom: isFree ? freeUntil + 1 : today,
    fee: price,
  }
}

export function cancellationFee(
  freeUntil: Day | null,
  price: MinorUnits,
  cancelledOn: Day,
): MinorUnits {
  return freeUntil !== null && cancelledOn <= freeUntil ? 0 : price
}

// A line in the words of a site, as pages show it.

/** The pictures before facts; pages know how they look. */
export type FactIcon =
  | 'arrival'
  | 'departure'
  | 'bed'
  | 'meal'
  | 'gift'
  | 'phone'
  | 'place'
  | 'time'
  | 'people'
  | 'flight'
  | 'bag'

export interface ShownFact {
  icon: FactIcon
  name: string
  values: ShownValue[]
}

export interface ShownValue {
  text: string
  /** In smaller letters behind it. */
  more?: string[]
  /** Whose name stands behind it once it is known, counted from 0. */
  traveller?: number
  href?: string
}

/** What a calendar is told of a line, where whole days say too little. */
export interface ShownEvent {
  title: string
  place: string
  /** Milliseconds since 1970. */
  from: number
  until: number
  about: string
  point: { latitude: number; longitude: number } | null
}

export interface ShownLine {
  kind: ProductKind
  /** Told by its product. */
  isStay?: boolean
  /** Given back while the rest of its booking goes on. */
  isEnded?: boolean
  /** As the line has it, by which pages know what belongs together. */
  tripId?: string | undefined
  title: string
  /** Where it is, as far as that is told. */
  place: string
  /** Its page with the same choice; empty when it has none any more. */
  href: string
  /** Empty where there is none, or where it would tell the name of a hidden hotel. */
  photo: string
  begins: Day
  ends: Day
  facts: ShownFact[]
  /** What is included, in a few words. */
  included: string
  /** For whom a name is asked for: "Room 1: double". */
  travellers: string[]
  point: { latitude: number; longitude: number } | null
  /** Missing where it is one event of all its days. */
  events?: ShownEvent[]
  terms: CancellationTerms
  /** Of the price, what is paid by card when booking; the rest is paid on the spot. */
  dueNow: MinorUnits
  price: MinorUnits
  currency: CurrencyCode
  tax?: StayTax | null
  discount?: VisitorDiscount | null
}

/** Something that can be done about a booked line, once or until it is over. */
export interface LineAction {
  text: string
  href: string
  /** How far it has come, for its look. */
  state?: string | null
  /** What has become of the line, where whoever booked it must know. */
  notice?: string
}

/** A line of a booking, as its pages show it. */
export interface ShownBookedLine extends ShownLine {
  guests: string[]
  /** Of each guest, what may be shown of the document; missing where none was asked for. */
  documents?: string[]
  action?: LineAction
}
