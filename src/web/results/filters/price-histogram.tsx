/** How many hotels there are in each step of the price slider. Its bars are told by the options. */
import type { PriceSlider } from '../../../core/price-steps.ts'
import styles from './price-histogram.module.css'

interface PriceHistogramProps {
  counts: readonly number[]
  scale: PriceSlider
  low: number
  high: number
}

const HEIGHT = 48
const GAP = 0.2

export function PriceHistogram({ counts, scale, low, high }: PriceHistogramProps) {
  const most = Math.max(1, ...counts)
  const isChosen = (index: number) => {
    const from = scale.from + index * scale.step
    return from >= low && from < high
  }
  const bars = (wanted: boolean) =>
    counts
      .map((count, index) => {
        if (count === 0 || isChosen(index) !== wanted) return ''
        // The fewest are still seen beside the most.
        const height = Math.max(2, Math.round((count / most) * HEIGHT))
        return `M${index + GAP / 2} ${HEIGHT}v${-height}h${1 - GAP}v${height}z`
      })
      .join('')
  return (
    <svg
      className={styles.histogram}
      viewBox={`0 0 ${counts.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.others} d={bars(false)} />
      <path className={styles.chosen} d={bars(true)} />
    </svg>
  )
}
