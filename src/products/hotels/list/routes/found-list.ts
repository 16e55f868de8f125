/** One page of a list: the hotels that a search found, with the recorded facts behind their claims. */
import type { Day } from '../../../../site/calendar-day.ts'
import type { HotelSearch } from '../../search/rules/hotel-search.ts'
import type { ListState } from '../rules/list-state.ts'
import type { MetadataById } from '../rules/results-page.ts'
import type { EngineHotel, EngineResults } from '../../engine/search/engine-query.ts'
import { searched } from './found-results.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import { trackedVisitor } from '../../../../tracking/routes/tracked-visitor.ts'
import type { Visit } from '../../../../http/visit.ts'
import { metadataOf } from '../../facts/rules/metadata-windows.ts'
import {
  type PriceHistory,
  type RecordedFacts,
  recordOf,
} from '../../facts/service/recorded-facts.ts'

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

/** The recorded facts of the hotels on one page. */
interface Records {
  facts: RecordedFacts
  priceHistory: PriceHistory
}

function pageMetadata(
  { facts, priceHistory }: Records,
  hotels: readonly Pick<EngineHotel, 'id' | 'minPrice' | 'minRate' | 'roomsLeft'>[],
  visitor: string | null,
  today: Day,
  now = Date.now(),
): MetadataById {
  const known = hotels.flatMap((hotel) => {
    const average = hotel.minRate && priceHistory(hotel.minRate.roomTypeIds, today)
    const record = { ...recordOf(facts, hotel.id, visitor, now), averagePermille: average }
    const metadata = metadataOf(record, hotel, now)
    return metadata ? [[hotel.id, metadata] as const] : []
  })
  return Object.fromEntries(known)
}
