/** Who may pay less: whoever is signed in, and whoever holds a phone. */
export type DiscountRight = 'vip' | 'mobile'

/** What is taken off for one visitor. */
export interface VisitorDiscount {
  kind: DiscountRight
  percent: number
}

/** What a visitor has a right to, always in the same order. */
export function discountRights({
  isSignedIn,
  isMobile,
}: {
  isSignedIn: boolean
  isMobile: boolean
}): DiscountRight[] {
  return [...(isMobile ? (['mobile'] as const) : []), ...(isSignedIn ? (['vip'] as const) : [])]
}
