/** One page of a list: the hotels that a search found, with the recorded facts behind their claims. */
import type { Day } from '../../../../site/calendar-day.ts'
import type { HotelSearch } from '../../search/rules/hotel-search.ts'
import type { ListState } from '../rules/list-state.ts'
import type { MetadataById } from '../rules/results-page.ts'
import type { EngineResults } from '../../engine/search/engine-query.ts'
import { searched } from './found-results.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import { trackedVisitor } from '../../facts/routes/tracked-visitor.ts'
import type { Visit } from '../../../../http/visit.ts'
import { pageMetadata } from '../../facts/routes/page-metadata.ts'

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
