/**
 * Discounts that depend on who looks: VIP for whoever is signed in, mobile for whoever holds a
 * phone. They are a share of the room price, so everything that ranks, counts or charges can use
 * the same thousandths; the better of two applies, never both.
 */
import type { DiscountRight, VisitorDiscount } from '../../../../site/discount-rights.ts'
import type { Offer, Rate } from './rates.ts'

export const DISCOUNT_CODES: Record<DiscountRight, string> = {
  vip: 'DISCOUNT_VIP',
  mobile: 'DISCOUNT_MOBILE',
}

/** The best one of a plan's; of equal ones the first. */
export function bestDiscount(
  offers: readonly Offer[],
  rights: readonly DiscountRight[],
): VisitorDiscount | null {
  let best: VisitorDiscount | null = null
  for (const kind of rights) {
    const percent = percentOf(offers, kind)
    if (percent > (best?.percent ?? 0)) best = { kind, percent }
  }
  return best
}

/** A plan's share of the room price, for a visitor with these rights; never less is taken off. */
export function discountedPermille(
  permille: number,
  offers: readonly Offer[],
  rights: readonly DiscountRight[],
): number {
  const percent = bestDiscount(offers, rights)?.percent ?? 0
  return Math.floor((permille * (100 - percent)) / 100)
}

/** Offers that mean something to this visitor: a price for phones is nothing to tell a desk about. */
export function offersFor(offers: readonly Offer[], rights: readonly DiscountRight[]): Offer[] {
  return offers.filter(({ code }) => code !== DISCOUNT_CODES.mobile || rights.includes('mobile'))
}

/** Whether signing in would make it cheaper still. */
export function isCheaperSignedIn(
  offers: readonly Offer[],
  rights: readonly DiscountRight[],
): boolean {
  return percentOf(offers, 'vip') > (bestDiscount(offers, rights)?.percent ?? 0)
}

type Shown = Pick<Rate, 'offers' | 'isDiscountedForSubscribers'>

/** The discount that is in the price; null for the price that everybody gets. */
export function discountInPrice({
  offers,
  isDiscountedForSubscribers,
}: Shown): VisitorDiscount | null {
  return bestDiscount(offers, isDiscountedForSubscribers ? ['mobile'] : ['mobile', 'vip'])
}

/** In percent, of the price that everybody gets; 0 when signing in changes nothing. */
export function discountAfterSigningIn({ offers, isDiscountedForSubscribers }: Shown): number {
  return isDiscountedForSubscribers ? percentOf(offers, 'vip') : 0
}

/** A fixed sum cannot be a share of every price; the catalogue has none of these kinds. */
function percentOf(offers: readonly Offer[], kind: DiscountRight): number {
  const code = DISCOUNT_CODES[kind]
  const offer = offers.find((each) => each.code === code && each.isVisible)
  return offer?.amountType === 'percent' && offer.amount > 0 && offer.amount < 100
    ? offer.amount
    : 0
}
