/** What the tracker is told about a list of results: all of it when it is seen, one hotel at a click. */
import { searchIdOf, searchPrint, writeSearchPrint } from '../../rules/search-print.ts'
import type { TrackerDetails } from './tracker-call.ts'
import type { AnalyticsEvent } from '../../../../../ui/browser/analytics.ts'
import type { Results } from '../results-context.tsx'

/** Null for an empty list, of which nothing was seen. */
export function viewOfList(results: Results, userId: string): TrackerDetails | null {
  const ids = results.list.results.hotels.map(({ id }) => id)
  return ids.length === 0 ? null : printOf(results, { ids, index: 0 }, userId)
}

/** Of a hotel that is not in the list, but on the map or compared, nobody can say where it stood. */
export function clickOnHotel(
  results: Results,
  hotelId: number,
  userId: string,
): AnalyticsEvent & TrackerDetails {
  const { page, list } = results
  const index = list.results.hotels.findIndex(({ id }) => id === hotelId)
  const { position, page_number, ...others } = printOf(results, { ids: [hotelId], index }, userId)
  return {
    category: 'hotel-results',
    action: 'open-hotel',
    label: `${page.place.type}/${page.place.id}`,
    value: String(list.results.hotels[index]?.minPrice ?? ''),
    ...others,
    ...(index < 0 ? {} : { position, page_number }),
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
