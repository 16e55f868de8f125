/**
 * A change to the filters of a list. Where they matched nothing, everything is shown and counted
 * instead: what is added there takes their place, or an option that promises 308 hotels would be
 * added to what failed and leave none again. Taking one of them off leaves the others.
 */
import { addsTo, differs, type Filters, NO_FILTERS } from './filter-state.ts'
import { type ListState, withFilters } from './list-state.ts'

export type FilterEdit = (filters: Filters) => Filters

/** The list on the screen, and whether it shows all because its filters match nothing. */
export interface SeenList {
  shown: Pick<ListState, 'filters'>
  results: { fallback: { showsAll: boolean } | null }
}

export function editedFilters(filters: Filters, edit: FilterEdit, seen: SeenList): Filters {
  return replaces(filters, edit, seen) ? edit(NO_FILTERS) : edit(filters)
}

export function editedList(state: ListState, edit: FilterEdit, seen: SeenList): ListState {
  const before = replaces(state.filters, edit, seen) ? unfilteredList(state) : state
  return withFilters(before, edit(before.filters))
}

/** Of all that a list is narrowed down by, only the part of the map is kept. */
export function unfilteredList(state: ListState): ListState {
  const { area } = state.preFilters
  return { ...withFilters(state, NO_FILTERS), preFilters: area ? { area } : {} }
}

/** What has been changed since is on its way, and may well match. */
function replaces(filters: Filters, edit: FilterEdit, { shown, results }: SeenList): boolean {
  return (
    !!results.fallback?.showsAll &&
    !differs(filters, shown.filters) &&
    addsTo(filters, edit(filters))
  )
}
