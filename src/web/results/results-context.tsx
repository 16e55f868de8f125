/** What every part of a results page may ask for: the search, its list, and how to change it. */
import { createContext, use } from 'react'
import type { ResultsPage } from '../../core/results-page.ts'
import type { HotelListState } from './use-list.ts'

export interface Results {
  /** As the server made it; the search does not change while the page is open. */
  page: ResultsPage
  list: HotelListState
}

const ResultsContext = createContext<Results | null>(null)

export const ResultsProvider = ResultsContext.Provider

export function useResults(): Results {
  const results = use(ResultsContext)
  if (!results) throw new Error('Parts of a results page are rendered inside a ResultsProvider')
  return results
}
