/**
 * The list of a results page: what is shown, what is asked for, and what the address bar says.
 *
 * The address is the truth. A change writes the hash, and whatever changes the hash (a click, Back,
 * a link in a message) asks for the list it names. Late answers to older questions are dropped.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { type ListState, writeListState } from '../../core/list-state.ts'
import { LIST_TIMINGS } from '../../core/list-timings.ts'
import type { ResultsList, ResultsPage } from '../../core/results-page.ts'
import { usePage } from '../page-context.tsx'
import { listHash, stateInHash } from './list-address.ts'
import { askForList } from './list-call.ts'

/** What happened last to the list; tickers stop on it, and trackers tell it. */
export type ListEvent = 'filtered' | 'sorted' | 'paginated'

export interface HotelListState extends ResultsList {
  /** Of the list that is shown. */
  shown: ListState
  /** What was asked for last; the same as `shown` unless an answer is on its way or failed. */
  asked: ListState
  phase: 'settled' | 'loading' | 'failed'
  /** Goes back to full strength a moment after the data has arrived. */
  isFaded: boolean
  lastEvent: ListEvent | null
  change: (state: ListState) => void
  retry: () => void
}

export function useList(page: ResultsPage): HotelListState {
  const { site } = usePage()
  const [list, setList] = useState<ResultsList>(page)
  const [shown, setShown] = useState(page.state)
  const [asked, setAsked] = useState(page.state)
  const [phase, setPhase] = useState<HotelListState['phase']>('settled')
  const [isFaded, setFaded] = useState(false)
  const [lastEvent, setLastEvent] = useState<ListEvent | null>(null)
  const running = useRef<AbortController>(null)
  const shownNow = useRef(page.state)

  const load = useCallback(
    async (state: ListState) => {
      running.current?.abort()
      const own = (running.current = new AbortController())
      setLastEvent(eventBetween(shownNow.current, state))
      setAsked(state)
      setPhase('loading')
      setFaded(true)
      const found = await askForList(site, page, state, own.signal)
      if (own.signal.aborted) return
      if (found) {
        setList(found)
        setShown((shownNow.current = state))
      }
      setPhase(found ? 'settled' : 'failed')
      setTimeout(() => !own.signal.aborted && setFaded(false), found ? LIST_TIMINGS.restoreMs : 0)
    },
    [site, page],
  )

  useEffect(() => {
    const follow = () => {
      const wanted = stateInHash(location.hash) ?? page.state
      if (writeListState(wanted) !== writeListState(shownNow.current)) void load(wanted)
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [load, page])

  const change = useCallback((state: ListState) => {
    location.hash = listHash(state)
  }, [])
  const retry = useCallback(() => void load(asked), [load, asked])
  return { ...list, shown, asked, phase, isFaded, lastEvent, change, retry }
}

function eventBetween(before: ListState, after: ListState): ListEvent {
  if (before.sort !== after.sort) return 'sorted'
  return before.page === after.page ? 'filtered' : 'paginated'
}
