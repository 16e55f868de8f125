/** Whether what can be bought now is still what somebody was shown. */
import type { CheckoutOffer } from './checkout-token.ts'
import type { CartItem } from './booking.ts'

type Promised = Pick<CheckoutOffer, 'price' | 'boardCode' | 'freeCancellationUntil'>

/** Terms weigh more than the price: a cheaper rate that cannot be cancelled is another one. */
export function offerDifference(
  promised: Promised,
  current: Pick<CartItem, keyof Promised>,
): 'offer-changed' | 'price-changed' | null {
  if (
    promised.boardCode !== current.boardCode ||
    promised.freeCancellationUntil !== current.freeCancellationUntil
  )
    return 'offer-changed'
  return promised.price === current.price ? null : 'price-changed'
}
