/** The terms of an offer, as those of a stay that is already in the cart are told. */
import { dueWhenBooking } from '../../../../../booking/rules/amount-due.ts'
import type { Day } from '../../../../../site/calendar-day.ts'
import { type CurrencyCode, formatMoney } from '../../../../../site/money.ts'
import type { RoomOffer } from '../../../rates/rules/room-offers.ts'
import { StayTerms } from '../../../rates/pages/stay-terms.tsx'

interface OfferTermsProps {
  offer: RoomOffer
  today: Day
  currency: CurrencyCode
}

export function OfferTerms({ offer, today, currency }: OfferTermsProps) {
  const { paymentMethod, totalAmount: price, cancelPolicy } = offer
  const { freeUntil } = cancelPolicy
  const dueNow = dueWhenBooking({ price, currency, paymentMethod })
  const stay = { freeUntil, price, currency, dueNow }
  return <StayTerms stay={stay} today={today} writeFee={formatMoney} />
}
