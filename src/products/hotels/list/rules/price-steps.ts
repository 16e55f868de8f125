/**
 * Price steps: the grain of the price slider and of the price-range filter, per currency.
 *
 * Prices here are per room and night, in whole major units, because that is what a visitor
 * compares and what a link such as `prices=50-100` must mean to the next one who opens it.
 */
import type { CurrencyCode } from '../../../../site/money.ts'

export const SLIDER_STEPS = 25
const PRICE_RANGE_STEPS = 7

/** From a price up to, but not including, another; null is open-ended. */
export interface PriceRange {
  from: number
  below: number | null
}

export interface PriceSlider {
  from: number
  to: number
  step: number
}

export const PRICE_STEPS: Record<CurrencyCode, { slider: number; range: number }> = {
  // Both are the specification's.
  EUR: { slider: 10, range: 50 },
  USD: { slider: 10, range: 50 },
  BRL: { slider: 20, range: 150 },
  CLP: { slider: 5_000, range: 35_000 },
  COP: { slider: 20_000, range: 150_000 },
  ARS: { slider: 60, range: 50_000 },
  MXN: { slider: 60, range: 1_000 },
  // The slider is the specification's, the range is ours.
  GBP: { slider: 10, range: 50 },
  CHF: { slider: 10, range: 50 },
  // The range is the specification's, the slider is ours.
  PEN: { slider: 40, range: 200 },
  // Both are ours, worth about as much as 10 and 50 euros.
  ARD: { slider: 10, range: 50 },
  GIP: { slider: 10, range: 50 },
  BGN: { slider: 20, range: 100 },
  CZK: { slider: 250, range: 1_250 },
  DKK: { slider: 75, range: 375 },
  HUF: { slider: 4_000, range: 20_000 },
  ISK: { slider: 1_500, range: 7_500 },
  NOK: { slider: 100, range: 500 },
  PLN: { slider: 40, range: 200 },
  RON: { slider: 50, range: 250 },
}

/**
 * Always 25 steps, from just under the cheapest price. Where 25 of the currency's own steps do
 * not reach the dearest, the step is the smallest multiple that does: Argentine prices have
 * long outgrown theirs.
 */
export function priceSlider(
  currency: CurrencyCode,
  minPrice: number,
  maxPrice: number,
): PriceSlider {
  const grain = PRICE_STEPS[currency].slider
  const from = Math.floor(minPrice / grain) * grain
  const step = grain * Math.max(1, Math.ceil((maxPrice - from) / (SLIDER_STEPS * grain)))
  return { from, to: from + SLIDER_STEPS * step, step }
}

/**
 * The scale for a place whose list was narrowed down by price before it was ever seen whole: how
 * many hotels are in each of the seven ranges is still told, and the last of them has no end.
 */
export function sliderOverRanges(
  currency: CurrencyCode,
  counts: Readonly<Record<string, number>>,
  minPrice: number,
  maxPrice: number,
): PriceSlider {
  const { range: step } = PRICE_STEPS[currency]
  const held = priceRanges(currency).filter((range) => counts[writePriceRange(range)])
  const least = Math.min(minPrice, ...held.map(({ from }) => from))
  const most = Math.max(maxPrice, ...held.map(({ from }) => from + step))
  return priceSlider(currency, least, most)
}

/** Down to what is chosen: a range below the cheapest hotel is shown as it was chosen. */
export function sliderDownTo(
  currency: CurrencyCode,
  slider: PriceSlider,
  chosen: readonly string[],
): PriceSlider {
  const lowest = Math.min(...chosen.map((written) => readPriceRange(written)?.from ?? Infinity))
  return lowest < slider.from ? priceSlider(currency, lowest, slider.to) : slider
}

/** Where the two thumbs stand for what is chosen: around all of it, at least one step apart. */
export function thumbsOn(
  { from, to, step }: PriceSlider,
  chosen: readonly string[],
): [low: number, high: number] {
  const ranges = chosen.map(readPriceRange).filter((range) => range !== null)
  if (ranges.length === 0) return [from, to]
  const low = Math.min(...ranges.map((range) => range.from))
  const high = Math.max(...ranges.map((range) => range.below ?? to))
  return [Math.max(from, Math.min(low, to - step)), Math.min(to, Math.max(high, from + step))]
}

/** What is chosen by two thumbs, or two numbers typed in any order; null for everything. */
export function rangeBetween(
  { from, to, step }: PriceSlider,
  one: number,
  other: number,
): PriceRange | null {
  const low = Math.min(one, other)
  // From a price up to the same one there is nothing.
  const high = one === other ? low + step : Math.max(one, other)
  if (low <= from && high >= to) return null
  // The last step has no end: a dearer hotel may come into the list at any time.
  return { from: low, below: high >= to ? null : high }
}

/** Seven ranges that do not depend on the results, the last one open: "300 and more". */
export function priceRanges(currency: CurrencyCode): PriceRange[] {
  const step = PRICE_STEPS[currency].range
  return Array.from({ length: PRICE_RANGE_STEPS }, (_, index) => ({
    from: index * step,
    below: index === PRICE_RANGE_STEPS - 1 ? null : (index + 1) * step,
  }))
}

/** `50-100`, or `300-` when open. */
export function writePriceRange({ from, below }: PriceRange): string {
  return `${from}-${below ?? ''}`
}

/** Null for anything that is not a range of whole numbers. */
export function readPriceRange(written: string): PriceRange | null {
  const match = /^(\d{1,12})-(\d{0,12})$/.exec(written)
  if (!match) return null
  const range = { from: Number(match[1]), below: match[2] ? Number(match[2]) : null }
  return range.below === null || range.from < range.below ? range : null
}
