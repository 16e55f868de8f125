/** Asks the server for another list of the same search. */
import { FACET_KEYS, FACETS, PRE_FILTER_KEYS, PRE_FILTERS } from '../rules/facets.ts'
import type { ListState } from '../rules/list-state.ts'
import { locationTypeAt } from '../../../../places/rules/results-destination.ts'
import type { ResultsList, ResultsPage } from '../rules/results-page.ts'
import { pathOf } from '../../../../site/routes.ts'
import type { Site } from '../../../../site/site.ts'
import { loadLate } from '../../../../ui/browser/late-script.ts'
import { requestJson } from '../../../../ui/browser/requests.ts'

/** Null when the server cannot be reached or does not answer with a list. */
export async function askForList(
  site: Site,
  { place, query }: Pick<ResultsPage, 'place' | 'query'>,
  state: ListState,
  signal: AbortSignal,
): Promise<ResultsList | null> {
  const fields = new URLSearchParams(query)
  for (const [name, value] of Object.entries(listFields(place, state))) fields.set(name, value)
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
    ? askForList(site, { place, query }, { ...state, page: last }, signal)
    : null
}

/** Under the names of the call; several values are joined by commas. */
export function listFields(
  place: Pick<ResultsPage['place'], 'id' | 'level'>,
  { page, sort, filters, preFilters }: ListState,
): Record<string, string> {
  const fields: Record<string, string> = {
    location_id: place.id,
    location_type: locationTypeAt(place.level),
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
