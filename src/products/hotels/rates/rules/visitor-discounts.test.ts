import { describe, expect, test } from 'vitest'
import type { Offer } from './rates.ts'
import {
  bestDiscount,
  discountAfterSigningIn,
  discountedPermille,
  discountInPrice,
  isCheaperSignedIn,
  offersFor,
} from './visitor-discounts.ts'
import { discountRights } from '../../../../site/discount-rights.ts'

test.each([
  [false, false, ''],
  [true, false, 'vip'],
  [false, true, 'mobile'],
  [true, true, 'mobile vip'],
])('signed in %s, on a phone %s: %s', (isSignedIn, isMobile, rights) => {
  expect(discountRights({ isSignedIn, isMobile }).join(' ')).toBe(rights)
})

describe.each([
  // What the plan has, the rights, what applies, 850 of 1000, whether signing in helps
  ['vip10', '', '', 850, true],
  ['vip10', 'vip', 'vip10', 765, false],
  ['vip10', 'mobile', '', 850, true],
  ['mobile5', 'mobile', 'mobile5', 807, false],
  ['mobile5', 'vip', '', 850, false],
  ['vip10 mobile5', 'mobile', 'mobile5', 807, true],
  ['vip10 mobile5', 'mobile vip', 'vip10', 765, false],
  ['vip5 mobile10', 'mobile vip', 'mobile10', 765, false],
  ['vip10 mobile10', 'mobile vip', 'mobile10', 765, false],
  ['vip10 mobile10', 'mobile', 'mobile10', 765, false],
  ['vip5 mobile10', 'mobile', 'mobile10', 765, false],
  ['', 'mobile vip', '', 850, false],
])('a plan with "%s" for a visitor with "%s"', (written, rightsText, applied, permille, helps) => {
  const offers = offersOf(written)
  const rights = rightsText.split(' ').filter(Boolean) as ('vip' | 'mobile')[]

  test(`"${applied}" applies: ${permille}`, () => {
    const best = bestDiscount(offers, rights)
    expect(best ? best.kind + best.percent : '').toBe(applied)
    expect(discountedPermille(850, offers, rights)).toBe(permille)
  })

  test('the page tells the same', () => {
    const isDiscountedForSubscribers = isCheaperSignedIn(offers, rights)
    expect(isDiscountedForSubscribers).toBe(helps)
    const shown = { offers: offersFor(offers, rights), isDiscountedForSubscribers }
    const told = discountInPrice(shown)
    expect(told ? told.kind + told.percent : '').toBe(applied)
    expect(discountAfterSigningIn(shown) > 0).toBe(helps)
  })
})

test('what is hidden or no percentage is not taken off', () => {
  const [vip] = offersOf('vip10')
  expect(bestDiscount([{ ...vip!, isVisible: false }], ['vip'])).toBeNull()
  expect(bestDiscount([{ ...vip!, amountType: 'value' }], ['vip'])).toBeNull()
  expect(bestDiscount([{ ...vip!, amount: 100 }], ['vip'])).toBeNull()
})

function offersOf(written: string): Offer[] {
  return [...written.matchAll(/(vip|mobile)(\d+)/g)].map(([, kind, amount]) => ({
    code: `DISCOUNT_${kind!.toUpperCase()}`,
    amountType: 'percent',
    amount: Number(amount),
    isVisible: true,
  }))
}
