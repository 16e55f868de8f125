/**
 * The filters panel. On large screens a tick refreshes the list at once; on smaller ones, where
 * the panel covers the list, ticks wait for "apply" and are undone by closing without it.
 */
import { differs, type Filters } from './filter-state.ts'
import type { FacetKey } from './facets.ts'
import type { SizeClass } from '../../../../ui/rules/screen-sizes.ts'

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
