/** A booking as its pages show it. */
import type { BookingState, CompanyInvoice, PaymentChoice } from '../../rules/booking.ts'
import type { CurrencyCode, MinorUnits } from '../../../site/money.ts'
import type { ShownBookedLine } from '../../../products/line.ts'

export interface ShownBooking {
  locator: string
  state: BookingState
  lines: ShownBookedLine[]
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
