/** Until when the rooms are kept: the time of day is written by the server, the rest runs down. */
import clock from 'icon:timer'
import { useEffect, useState } from 'react'
import { usePage } from '../page-context.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './hold-clock.module.css'

interface HoldClockProps {
  /** "12:34", where the visitors of the edition live. */
  until: string
  /** When the server wrote the page. */
  secondsLeft: number
  onEnd: () => void
}

export function HoldClock({ until, secondsLeft, onEnd }: HoldClockProps) {
  const { text } = usePage()
  const left = useSecondsLeft(secondsLeft)
  useEffect(() => {
    if (left <= 0) onEnd()
  }, [left, onEnd])
  return (
    <p className={styles.clock} data-late={left < 120 || undefined}>
      <Icon of={clock} />
      <span>
        {text('cart.hold', { time: until })}{' '}
        {/* Read out every second, it would drown everything else. */}
        <span className={styles.left} role="timer" aria-live="off">
          {text('cart.hold.left', { time: inMinutes(left) })}
        </span>
      </span>
    </p>
  )
}

/** Counted from the moment the page was asked for, so that the clock of the visitor need not be right. */
function useSecondsLeft(secondsLeft: number): number {
  const [left, setLeft] = useState(secondsLeft)
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, secondsLeft - Math.floor(performance.now() / 1_000)))
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [secondsLeft])
  return left
}

export function inMinutes(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}
