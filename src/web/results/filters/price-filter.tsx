/** The price per room and night: a histogram with two thumbs, typed values, and ready ranges. */
import { useState } from 'react'
import { choose, type Filters } from '../../../core/filter-state.ts'
import { formatMoney, toMajorUnits, toMinorUnits } from '../../../core/money.ts'
import {
  type PriceSlider,
  priceSlider,
  readPriceRange,
  writePriceRange,
} from '../../../core/price-steps.ts'
import { usePage } from '../../page-context.tsx'
import { useShownList } from '../results-context.tsx'
import { CheckOptions, type OnTick } from './check-options.tsx'
import styles from './price-filter.module.css'
import { PriceHistogram } from './price-histogram.tsx'

interface PriceFilterProps {
  filters: Filters
  onChange: (filters: Filters) => void
  onTick: OnTick
  idPrefix: string
}

export function PriceFilter({ filters, onChange, onTick, idPrefix }: PriceFilterProps) {
  const { text } = usePage()
  const { summary } = useShownList().results
  const { minPrice, maxPrice, request } = summary
  const { currency } = request
  // The slider keeps its scale while the visitor narrows it down, or the thumbs would run away.
  const [scale, setScale] = useState<PriceSlider | null>(null)
  const isNarrowed = !!filters.prices
  if (minPrice === null || maxPrice === null) return null
  const own = priceSlider(
    currency,
    toMajorUnits(minPrice, currency),
    toMajorUnits(maxPrice, currency),
  )
  const slider = (isNarrowed && scale) || own
  const [low, high] = chosenOn(slider, filters)
  const money = (amount: number) => formatMoney(toMinorUnits(amount, currency), currency)

  function moveTo(from: number, to: number) {
    setScale(slider)
    const range = { from: Math.min(from, to), below: Math.max(from, to) }
    const isWhole = range.from <= slider.from && range.below >= slider.to
    // The last step has no end: a dearer hotel may come into the list at any time.
    const below = range.below >= slider.to ? null : range.below
    onChange(choose(filters, 'prices', isWhole ? [] : [writePriceRange({ ...range, below })]))
  }

  const thumb = (end: 'low' | 'high', value: number) => (
    <input
      type="range"
      className={styles.thumb}
      min={slider.from}
      max={slider.to}
      step={slider.step}
      value={value}
      aria-label={text(`filter.price.${end}`)}
      aria-valuetext={money(value)}
      onChange={(event) => {
        const moved = Number(event.target.value)
        moveTo(
          end === 'low' ? Math.min(moved, high - slider.step) : low,
          end === 'low' ? high : Math.max(moved, low + slider.step),
        )
      }}
    />
  )
  return (
    <>
      <div className={styles.slider}>
        <PriceHistogram counts={summary.priceHistogram} scale={own} low={low} high={high} />
        {thumb('low', low)}
        {thumb('high', high)}
      </div>
      <div className={styles.values}>
        <PriceValue
          money={money}
          id={`${idPrefix}-price-low`}
          label={text('filter.price.low')}
          value={low}
          onChange={(from) => moveTo(from, high)}
        />
        <PriceValue
          money={money}
          id={`${idPrefix}-price-high`}
          label={text('filter.price.high')}
          value={high}
          onChange={(to) => moveTo(low, to)}
        />
      </div>
      <CheckOptions facet="prices" ticked={filters.prices} onTick={onTick} />
    </>
  )
}

interface PriceValueProps {
  id: string
  label: string
  value: number
  money: (amount: number) => string
  onChange: (value: number) => void
}

/** Typed values are taken when the field is left, not while half a number stands there. */
function PriceValue({ id, label, value, money, onChange }: PriceValueProps) {
  // Null while nobody types: then it is written as prices are.
  const [typed, type] = useState<string | null>(null)
  const apply = () => {
    if (typed !== null && typed !== '' && Number(typed) !== value) onChange(Number(typed))
    type(null)
  }
  return (
    <label className={styles.value} htmlFor={id}>
      {label}
      <input
        id={id}
        type="text"
        inputMode="numeric"
        value={typed ?? money(value)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(event.target.value.replace(/\D/g, '').slice(0, 12))}
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply()
        }}
      />
    </label>
  )
}

function chosenOn(
  { from, to }: PriceSlider,
  { prices = [] }: Filters,
): [low: number, high: number] {
  const ranges = prices.map(readPriceRange).filter((range) => range !== null)
  if (ranges.length === 0) return [from, to]
  const low = Math.min(...ranges.map((range) => range.from))
  const high = Math.max(...ranges.map((range) => range.below ?? to))
  return [Math.max(low, from), Math.min(high, to)]
}
