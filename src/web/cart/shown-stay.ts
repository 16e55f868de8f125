/** A stay as the pages of a booking show it: in the cart, at the checkout, booked or cancelled. */
import type { Day } from '../../core/calendar-day.ts'
import type { CurrencyCode, MinorUnits } from '../../core/money.ts'
import type { PaymentMethod } from '../../core/rates.ts'
import type { Stay } from '../../core/stay.ts'

export interface ShownRoom {
  name: string
  adults: number
  childAges: number[]
}

export interface ShownStay {
  hotelName: string
  /** Street, city and country, as far as they are told. */
  address: string
  /** The hotel's page for the same dates; empty when it has none any more. */
  href: string
  /** Empty where a picture would tell the name of a hidden hotel. */
  photo: string
  stay: Stay
  rooms: ShownRoom[]
  board: string
  freeUntil: Day | null
  paymentMethod: PaymentMethod
  firstPaymentDay: Day | null
  price: MinorUnits
  currency: CurrencyCode
}
