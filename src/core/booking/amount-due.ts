/** What is paid when: now by card, or later at the hotel. */
import { chargeable, type MinorUnits } from '../money.ts'
import type { CartItem, PaymentChoice } from './booking.ts'

/** Of a rate with a deposit, what is paid when booking, in thousandths; the rest at the hotel. */
export const DEPOSIT_PERMILLE = 200

type Payable = Pick<CartItem, 'price' | 'paymentMethod'>

/** A card can always be used; the hotel is paid only where every rate says so. */
export function paymentChoices(items: readonly Payable[]): PaymentChoice[] {
  return isAllAtHotel(items) ? ['hotel', 'card'] : ['card']
}

/** Whoever could pay at the hotel and takes the card pays all of it now. */
export function amountDueNow(items: readonly Payable[], choice: PaymentChoice): MinorUnits {
  if (choice === 'hotel') return 0
  const paysAll = isAllAtHotel(items)
  return items.reduce((due, item) => due + (paysAll ? item.price : dueNow(item)), 0)
}

function dueNow({ price, paymentMethod }: Payable): MinorUnits {
  if (paymentMethod === 'O') return price
  return paymentMethod === 'P' ? chargeable((price * DEPOSIT_PERMILLE) / 1000) : 0
}

function isAllAtHotel(items: readonly Payable[]): boolean {
  return items.every(({ paymentMethod }) => paymentMethod === 'D')
}
