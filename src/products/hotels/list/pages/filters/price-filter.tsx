/** The price per room and night: a histogram with two thumbs, typed values, and ready ranges. */
import { useState } from 'react'
import { choose, type Filters } from '../../rules/filter-state.ts'
import { formatMoney, toMinorUnits } from '../../../../../site/money.ts'
import { rangeBetween, sliderDownTo, thumbsOn, writePriceRange } from '../../rules/price-steps.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { useShownList } from '../results-context.tsx'
import { CheckOptions, type OnTick } from './check-options.tsx'
import type { EditFilters } from './edit-filters.ts'
import styles from './price-filter.module.css'
import { PriceHistogram } from './price-histogram.tsx'
import { PriceThumbs } from './price-thumbs.tsx'
import { PriceValue } from './price-value.tsx'
import { useWholePrices } from './whole-prices.ts'

interface PriceFilterProps {
  filters: Filters
  onChange: EditFilters
  onTick: OnTick
  idPrefix: string
}

export function PriceFilter({ filters, onChange, onTick, idPrefix }: PriceFilterProps) {
  const { text } = usePage()
  const { currency } = useShownList().results.summary.request
  const whole = useWholePrices()
  // Where a hand holds the thumbs; null while it does not.
  const [held, hold] = useState<[low: number, high: number] | null>(null)
  if (!whole) return null
  const chosen = filters.prices ?? []
  const slider = sliderDownTo(currency, whole.slider, chosen)
  const [low, high] = held ?? thumbsOn(slider, chosen)
  const money = (amount: number) => formatMoney(toMinorUnits(amount, currency), currency)

  function take(one: number, other: number) {
    const range = rangeBetween(slider, one, other)
    onChange((others) => choose(others, 'prices', range ? [writePriceRange(range)] : []))
  }

  function release() {
    if (!held) return
    hold(null)
    take(...held)
  }

  const value = (end: 'low' | 'high', amount: number, onTyped: (typed: number) => void) => (
    <PriceValue
      money={money}
      id={`${idPrefix}-price-${end}`}
      label={text(`filter.price.${end}`)}
      value={amount}
      onChange={onTyped}
    />
  )
  return (
    <>
      <div className={styles.slider}>
        <PriceHistogram {...whole} slider={slider} low={low} high={high} />
        <PriceThumbs
          slider={slider}
          low={low}
          high={high}
          money={money}
          onMove={(from, to) => hold([from, to])}
          onRelease={release}
        />
      </div>
      <div className={styles.values}>
        {value('low', low, (typed) => take(typed, high))}
        {value('high', high, (typed) => take(low, typed))}
      </div>
      <CheckOptions facet="prices" ticked={filters.prices} onTick={onTick} />
    </>
  )
}
