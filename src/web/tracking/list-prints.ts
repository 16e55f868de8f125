/** What the tracker is told about a list of results: all of it when it is seen, one hotel at a click. */
import { searchIdOf, searchPrint, writeSearchPrint } from '../../core/search-print.ts'
import type { TrackerDetails } from '../../core/tracker-call.ts'
import type { AnalyticsEvent } from '../browser/analytics.ts'
import type { Results } from '../results/results-context.tsx'

/** Null for an empty list, of which nothing was seen. */
export function viewOfList(results: Results, userId: string): TrackerDetails | null {
  const ids = results.list.results.hotels.map(({ id }) => id)
  return ids.length === 0 ? null : printOf(results, { ids, index: 0 }, userId)
}

/** Null when the hotel is not, or no longer, in the list. */
export function clickOnHotel(
  results: Results,
  hotelId: number,
  userId: string,
): (AnalyticsEvent & TrackerDetails) | null {
  const { page, list } = results
  const index = list.results.hotels.findIndex(({ id }) => id === hotelId)
  if (index < 0) return null
  return {
    category: 'hotel-results',
    action: 'open-hotel',
    label: `${page.place.type}/${page.place.id}`,
    value: String(list.results.hotels[index]!.minPrice ?? ''),
    ...printOf(results, { ids: [hotelId], index }, userId),
  }
}

function printOf(
  { page, list }: Results,
  items: { ids: readonly number[]; index: number },
  userId: string,
): TrackerDetails {
  const searchId = searchIdOf(page.place, page.query)
  // What was asked for may be a page beyond the last one; what is shown says which it is.
  const { currentPage, accommodationsPerPage } = list.results.summary
  return writeSearchPrint(
    searchPrint(searchId, { page: currentPage }, accommodationsPerPage, items, userId),
  )
}
