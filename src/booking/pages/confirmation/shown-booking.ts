/** A booking as its pages show it. */
import type { BookingState, CompanyInvoice, PaymentChoice } from '../../rules/booking.ts'
import type { CurrencyCode, MinorUnits } from '../../../site/money.ts'
import type { ShownStay } from '../cart/shown-stay.ts'
import type { StayReview } from '../../../products/hotels/reviews/pages/review-link.tsx'

export interface BookedStay extends ShownStay {
  /** The lead guest of each room. */
  guests: string[]
  /** Once the stay is over. */
  review?: StayReview
}

export interface ShownBooking {
  locator: string
  state: BookingState
  stays: BookedStay[]
  contactName: string
  email: string
  phone: string
  requests: string
  invoice: CompanyInvoice | null
  currency: CurrencyCode
  total: MinorUnits
  payment: PaymentChoice
  paid: MinorUnits
  refunded: MinorUnits
  lessAtHotel: MinorUnits
  cancellationFee: MinorUnits
  /** In the words of the site. */
  bookedOn: string
  cancelledOn: string
}
