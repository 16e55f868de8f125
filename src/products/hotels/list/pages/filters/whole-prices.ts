/**
 * The scale of the price slider: that of the list before it was narrowed down by price. It stays
 * while the thumbs are moved, or they would run away, and it is the same after reloading.
 */
import { useState } from 'react'
import { toMajorUnits } from '../../../../../site/money.ts'
import { type PriceSlider, priceSlider, sliderOverRanges } from '../../rules/price-steps.ts'
import { useResultsPage, useShownList } from '../results-context.tsx'

export interface WholePrices {
  slider: PriceSlider
  histogram: readonly number[]
  /** The steps in which the histogram is counted; others than the slider's if need be. */
  counted: PriceSlider
}

/** Null where nothing has a price. */
export function useWholePrices(): WholePrices | null {
  const page = useResultsPage()
  const { shown, results } = useShownList()
  const { summary } = results
  const isWhole = !shown.filters.prices
  const [whole, setWhole] = useState(() => {
    if (isWhole) return summary
    // Behind a link with a hash the server has written the list without it.
    return page.state.filters.prices ? null : page.results.summary
  })
  if (isWhole && whole !== summary) setWhole(summary)
  const { minPrice, maxPrice, priceHistogram, counts, request } = whole ?? summary
  if (minPrice === null || maxPrice === null) return null
  const { currency } = request
  const [least, most] = [toMajorUnits(minPrice, currency), toMajorUnits(maxPrice, currency)]
  const counted = priceSlider(currency, least, most)
  const slider = whole ? counted : sliderOverRanges(currency, counts.prices ?? {}, least, most)
  return { slider, histogram: priceHistogram, counted }
}
