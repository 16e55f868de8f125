/**
 * The list of a results page: what is shown, what is asked for, and what the address bar says.
 *
 * The address is the truth. A change writes the hash, and whatever changes the hash (a click, Back,
 * a link in a message) asks for the list it names. Late answers to older questions are dropped.
 */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type ListState, writeListState } from '../../core/list-state.ts'
import { LIST_TIMINGS } from '../../core/list-timings.ts'
import type { ResultsList, ResultsPage } from '../../core/results-page.ts'
import { usePage } from '../page-context.tsx'
import { isListHeld, releaseList } from './held-list.ts'
import { listHash, stateInHash } from './list-address.ts'
import { askForList } from './list-call.ts'

/** What happened last to the list; tickers stop on it, and trackers tell it. */
export type ListEvent = 'filtered' | 'sorted' | 'paginated'

export interface ShownList extends ResultsList {
  /** Of the list that is shown. */
  shown: ListState
}

export interface HotelListState extends ShownList {
  /** What was asked for last; the same as `shown` unless an answer is on its way or failed. */
  asked: ListState
  phase: 'settled' | 'loading' | 'failed'
  /** Goes back to full strength a moment after the data has arrived. */
  isFaded: boolean
  lastEvent: ListEvent | null
  /** Back leads to the list before, unless this one takes its place. */
  change: (state: ListState, entry?: 'add' | 'replace') => void
  retry: () => void
}

export function useList(page: ResultsPage): [HotelListState, ShownList] {
  const { site } = usePage()
  const [shownList, setShownList] = useState<ShownList>(() => ({
    results: page.results,
    metadata: page.metadata,
    shown: page.state,
  }))
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
      // What was never seen need not fade.
      const isSeen = !isListHeld()
      setFaded(isSeen)
      const found = await askForList(site, page, state, own.signal)
      if (own.signal.aborted) return
      if (found) {
        shownNow.current = state
        setShownList({ ...found, shown: state })
      }
      setPhase(found ? 'settled' : 'failed')
      setTimeout(
        () => !own.signal.aborted && setFaded(false),
        found && isSeen ? LIST_TIMINGS.restoreMs : 0,
      )
    },
    [site, page],
  )

  useEffect(() => {
    const follow = () => {
      const wanted = stateInHash(location.hash) ?? page.state
      if (writeListState(wanted) !== writeListState(shownNow.current)) void load(wanted)
      else releaseList()
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [load, page])

  // Once the list that the address names is in the page, or cannot be had.
  const wasLoading = useRef(false)
  useLayoutEffect(() => {
    if (wasLoading.current && phase !== 'loading') releaseList()
    wasLoading.current = phase === 'loading'
  }, [phase])

  const change = useCallback((state: ListState, entry: 'add' | 'replace' = 'add') => {
    if (entry === 'add') return void (location.hash = listHash(state))
    history.replaceState(history.state, '', listHash(state))
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  }, [])
  const retry = useCallback(() => void load(asked), [load, asked])
  return [{ ...shownList, asked, phase, isFaded, lastEvent, change, retry }, shownList]
}

function eventBetween(before: ListState, after: ListState): ListEvent {
  if (before.sort !== after.sort) return 'sorted'
  return before.page === after.page ? 'filtered' : 'paginated'
}
