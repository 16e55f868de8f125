/** How many hotels there are in each step of the price slider. Its bars are told by the options. */
import { type PriceSlider, SLIDER_STEPS } from '../../rules/price-steps.ts'
import styles from './price-histogram.module.css'
import type { WholePrices } from './whole-prices.ts'

interface PriceHistogramProps extends WholePrices {
  low: number
  high: number
}

const HEIGHT = 48
const GAP = 0.2

export function PriceHistogram({ slider, histogram, counted, low, high }: PriceHistogramProps) {
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
      className={styles.histogram}
      viewBox={`0 0 ${SLIDER_STEPS} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.others} d={bars(false)} />
      <path className={styles.chosen} d={bars(true)} />
    </svg>
  )
}

function placeOn({ from, step }: PriceSlider, price: number): number {
  return (price - from) / step
}
