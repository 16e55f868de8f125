import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CurrencyCode } from '../../../../site/money.ts'
import { CURRENCIES } from '../../../../site/money.ts'
import {
  PRICE_STEPS,
  priceRanges,
  priceSlider,
  rangeBetween,
  readPriceRange,
  SLIDER_STEPS,
  sliderOverRanges,
  sliderDownTo,
  thumbsOn,
  writePriceRange,
} from './price-steps.ts'

const currencies = Object.keys(CURRENCIES) as CurrencyCode[]

test('the specified slider steps', () => {
  expect(steps('slider', 'EUR USD BRL CLP COP ARS MXN GBP CHF')).toEqual([
    10, 10, 20, 5000, 20000, 60, 60, 10, 10,
  ])
})

test('the specified price-range steps', () => {
  expect(steps('range', 'EUR PEN USD BRL CLP COP ARS MXN')).toEqual([
    50, 200, 50, 150, 35000, 150000, 50000, 1000,
  ])
})

test.each<[CurrencyCode, number, number, [from: number, to: number, step: number]]>([
  ['EUR', 43, 212, [40, 290, 10]],
  ['EUR', 40, 290, [40, 290, 10]],
  ['EUR', 40, 291, [40, 540, 20]],
  ['EUR', 0, 0, [0, 250, 10]],
  ['COP', 123_456, 400_000, [120_000, 620_000, 20_000]],
])('%s prices from %d to %d', (currency, min, max, [from, to, step]) =>
  expect(priceSlider(currency, min, max)).toEqual({ from, to, step }),
)

test('every slider has 25 steps and holds every price', () => {
  const price = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(fc.constantFrom(...currencies), price, price, (currency, one, other) => {
      const [min, max] = [Math.min(one, other), Math.max(one, other)]
      const { from, to, step } = priceSlider(currency, min, max)
      expect((to - from) / step).toBe(25)
      expect(step % PRICE_STEPS[currency].slider).toBe(0)
      expect(from <= min && max <= to).toBe(true)
    }),
  )
})

test('the seven ranges of euros', () => {
  expect(priceRanges('EUR').map(writePriceRange)).toEqual(
    '0-50 50-100 100-150 150-200 200-250 250-300 300-'.split(' '),
  )
})

test('every price is in exactly one of the ranges of its currency', () => {
  fc.assert(
    fc.property(fc.constantFrom(...currencies), fc.nat(), (currency, price) => {
      const holding = priceRanges(currency).filter(
        ({ from, below }) => price >= from && price < (below ?? Infinity),
      )
      expect(holding).toHaveLength(1)
    }),
  )
})

test.each(['', '-', '-50', '50', '100-50', '50-50', 'a-b', '1.5-2', '1-2-3', ' 1-2'])(
  '"%s" is no price range',
  (written) => expect(readPriceRange(written)).toBeNull(),
)

test.each(['0-50', '300-', '35000-70000'])('%s reads back', (written) =>
  expect(writePriceRange(readPriceRange(written)!)).toBe(written),
)

test.each<[counts: string, min: number, max: number, [from: number, to: number, step: number]]>([
  ['0-50 50-100 300-', 50, 84, [0, 500, 20]],
  ['50-100 100-150', 60, 84, [50, 300, 10]],
  ['300-', 310, 1200, [300, 1300, 40]],
  // What the visitor has made up says nothing about the place.
  ['50-100 0-90000', 60, 84, [50, 300, 10]],
  ['', 60, 84, [60, 310, 10]],
])('of a place with hotels in %s, of which %d to %d are left', (held, min, max, expected) => {
  const counts = Object.fromEntries(held.split(' ').map((range) => [range, 3]))
  const { from, to, step } = sliderOverRanges('EUR', { ...counts, '250-300': 0 }, min, max)
  expect([from, to, step]).toEqual(expected)
})

const SLIDER = { from: 10, to: 260, step: 10 }

test.each<[chosen: string, [low: number, high: number]]>([
  ['', [10, 260]],
  ['50-85', [50, 85]],
  ['0-50 150-200', [10, 200]],
  ['100-', [100, 260]],
  ['900-', [250, 260]],
  ['0-5', [10, 20]],
])('for "%s" the thumbs stand at %j', (chosen, thumbs) =>
  expect(thumbsOn(SLIDER, chosen.split(' ').filter(Boolean))).toEqual(thumbs),
)

test.each<[chosen: string, from: number, step: number]>([
  ['', 10, 10],
  ['50-85', 10, 10],
  ['900-', 10, 10],
  ['0-5', 0, 20],
  ['50-100 0-50', 0, 20],
])('for "%s" the slider begins at %i, in steps of %i', (chosen, from, step) =>
  expect(sliderDownTo('EUR', SLIDER, chosen.split(' ').filter(Boolean))).toMatchObject({
    from,
    step,
  }),
)

test.each<[one: number, other: number, chosen: string | null]>([
  [10, 260, null],
  [5, 900, null],
  [50, 85, '50-85'],
  [85, 50, '50-85'],
  [50, 50, '50-60'],
  [50, 260, '50-'],
  [0, 85, '0-85'],
])('thumbs at %d and %d choose %s', (one, other, chosen) => {
  const range = rangeBetween(SLIDER, one, other)
  expect(range && writePriceRange(range)).toBe(chosen)
})

test('the slider has 25 steps', () => expect(SLIDER_STEPS).toBe(25))

function steps(kind: 'slider' | 'range', codes: string) {
  return codes.split(' ').map((code) => PRICE_STEPS[code as CurrencyCode][kind])
}
