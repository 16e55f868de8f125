/** One page of a list: the hotels that a search found, with the recorded facts behind their claims. */
import type { Day } from '../../core/calendar-day.ts'
import type { HotelSearch } from '../../core/hotel-search.ts'
import type { ListState } from '../../core/list-state.ts'
import type { MetadataById } from '../../core/results-page.ts'
import type { EngineResults } from '../../engine/engine-query.ts'
import { searched } from '../found-results.ts'
import type { SearchMemory } from '../search-memory.ts'
import { trackedVisitor } from '../tracked-visitor.ts'
import type { Visit } from '../visit.ts'
import { pageMetadata } from './page-metadata.ts'

export interface FoundList {
  found: EngineResults
  metadata: MetadataById
}

export function foundList(
  memory: SearchMemory,
  visit: Visit,
  search: HotelSearch,
  state: ListState,
  today: Day,
): FoundList {
  const found = searched(memory, visit, search, state, today)
  return {
    found,
    metadata: pageMetadata(memory, found.hotels, trackedVisitor(visit), today),
  }
}
