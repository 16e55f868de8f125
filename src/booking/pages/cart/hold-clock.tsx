/** Until when the rooms are kept: the time of day is written by the server, the rest runs down. */
import clock from 'icon:timer'
import { useEffect, useState } from 'react'
import { HOLD_MINUTES } from '../../rules/hold-limits.ts'
import { pathOf } from '../../../site/routes.ts'
import { usePage } from '../../../ui/page-context.tsx'
import buttons from '../../../ui/button.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { RENEW_FIELD } from '../../../site/booking-fields.ts'
import styles from './hold-clock.module.css'

export interface ShownHold {
  /** "12:34", where the visitors of the edition live. */
  until: string
  /** When the server wrote the page. */
  secondsLeft: number
  /** How often the rooms were kept longer; null when they cannot be any more. */
  renewal: number | null
}

/** Rooms, or anything. */
interface WhatIsKept {
  isStays: boolean
}

interface HoldClockProps extends Omit<ShownHold, 'renewal'>, WhatIsKept {
  onEnd: () => void
}

export function HoldClock({ until, secondsLeft, isStays, onEnd }: HoldClockProps) {
  const { text } = usePage()
  const left = useSecondsLeft(secondsLeft)
  useEffect(() => {
    if (left <= 0) onEnd()
  }, [left, onEnd])
  return (
    <p className={styles.clock} data-late={left < 120 || undefined}>
      <Icon of={clock} />
      <span>
        {text(isStays ? 'cart.hold' : 'checkout.any.hold', { time: until })}{' '}
        {/* Read out every second, it would drown everything else. */}
        <span className={styles.left} role="timer" aria-live="off">
          {text('cart.hold.left', { time: inMinutes(left) })}
        </span>
      </span>
    </p>
  )
}

/** When keeping the rooms longer is offered; without scripts it always is. */
const OFFERED_SECONDS = 300

/** Sends the form around it to the cart, which keeps the rooms longer and leads back. */
export function RenewButton({
  secondsLeft,
  renewal,
  isStays,
}: Pick<ShownHold, 'secondsLeft' | 'renewal'> & WhatIsKept) {
  const { site, text } = usePage()
  const left = useSecondsLeft(secondsLeft)
  if (renewal === null) return null
  return (
    // That it is offered is read out.
    <output>
      <button
        type="submit"
        className={`${buttons.quiet} ${styles.renew}`}
        formAction={pathOf(site, 'cart')}
        name={RENEW_FIELD}
        value={renewal}
        data-early={left > OFFERED_SECONDS || undefined}
      >
        {text(isStays ? 'cart.renew' : 'checkout.any.renew', { minutes: HOLD_MINUTES })}
      </button>
    </output>
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
