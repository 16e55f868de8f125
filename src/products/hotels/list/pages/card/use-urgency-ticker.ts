/** Which of two claims a card shows: they take turns until something happens to the list. */
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import {
  advanceTicker,
  startTicker,
  stopTicker,
  type TickedClaims,
  URGENCY_TICK_MS,
  type UrgencyTicker,
} from '../../rules/urgency-ticker.ts'
import type { HotelListState } from '../use-list.ts'

type TickerAction = 'tick' | 'stop' | { start: TickedClaims }

function tickerAfter(ticker: UrgencyTicker, action: TickerAction): UrgencyTicker {
  if (action === 'tick') return advanceTicker(ticker)
  return action === 'stop' ? stopTicker(ticker) : startTicker(action.start)
}

export function useUrgencyTicker(
  urgency: TickedClaims,
  phase: HotelListState['phase'],
): UrgencyTicker {
  const [ticker, act] = useReducer(tickerAfter, urgency, startTicker)
  // Whatever was filtered, sorted or turned over begins with a list on its way; a hotel that is in
  // the new list as well begins again there, as it does on a screen of another size.
  const { display } = urgency
  const runs = useRef<TickedClaims['display'] | null>(display)
  const start = useEffectEvent(() => act({ start: urgency }))
  useEffect(() => {
    if (phase === 'loading') act('stop')
    else if (runs.current !== display) start()
    runs.current = phase === 'loading' ? null : display
  }, [phase, display])
  useEffect(() => {
    if (ticker.mode !== 'ticking') return
    const timer = setInterval(() => act('tick'), URGENCY_TICK_MS)
    return () => clearInterval(timer)
  }, [ticker.mode])
  return ticker
}
