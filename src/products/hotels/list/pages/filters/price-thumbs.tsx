/**
 * The two thumbs of the price slider. They follow the hand at once; what they choose is wanted when
 * it lets go, for a list that comes in the middle of a movement would only be in the way.
 */
import { useEffect, useRef } from 'react'
import type { PriceSlider } from '../../rules/price-steps.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import styles from './price-filter.module.css'

interface PriceThumbsProps {
  slider: PriceSlider
  low: number
  high: number
  money: (amount: number) => string
  onMove: (low: number, high: number) => void
  /** The hand is off; also when it has moved nothing. */
  onRelease: () => void
}

export function PriceThumbs(props: PriceThumbsProps) {
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

  function letGo() {
    isKeyDown.current = false
    onRelease()
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
        if (end === 'low') onMove(Math.min(moved, high - slider.step), high)
        else onMove(low, Math.max(moved, low + slider.step))
      }}
      onKeyDown={() => (isKeyDown.current = true)}
      onKeyUp={letGo}
      onPointerUp={letGo}
      onBlur={letGo}
    />
  )
  return (
    <div ref={thumbs}>
      {thumb('low', low)}
      {thumb('high', high)}
    </div>
  )
}
