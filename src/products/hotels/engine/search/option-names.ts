/** The names of options that the engine knows: those of hotels and chains. */
import type { Filters } from '../../list/rules/filter-state.ts'
import type { FacetCounts } from '../../list/rules/hotel-results.ts'
import type { Searcher } from './answer-search.ts'
import type { EngineSummary } from './engine-query.ts'
import { readRecord } from '../columns/hotel-records.ts'

/**
 * Of what is counted and of what was asked for, which a list that shows all does not count. A
 * hidden hotel has an empty one.
 */
export function optionNames(
  { atlas, dictionary }: Searcher,
  counts: FacetCounts,
  asked: Filters,
): EngineSummary['names'] {
  const chainName = (id: number) => dictionary.chains[atlas.chainOf(id)]?.name
  const hotelName = (id: number) => {
    const row = atlas.rowOf(id)
    return row < 0 ? undefined : readRecord(atlas.columns, row).name
  }
  return {
    chains: named(counts.chains, asked.chains, chainName),
    hotels: named(counts.hotels, asked.hotels, hotelName),
  }
}

function named(
  counted: Readonly<Record<string, number>> = {},
  asked: readonly string[] = [],
  nameOf: (id: number) => string | undefined,
): Record<string, string> {
  const names: Record<string, string> = {}
  const add = (id: string) => {
    const name = nameOf(Number(id))
    if (name !== undefined) names[id] = name
  }
  for (const id of Object.keys(counted)) add(id)
  for (const id of asked) if (!(id in counted)) add(id)
  return names
}
