/** Looks once more at what a cart costs. What changed is put into the cart, and told. */
import type { Cart } from '../rules/booking.ts'
import { offerDifference } from '../rules/offer-difference.ts'
import type { Day } from '../../site/calendar-day.ts'
import { problem, type Problem } from '../../site/problems.ts'
import { CHECKOUT_FIELDS } from '../rules/checkout-fields.ts'
import { storedOffer } from '../store/booking-offers.ts'
import { changeHeldItem } from '../store/holds.ts'
import { choiceOf } from './cart-desk.ts'
import type { DeskParts } from './desk-parts.ts'

/** One for each reason; the new total is that of the whole cart. */
export async function priceProblems(
  { store, rates }: Pick<DeskParts, 'store' | 'rates'>,
  { items }: Pick<Cart, 'items'>,
  today: Day,
): Promise<Problem[]> {
  const reasons = new Set<'price-changed' | 'offer-changed' | 'offer-withdrawn'>()
  let total = 0
  for (const item of items) {
    // Who was promised a discount keeps it while the rooms are kept, signed in or not.
    const rights = item.discount ? [item.discount.kind] : []
    const current = await storedOffer(store().db, choiceOf(item), rates(), today, rights)
    total += current?.price ?? item.price
    // The rooms are kept: only the hotel itself can have taken the offer back.
    const difference = current ? offerDifference(item, current) : 'offer-withdrawn'
    if (!difference) continue
    reasons.add(difference)
    if (current) await changeHeldItem(store(), { ...item, ...current })
  }
  return [...reasons].map((code) => problem(code, CHECKOUT_FIELDS.total, total))
}
