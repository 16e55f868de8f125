/**
 * Filter state: what a visitor has ticked.
 *
 * A group without choices is absent rather than empty, so "is anything filtered?" has one
 * answer and two equal states look the same.
 */
import { categoryOf } from '../../catalogue/rules/categories.ts'
import type { FacetKey, PreFilterKey } from './facets.ts'
import { FACET_KEYS, FACETS, isSingleValued } from './facets.ts'

export type Chosen<Key extends string> = Readonly<Partial<Record<Key, readonly string[]>>>

export type Filters = Chosen<FacetKey>
export type PreFilters = Chosen<PreFilterKey>

export const NO_FILTERS: Filters = {}

/** A text or a flag takes the place of the one before. */
export function tick(filters: Filters, key: FacetKey, value: string): Filters {
  if (isTicked(filters, key, value)) return filters
  const kept = isSingleValued(FACETS[key].values) ? [] : (filters[key] ?? [])
  return { ...filters, [key]: [...kept, value] }
}

/** Unticking the last value removes the whole filter. */
export function untick(filters: Filters, key: FacetKey, value: string): Filters {
  return choose(filters, key, filters[key]?.filter((ticked) => ticked !== value) ?? [])
}

/** Replaces a whole group, as the slider does with the prices. */
export function choose(filters: Filters, key: FacetKey, values: readonly string[]): Filters {
  const { [key]: _, ...others } = filters
  return values.length === 0 ? others : { ...others, [key]: [...new Set(values)] }
}

function isTicked(filters: Filters, key: FacetKey, value: string): boolean {
  return filters[key]?.includes(value) ?? false
}

/** How many options are ticked, as visitors count them: 4 and 4E are both four stars. */
export function appliedCount(filters: Filters): number {
  const { categories = [], ...others } = filters
  const stars = new Set(categories.map((id) => JSON.stringify(categoryOf(id))))
  return Object.values(others).reduce((count, values) => count + values.length, stars.size)
}

/** The order in which values were ticked makes no difference. */
export function differs(one: Filters, other: Filters): boolean {
  return FACET_KEYS.some((key) => {
    const [values, others] = [new Set(one[key]), new Set(other[key])]
    return values.symmetricDifference(others).size > 0
  })
}

/** Whether something is chosen that was not. */
export function addsTo(before: Filters, after: Filters): boolean {
  return FACET_KEYS.some((key) => after[key]?.some((value) => !isTicked(before, key, value)))
}

/** A chosen option stays usable even at 0, or it could never be unticked. */
export function isOptionDisabled(count: number, isSelected: boolean): boolean {
  return count === 0 && !isSelected
}

export function isGroupHidden(optionCount: number): boolean {
  return optionCount < 1
}
