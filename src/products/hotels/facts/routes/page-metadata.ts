/** The recorded facts of the hotels on one page. */
import type { Day } from '../../../../site/calendar-day.ts'
import { metadataOf } from '../rules/metadata-windows.ts'
import type { MetadataById } from '../../list/rules/results-page.ts'
import type { EngineHotel } from '../../engine/search/engine-query.ts'
import type { PriceHistory } from './price-history.ts'
import { type RecordedFacts, recordOf } from './recorded-facts.ts'

interface Records {
  facts: RecordedFacts
  priceHistory: PriceHistory
}

export function pageMetadata(
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
