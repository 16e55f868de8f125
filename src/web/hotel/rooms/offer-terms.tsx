/** The terms of an offer, as those of a stay that is already in the cart are told. */
import type { Day } from '../../../core/calendar-day.ts'
import { type CurrencyCode, formatMoney } from '../../../core/money.ts'
import type { RoomOffer } from '../../../core/room-offers.ts'
import { StayTerms } from '../../ui/stay-terms.tsx'

interface OfferTermsProps {
  offer: RoomOffer
  today: Day
  currency: CurrencyCode
}

export function OfferTerms({ offer, today, currency }: OfferTermsProps) {
  const { paymentMethod, firstPaymentDay, totalAmount: price, cancelPolicy } = offer
  const { freeUntil } = cancelPolicy
  const stay = { freeUntil, price, currency, paymentMethod, firstPaymentDay }
  return <StayTerms stay={stay} today={today} writeFee={formatMoney} />
}
