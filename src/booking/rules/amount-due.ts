/**
 * What is paid when: by card when booking, or later at the hotel. The hotel's page, the cart, the
 * checkout, the confirmation and the mail all ask here (decision 0024).
 */
import { chargeablePart, type MinorUnits } from '../../site/money.ts'
import type { Line } from '../../products/line.ts'
import type { PaymentChoice } from './booking.ts'

/** Of a rate with a deposit, what is paid when booking, in thousandths; the rest at the hotel. */
const DEPOSIT_PERMILLE = 200

type Payable = Pick<Line, 'price' | 'currency' | 'paymentMethod'>

/** A card can always be used; the hotel is paid only where every rate says so. */
export function paymentChoices(items: readonly Payable[]): PaymentChoice[] {
  return isAllAtHotel(items) ? ['hotel', 'card'] : ['card']
}

/** Of each item. Whoever could pay at the hotel and takes the card pays all of it now. */
export function amountsDueNow(items: readonly Payable[], choice: PaymentChoice): MinorUnits[] {
  if (choice === 'hotel') return items.map(() => 0)
  const paysAll = isAllAtHotel(items)
  return items.map((item) => (paysAll ? item.price : dueWhenBooking(item)))
}

export function amountDueNow(items: readonly Payable[], choice: PaymentChoice): MinorUnits {
  return amountsDueNow(items, choice).reduce((sum, due) => sum + due, 0)
}

/** Of one rate, by its own terms. */
export function dueWhenBooking({ price, currency, paymentMethod }: Payable): MinorUnits {
  if (paymentMethod === 'O') return price
  return paymentMethod === 'P' ? chargeablePart((price * DEPOSIT_PERMILLE) / 1000, currency) : 0
}

function isAllAtHotel(items: readonly Payable[]): boolean {
  return items.every(({ paymentMethod }) => paymentMethod === 'D')
}
