/** The groups of the panel, in the rules' order. A group without options is not there. */
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type FacetKey, FACETS, MAX_VALUE_LENGTH } from '../../rules/facets.ts'
import { PANEL_ORDER } from '../../rules/filter-panel.ts'
import { choose, type Filters, isGroupHidden, tick, untick } from '../../rules/filter-state.ts'
import type { ResultSummary } from '../../rules/hotel-results.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { useResultsPage, useShownList } from '../results-context.tsx'
import { CheckOptions, type OnTick } from './check-options.tsx'
import type { EditFilters } from './edit-filters.ts'
import styles from './filter-groups.module.css'
import { stripCompleteTags, stripTags } from '../../../../../site/text/strip-tags.ts'
import { Field } from '../../../../../ui/form/field.tsx'
import { formatMoney, toMajorUnits, toMinorUnits } from '../../../../../site/money.ts'
import {
  type PriceSlider,
  priceSlider,
  rangeBetween,
  SLIDER_STEPS,
  sliderDownTo,
  sliderOverRanges,
  thumbsOn,
  writePriceRange,
} from '../../rules/price-steps.ts'
import priceValueStyles from './price-filter.module.css'
import priceHistogramStyles from './price-histogram.module.css'
import { useTakeOver } from '../../../../../ui/as-written.tsx'

export interface FilterGroupsProps {
  filters: Filters
  onChange: EditFilters
  /** Enter after a name: the column changes the list by it, a panel is done with it. */
  onNameEntered?: EditFilters
  /** Two panels may be on the page at once, so each has names of its own. */
  idPrefix: string
}

/** A hundred boxes: rendered again when one is ticked and when another list is shown, no oftener. */
export const FilterGroups = memo(function FilterGroups(props: FilterGroupsProps) {
  const { text } = usePage()
  const { summary } = useShownList().results
  const { onChange } = props
  const onTick: OnTick = useCallback(
    (facet, values, isTicked) => {
      const change = isTicked ? tick : untick
      onChange((filters) => values.reduce((all, value) => change(all, facet, value), filters))
    },
    [onChange],
  )
  return PANEL_ORDER.map((facet) => {
    const { group } = FACETS[facet]
    if (!group || isHidden(facet, props.filters, summary)) return null
    return (
      <fieldset key={facet} className={styles.group}>
        <legend className={styles.title}>{text(`filter.group.${group}`)}</legend>
        <GroupOptions facet={facet} onTick={onTick} {...props} />
      </fieldset>
    )
  })
})

interface GroupProps extends FilterGroupsProps {
  facet: FacetKey
  onTick: OnTick
}

function GroupOptions({ facet, onTick, onNameEntered, ...props }: GroupProps) {
  if (facet === 'name') return <NameFilter onEnter={onNameEntered} {...props} />
  if (facet === 'prices') return <PriceFilter onTick={onTick} {...props} />
  return <CheckOptions facet={facet} ticked={props.filters[facet]} onTick={onTick} />
}

function isHidden(facet: FacetKey, filters: Filters, summary: ResultSummary): boolean {
  if (facet === 'name') return false
  if (facet === 'prices') return summary.minPrice === null
  const options = Object.keys(summary.counts[facet] ?? {}).length
  return isGroupHidden(options + (filters[facet]?.length ?? 0))
}

/** How many hotels there are in each step of the price slider. Its bars are told by the options. */
interface PriceHistogramProps extends WholePrices {
  low: number
  high: number
}

const HEIGHT = 48
const GAP = 0.2

function PriceHistogram({ slider, histogram, counted, low, high }: PriceHistogramProps) {
  const most = Math.max(1, ...histogram)
  const isChosen = (price: number) => price >= low && price < high
  const bars = (wanted: boolean) =>
    histogram
      .map((count, index) => {
        const price = counted.from + index * counted.step
        if (count === 0 || isChosen(price) !== wanted) return ''
        // The fewest are still seen beside the most.
        const height = Math.max(2, Math.round((count / most) * HEIGHT))
        const [start, width] = [placeOn(slider, price), counted.step / slider.step]
        return `M${start + (GAP / 2) * width} ${HEIGHT}v${-height}h${(1 - GAP) * width}v${height}z`
      })
      .join('')
  return (
    <svg
      className={priceHistogramStyles.histogram}
      viewBox={`0 0 ${SLIDER_STEPS} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={priceHistogramStyles.others} d={bars(false)} />
      <path className={priceHistogramStyles.chosen} d={bars(true)} />
    </svg>
  )
}

function placeOn({ from, step }: PriceSlider, price: number): number {
  return (price - from) / step
}

/** One end of the price range as a number to type. */
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
  const apply = (digits = typed) => {
    if (digits !== null && digits !== '' && Number(digits) !== value) onChange(Number(digits))
    type(null)
  }
  // Where the focus still is, it may not be finished.
  const box = useTakeOver<HTMLInputElement>((early) => {
    if (early.value === money(value)) return
    if (early === document.activeElement) type(digitsOf(early.value))
    else apply(digitsOf(early.value))
  })
  return (
    <label className={priceValueStyles.value} htmlFor={id}>
      {label}
      <input
        ref={box}
        id={id}
        type="text"
        inputMode="numeric"
        value={typed ?? money(value)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(digitsOf(event.target.value))}
        onBlur={() => apply()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply()
        }}
      />
    </label>
  )
}

function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 12)
}

/**
 * The two thumbs of the price slider. They follow the hand at once; what they choose is wanted when
 * it lets go, for a list that comes in the middle of a movement would only be in the way.
 */
interface PriceThumbsProps {
  slider: PriceSlider
  low: number
  high: number
  money: (amount: number) => string
  onMove: (low: number, high: number) => void
  /** The hand is off; also when it has moved nothing. */
  onRelease: () => void
}

function PriceThumbs(props: PriceThumbsProps) {
  const { slider, low, high, money, onMove, onRelease } = props
  const { text } = usePage()
  const thumbs = useRef<HTMLDivElement>(null)
  // Keys tell of a change with every step; only letting go of them ends it.
  const isKeyDown = useRef(false)
  // The browser's own event, which comes when a thumb is dropped, wherever that is.
  useEffect(() => {
    const own = thumbs.current
    const drop = () => {
      if (!isKeyDown.current) onRelease()
    }
    own?.addEventListener('change', drop)
    return () => own?.removeEventListener('change', drop)
  }, [onRelease])

  function releaseThumb() {
    isKeyDown.current = false
    onRelease()
  }

  const thumb = (end: 'low' | 'high', value: number) => (
    <input
      type="range"
      className={priceValueStyles.thumb}
      min={slider.from}
      max={slider.to}
      step={slider.step}
      value={value}
      aria-label={text(`filter.price.${end}`)}
      aria-valuetext={money(value)}
      onChange={(event) => {
        const moved = Number(event.target.value)
        if (end === 'low') onMove(Math.min(moved, high - slider.step), high)
        else onMove(low, Math.max(moved, low + slider.step))
      }}
      onKeyDown={() => (isKeyDown.current = true)}
      onKeyUp={releaseThumb}
      onPointerUp={releaseThumb}
      onBlur={releaseThumb}
    />
  )
  return (
    <div ref={thumbs}>
      {thumb('low', low)}
      {thumb('high', high)}
    </div>
  )
}

/** Words of a hotel's or chain's name. */
interface NameFilterProps {
  filters: Filters
  onChange: EditFilters
  /** What Enter does, if more than a change. */
  onEnter?: EditFilters | undefined
  /** Two panels may be on the page at once. */
  idPrefix: string
}

function NameFilter({ filters, onChange, onEnter, idPrefix }: NameFilterProps) {
  const { text } = usePage()
  const [applied = ''] = filters.name ?? []
  const [typed, type] = useState(applied)
  // Taken off elsewhere, it is gone here too.
  const [before, setBefore] = useState(applied)
  if (before !== applied) {
    setBefore(applied)
    type(applied)
  }
  const id = `${idPrefix}-name`

  function apply(words = typed) {
    const wanted = wordsOf(words)
    if (wanted !== applied) onChange(named(wanted))
  }

  // Typed before the page came to life; where the focus still is, it may not be finished.
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const { value } = box.current!
    if (value === applied) return
    type(value)
    if (box.current !== document.activeElement) apply(value)
    // oxlint-disable-next-line react/exhaustive-deps -- only once
  }, [])

  return (
    <Field id={id} label={text('filter.name.label')} problems={[]}>
      <input
        ref={box}
        id={id}
        type="search"
        name={FACETS.name.name}
        value={typed}
        maxLength={MAX_VALUE_LENGTH}
        autoComplete="off"
        onChange={(event) => type(stripCompleteTags(event.target.value))}
        onBlur={() => apply()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (onEnter) onEnter(named(wordsOf(typed)))
          else apply()
        }}
      />
    </Field>
  )
}

function wordsOf(typed: string): string {
  return stripTags(typed).trim()
}

function named(words: string) {
  return (others: Filters) => choose(others, 'name', words === '' ? [] : [words])
}

/** The price per room and night: a histogram with two thumbs, typed values, and ready ranges. */
interface PriceFilterProps {
  filters: Filters
  onChange: EditFilters
  onTick: OnTick
  idPrefix: string
}

function PriceFilter({ filters, onChange, onTick, idPrefix }: PriceFilterProps) {
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
      <div className={priceValueStyles.slider}>
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
      <div className={priceValueStyles.values}>
        {value('low', low, (typed) => take(typed, high))}
        {value('high', high, (typed) => take(low, typed))}
      </div>
      <CheckOptions facet="prices" ticked={filters.prices} onTick={onTick} />
    </>
  )
}

/**
 * The scale of the price slider: that of the list before it was narrowed down by price. It stays
 * while the thumbs are moved, or they would run away, and it is the same after reloading.
 */
interface WholePrices {
  slider: PriceSlider
  histogram: readonly number[]
  /** The steps in which the histogram is counted; others than the slider's if need be. */
  counted: PriceSlider
}

/** Null where nothing has a price. */
function useWholePrices(): WholePrices | null {
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
