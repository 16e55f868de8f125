/**
 * Which options a search has without its filters. Those that the filters leave no hotel of are told
 * with 0: a panel that dropped them would jump about under the hand that ticks.
 *
 * Finding them is a search of its own, and whoever ticks one box ticks another. So they are kept,
 * as what stays cost is, until something is written among the searched hotels.
 */
import type { FacetKey } from '../../list/rules/facets.ts'
import type { FacetCounts } from '../../list/rules/hotel-results.ts'
import type { CurrencyRates } from '../../../../site/money.ts'
import { changesIn } from '../columns/calendar-versions.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import type { EngineQuery } from './engine-query.ts'
import type { RowRanges } from '../columns/row-ranges.ts'

export interface WholeOptions {
  /** How many hotels there are without the filters. */
  matching: number
  values: readonly (readonly [FacetKey, readonly string[]])[]
}

interface KnownOptions {
  version: number
  rates: CurrencyRates
  whole: WholeOptions
}

/** Beyond so many searches all are forgotten: cheaper than knowing which was asked for last. */
const MAX_SEARCHES = 256

export class OptionsCache {
  private readonly known = new Map<string, KnownOptions>()

  /** By `find` unless they are known. */
  of(
    columns: EngineColumns,
    ranges: RowRanges,
    query: EngineQuery,
    find: () => WholeOptions,
  ): WholeOptions {
    const { destination, preFilters, stay, rooms, currency, rates, today } = query
    const key = JSON.stringify([destination, preFilters, stay, rooms, currency, today])
    // From before they are found: what is written meanwhile makes another version.
    const version = changesIn(columns, ranges)
    const known = this.known.get(key)
    if (known?.version === version && known.rates === rates) return known.whole
    const whole = find()
    if (this.known.size >= MAX_SEARCHES) this.known.clear()
    this.known.set(key, { version, rates, whole })
    return whole
  }
}

export function wholeOptions(matching: number, counts: FacetCounts): WholeOptions {
  const facets = Object.keys(counts) as FacetKey[]
  return { matching, values: facets.map((key) => [key, Object.keys(counts[key]!)]) }
}

export function addEmptyOptions(counts: FacetCounts, { values }: WholeOptions): void {
  for (const [key, options] of values) {
    const told = (counts[key] ??= {})
    for (const value of options) told[value] ??= 0
  }
}
