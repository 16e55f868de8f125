/**
 * A change to the filters of a list. Where they matched nothing, everything is shown and counted
 * instead: what is added there takes their place, or an option that promises 308 hotels would be
 * added to what failed and leave none again. Taking one of them off leaves the others.
 */
import { addsTo, differs, type Filters, NO_FILTERS } from './filter-state.ts'
import { type ListState, withFilters } from './list-state.ts'
import { type FacetKey } from './facets.ts'
import type { SizeClass } from '../../../../ui/rules/screen-sizes.ts'

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

/**
 * The filters panel. On large screens a tick refreshes the list at once; on smaller ones, where
 * the panel covers the list, ticks wait for "apply" and are undone by closing without it.
 */
export interface FilterPanel {
  saved: Filters
  selection: Filters
}

export function refreshesAtOnce(size: SizeClass): boolean {
  return size === 'L' || size === 'XL'
}

/** Opening saves what is applied. */
export function openPanel(applied: Filters): FilterPanel {
  return { saved: applied, selection: applied }
}

export function select(panel: FilterPanel, selection: Filters): FilterPanel {
  return { ...panel, selection }
}

export function canApply({ saved, selection }: FilterPanel): boolean {
  return differs(saved, selection)
}

export function applyPanel({ selection }: FilterPanel): FilterPanel {
  return openPanel(selection)
}

/** Closing without applying restores what was saved. */
export function closePanel({ saved }: FilterPanel): FilterPanel {
  return openPanel(saved)
}

/**
 * The groups from top to bottom: first what most people decide by. The specification names the
 * groups and leaves their order open.
 */
export const PANEL_ORDER: readonly FacetKey[] = [
  'name',
  'prices',
  'categories',
  'ratingRanges',
  'boards',
  'freeCancellation',
  'services',
  'locations',
  'pointsOfInterest',
  'segments',
  'supplements',
  'chains',
  'hotels',
]
