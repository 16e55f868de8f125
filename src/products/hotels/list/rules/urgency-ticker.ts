/**
 * The ticker by which visits and orders take turns in one place of a small card.
 *
 * It is a step function, so that a page needs only one timer for all its cards and a test needs
 * none. Of every nine seconds, orders are seen for six and visits for three.
 */
import type { Urgency } from '../../facts/rules/claims.ts'

export const URGENCY_TICK_MS = 1000

const LAST_URGENCY_STEP = 8

/** As much of a card's claims as decides how they take turns. */
export interface TickedClaims extends Pick<Urgency, 'display'> {
  /** Whether there is any to show. */
  visits: unknown
}

type Shown = 'visits' | 'orders'

export type UrgencyTicker =
  | { mode: 'removed' }
  | { mode: 'static' | 'stopped'; shown: Shown }
  /** `step` is the one that the next tick runs. */
  | { mode: 'ticking'; shown: Shown; step: number }

/** At these steps the other claim fades in. */
const SWITCHES: Partial<Record<number, Shown>> = { 0: 'orders', 6: 'visits' }

export function startTicker({ visits, display }: TickedClaims): UrgencyTicker {
  if (display === 'removed') return { mode: 'removed' }
  if (display === 'ticking') return { mode: 'ticking', shown: 'visits', step: 0 }
  return { mode: 'static', shown: visits ? 'visits' : 'orders' }
}

export function advanceTicker(ticker: UrgencyTicker): UrgencyTicker {
  if (ticker.mode !== 'ticking') return ticker
  return {
    mode: 'ticking',
    shown: SWITCHES[ticker.step] ?? ticker.shown,
    step: ticker.step === LAST_URGENCY_STEP ? 0 : ticker.step + 1,
  }
}

/** On any list event; what is seen at that moment stays until the card is drawn anew. */
export function stopTicker(ticker: UrgencyTicker): UrgencyTicker {
  return ticker.mode === 'ticking' ? { mode: 'stopped', shown: ticker.shown } : ticker
}
