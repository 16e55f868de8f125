import { expect, test } from 'vitest'
import { discountPercentage } from './discounts.ts'
import { discountBadge } from './discounts.ts'

test.each([
  [100_00, 95_00, 5],
  [100_00, 95_01, 4],
  [200_00, 100_00, 50],
  [300_00, 200_00, 33],
  [100_00, 100_00, 0],
  [100_00, 110_00, 0],
  [0, 100_00, 0],
  [100_00, 0, 0],
])('from %d to %d is %d%% less', (original, price, percentage) =>
  expect(discountPercentage(original, price)).toBe(percentage),
)

test.each([
  // price of 100, payment, minimum retail price, discount offers, badge
  [95, 'D', false, false, 5],
  [96, 'D', false, false, null],
  [80, 'O', false, false, 20],
  [80, 'O', true, false, null],
  [80, 'O', true, true, 20],
  [80, 'D', true, false, 20],
  [96, 'O', true, true, null],
] as const)(
  'at %d, paid %s, minimum %s, offers %s: badge %s',
  (price, method, min, offers, badge) =>
    expect(
      discountBadge({
        price,
        originalPrice: 100,
        paymentMethod: method,
        hasMinimumRetailPrice: min,
        hasDiscountOffers: offers,
      }),
    ).toBe(badge),
)
