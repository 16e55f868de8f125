/**
 * What every part of a results page may ask for: the search, its list, and how to change it.
 *
 * A list that is asked for, on its way, faded and there again changes several times for one click.
 * Parts that only show hotels ask for what is shown, and are left alone until that is another list.
 */
import { createContext, type ReactNode, use } from 'react'
import type { ResultsPage } from '../rules/results-page.ts'
import { usePainted } from '../../../../ui/browser/after-paint.ts'
import { type HotelListState, type ShownList, useList } from './use-list.ts'

export interface Results {
  page: ResultsPage
  list: HotelListState
}

const PageContext = createContext<ResultsPage | null>(null)
const ListContext = createContext<HotelListState | null>(null)
const ShownContext = createContext<ShownList | null>(null)
const PhaseContext = createContext<HotelListState['phase']>('settled')

/** Its children are made by the page, once: only what asks for the list is rendered again. */
export function ResultsProvider({ page, children }: { page: ResultsPage; children: ReactNode }) {
  const [list, shown] = useList(page)
  return (
    <PageContext value={page}>
      <ShownContext value={shown}>
        <PhaseContext value={list.phase}>
          <ListContext value={list}>{children}</ListContext>
        </PhaseContext>
      </ShownContext>
    </PageContext>
  )
}

/** What is inside learns of another list once that list is painted: the hotels come first. */
export function AfterList({ children }: { children: ReactNode }) {
  const painted = usePainted(useShownList())
  return <ShownContext value={painted}>{children}</ShownContext>
}

/** As the server made it; the search does not change while the page is open. */
export function useResultsPage(): ResultsPage {
  return provided(use(PageContext))
}

export function useShownList(): ShownList {
  return provided(use(ShownContext))
}

export function useListPhase(): HotelListState['phase'] {
  return use(PhaseContext)
}

export function useResults(): Results {
  return { page: useResultsPage(), list: provided(use(ListContext)) }
}

function provided<Value>(value: Value | null): Value {
  if (!value) throw new Error('Parts of a results page are rendered inside a ResultsProvider')
  return value
}
