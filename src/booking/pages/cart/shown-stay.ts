/** A stay as the pages of a booking show it: in the cart, at the checkout, booked or cancelled. */
import type { Day } from '../../../site/calendar-day.ts'
import type { CurrencyCode, MinorUnits } from '../../../site/money.ts'
import type { Stay } from '../../../site/stay.ts'
import type { StayTax } from '../../../site/taxes.ts'
import type { VisitorDiscount } from '../../../products/hotels/rates/rules/visitor-discounts.ts'

export interface ShownRoom {
  name: string
  adults: number
  childAges: number[]
}

export interface ShownStay {
  hotelName: string
  /** Street, city and country, as far as they are told. */
  address: string
  /** Once it is booked; empty where nobody told it. */
  phone?: string
  /** The hotel's page for the same dates; empty when it has none any more. */
  href: string
  /** Empty where a picture would tell the name of a hidden hotel. */
  photo: string
  stay: Stay
  rooms: ShownRoom[]
  board: string
  freeUntil: Day | null
  /** Of the price, what is paid by card when booking; the rest is paid at the hotel. */
  dueNow: MinorUnits
  /** Of the gift box that the search began with; or empty. */
  giftBoxCode: string
  price: MinorUnits
  currency: CurrencyCode
  /** Within the price or on top of it; null where there is nothing to tell. */
  tax?: StayTax | null
  /** What is taken off the room, and is so in the price. */
  discount?: VisitorDiscount | null
}
