/** Which of two claims a card shows: they take turns until something happens to the list. */
import { useEffect, useReducer } from 'react'
import type { Urgency } from '../../../core/claims.ts'
import {
  advanceTicker,
  startTicker,
  stopTicker,
  URGENCY_TICK_MS,
  type UrgencyTicker,
} from '../../../core/urgency-ticker.ts'
import type { HotelListState } from '../use-list.ts'

export function useUrgencyTicker(urgency: Urgency, phase: HotelListState['phase']): UrgencyTicker {
  const [ticker, act] = useReducer(
    (current: UrgencyTicker, action: 'tick' | 'stop') =>
      action === 'tick' ? advanceTicker(current) : stopTicker(current),
    urgency,
    startTicker,
  )
  // Whatever was filtered, sorted or turned over begins with a list on its way.
  useEffect(() => {
    if (phase === 'loading') act('stop')
  }, [phase])
  useEffect(() => {
    if (ticker.mode !== 'ticking') return
    const timer = setInterval(() => act('tick'), URGENCY_TICK_MS)
    return () => clearInterval(timer)
  }, [ticker.mode])
  return ticker
}
