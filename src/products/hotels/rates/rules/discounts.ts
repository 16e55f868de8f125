/** The discount badge: how much cheaper than its original price a rate is. */
import type { DerivedRate } from './rates.ts'

/** In percent; smaller reductions are true but not worth a badge. */
const SMALLEST_DISCOUNT = 5

type Discounted = Pick<
  DerivedRate,
  'price' | 'originalPrice' | 'paymentMethod' | 'hasMinimumRetailPrice' | 'hasDiscountOffers'
>

/** Whole percent for the badge, or null when there is none. */
export function discountBadge(rate: Discounted): number | null {
  const percentage = discountPercentage(rate.originalPrice, rate.price)
  return percentage >= SMALLEST_DISCOUNT && mayAdvertise(rate) ? percentage : null
}

/** Rounded down, because a badge may promise less than the truth but never more. */
export function discountPercentage(originalPrice: number, price: number): number {
  if (!(originalPrice > price && price > 0)) return 0
  return Math.floor(((originalPrice - price) * 100) / originalPrice)
}

/** Where the hotel forbids prepaid prices below a minimum, only its own offers are told. */
function mayAdvertise(rate: Discounted): boolean {
  const isForbidden = rate.paymentMethod === 'O' && rate.hasMinimumRetailPrice
  return !isForbidden || rate.hasDiscountOffers
}
