/**
 * The list of a results page: what is shown, what is asked for, and what the address bar says.
 *
 * The address is the truth. A change writes the hash, and whatever changes the hash (a click, Back,
 * a link in a message) asks for the list it names. Late answers to older questions are dropped.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { appliedCount } from '../rules/filter-state.ts'
import { type ListState, writeListState } from '../rules/list-state.ts'
import { LIST_TIMINGS } from '../rules/list-timings.ts'
import type { ResultSummary } from '../rules/hotel-results.ts'
import type { ResultsList, ResultsPage } from '../rules/results-page.ts'
import { afterPaint } from '../../../../ui/browser/after-paint.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { isListHeld, listHash, releaseList, stateInHash } from './list-address.ts'
import { FACET_KEYS, FACETS, PRE_FILTER_KEYS, PRE_FILTERS } from '../rules/facets.ts'
import { pathOf } from '../../../../site/routes.ts'
import type { Site } from '../../../../site/site.ts'
import { loadLate } from '../../../../ui/browser/late-script.ts'
import { requestJson } from '../../../../ui/browser/requests.ts'
import { leadWithinPage } from './scroll-to-list.ts'

export interface ShownList extends ResultsList {
  /** Of the list that is shown. */
  shown: ListState
}

/** Nothing to narrow down, nothing on the map. Of a part of the map others may be full. */
export function isAllEmpty({ results, shown }: ShownList): boolean {
  const isNarrowed = shown.preFilters.area || appliedCount(shown.filters) > 0
  return results.summary.accommodations === 0 && !isNarrowed
}

export interface HotelListState extends ShownList {
  /**
   * What is on its way, or else the same as `shown`: once an answer has failed to come, filters
   * say again what the list is.
   */
  asked: ListState
  phase: 'settled' | 'loading' | 'failed'
  /** What could not be had; the address still names it. */
  failed: ListState | null
  /** Goes back to full strength a moment after the data has arrived. */
  isFaded: boolean
  /** Back leads to the list before, unless this one takes its place. */
  change: (state: ListState, entry?: 'add' | 'replace') => void
  retry: () => void
}

export function useList(page: ResultsPage): [HotelListState, ShownList] {
  const { site } = usePage()
  const [shownList, setShownList] = useState<ShownList>(() => ({
    results: { ...page.results, summary: withMasters(page) },
    metadata: page.metadata,
    shown: page.state,
  }))
  const [asked, setAsked] = useState(page.state)
  const [phase, setPhase] = useState<HotelListState['phase']>('settled')
  const [failed, setFailed] = useState<ListState | null>(null)
  const [isFaded, setFaded] = useState(false)
  const running = useRef<AbortController>(null)
  const shownNow = useRef(page.state)
  const awaited = useRef<string | null>(null)

  const load = useCallback(
    async (state: ListState) => {
      running.current?.abort()
      const own = (running.current = new AbortController())
      awaited.current = writeListState(state)
      setAsked(state)
      setPhase('loading')
      setFailed(null)
      // What was never seen need not fade.
      const isSeen = !isListHeld()
      setFaded(isSeen)
      const found = await askForList(site, page, state, own.signal)
      if (own.signal.aborted) return
      awaited.current = null
      if (found) {
        // Where the list ends before the page that was asked for, its last one is there.
        const shown = { ...state, page: found.results.summary.currentPage }
        if (shown.page !== state.page) history.replaceState(history.state, '', listHash(shown))
        shownNow.current = shown
        setAsked(shown)
        setShownList({ ...found, shown })
      } else {
        setAsked(shownNow.current)
        setFailed(state)
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
      const written = writeListState(wanted)
      if (written === awaited.current) return
      if (written !== writeListState(shownNow.current)) return void load(wanted)
      // Back to what is there: nobody waits any more for what was on its way, or failed.
      running.current?.abort()
      awaited.current = null
      setAsked(shownNow.current)
      setPhase('settled')
      setFailed(null)
      setFaded(false)
      releaseList()
    }
    follow()
    window.addEventListener('hashchange', follow)
    document.addEventListener('click', leadWithinPage)
    return () => {
      window.removeEventListener('hashchange', follow)
      document.removeEventListener('click', leadWithinPage)
    }
  }, [load, page])

  // Once the list that the address names is in the page, all of it, or cannot be had.
  const wasLoading = useRef(false)
  useEffect(() => {
    if (wasLoading.current && phase !== 'loading') afterPaint(releaseList)
    wasLoading.current = phase === 'loading'
  }, [phase])

  const change = useCallback((state: ListState, entry: 'add' | 'replace' = 'add') => {
    if (entry === 'add') location.hash = listHash(state)
    else history.replaceState(history.state, '', listHash(state))
    // At once, so that the list is asked for before anything is rendered. Browsers tell it later,
    // and never of an entry that was replaced or of what the address names already.
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  }, [])
  const retry = useCallback(() => void (failed && load(failed)), [load, failed])
  return [{ ...shownList, asked, phase, failed, isFaded, change, retry }, shownList]
}

/** Later lists bring the names of their chains, places and points; the first has them in its masters. */
function withMasters({ results, masters }: ResultsPage): ResultSummary {
  const { chains, locations, pois } = masters
  const { names, ...summary } = results.summary
  return { ...summary, names: { ...names, chains, locations, pointsOfInterest: pois } }
}

// Asks the server for another list of the same search.

/** Null when the server cannot be reached or does not answer with a list. */
async function askForList(
  site: Site,
  page: Pick<ResultsPage, 'place' | 'query' | 'preparation'>,
  state: ListState,
  signal: AbortSignal,
): Promise<ResultsList | null> {
  const fields = new URLSearchParams(page.query)
  for (const [name, value] of Object.entries(listFields(page, state))) fields.set(name, value)
  const [answer, reader] = await Promise.all([
    requestJson(pathOf(site, 'hotelList'), { method: 'POST', fields, signal }),
    // Most people who look at a first list never ask for another: what reads it comes beside it.
    loadLate(() => import('./read-list-answer.ts')),
  ])
  if (!reader.ok) return null
  const { readListAnswer, readLastPage } = reader.value
  if (answer.ok) {
    try {
      return readListAnswer(answer.value)
    } catch {
      // Of another release than this page.
      return null
    }
  }
  // An old link, or rooms sold since: the last page that there is does as well.
  const last = readLastPage(answer.body)
  return last !== null && last < state.page
    ? askForList(site, page, { ...state, page: last }, signal)
    : null
}

/** Under the names of the call; several values are joined by commas. */
export function listFields(
  { place, preparation }: Pick<ResultsPage, 'preparation'> & { place: { id: string } },
  { page, sort, filters, preFilters }: ListState,
): Record<string, string> {
  const fields: Record<string, string> = {
    location_id: place.id,
    location_type: preparation.destinationType,
    page_id: String(page),
    sorting: sort,
  }
  for (const key of FACET_KEYS) {
    const name = key === 'services' ? 'services' : FACETS[key].name
    if (filters[key]?.length) fields[name] = joined(filters[key])
  }
  for (const key of PRE_FILTER_KEYS)
    if (preFilters[key]?.length) fields[PRE_FILTERS[key].name] = joined(preFilters[key])
  return fields
}

/** A comma inside a value would split it. */
function joined(values: readonly string[]): string {
  return values.map((value) => value.replaceAll(',', ' ')).join(',')
}
