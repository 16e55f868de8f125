/** The hotel part of a search for more: how many accommodations there are, from what price, where. */
import type { Day } from '../../../../site/calendar-day.ts'
import { type Destination, writeDestination } from '../../../../places/rules/destination.ts'
import { FACETS } from '../../list/rules/facets.ts'
import { readHotelSearch } from '../rules/hotel-search.ts'
import { formatMoney } from '../../../../site/money.ts'
import type { Room } from '../../../../search/rules/occupancy.ts'
import { type Read, readable } from '../../../../site/problems.ts'
import { writeRooms } from '../../../../search/rules/room-fields.ts'
import { taxNoteOf } from '../../../../site/site.ts'
import { type Stay, stayNights } from '../../../../site/stay.ts'
import { writeStay } from '../../../../search/rules/stay-fields.ts'
import type { HotelPart } from '../../../../search/pages/search-answer-page.tsx'
import { stayQuery } from './destinations-prices.ts'
import { engineDestination } from './engine-destination.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import { searchContext } from './search-submit-sent.ts'
import { hotelTarget } from './search-submit-target.ts'
import { writtenDay } from '../../../../search/routes/search-submit-words.ts'
import type { Visit } from '../../../../http/visit.ts'

export interface HotelWish {
  destination: Destination
  stay: Stay
  rooms: readonly Room[]
  /** Codes of what the hotel must suit; none is anything. */
  segments: readonly string[]
}

/** Or what is wrong with the destination, which may have gone since. */
export function hotelPart(
  { site, text }: Pick<Visit, 'site' | 'text'>,
  memory: SearchMemory,
  { destination, stay, rooms, segments }: HotelWish,
  today: Day,
): Read<HotelPart> {
  const fields = { ...writeDestination(destination), ...writeStay(stay), ...writeRooms(rooms) }
  const search = readHotelSearch(fields, searchContext(site, today))
  if (!search.ok) return search
  const isNarrowed = segments.length > 0
  const narrowed = isNarrowed ? { [FACETS.segments.name]: segments.join(',') } : {}
  const target = hotelTarget(memory, site, search.value, today, narrowed)
  if (!target.ok) return target
  const { summary, hotels } = memory.engine.searchHotels({
    ...stayQuery(memory, site, { stay, rooms }, today),
    destination: engineDestination(destination),
    filters: isNarrowed ? { segments } : {},
    preFilters: {},
    sort: 'price',
    page: 1,
  })
  const price = hotels[0]?.minPrice ?? null
  const [from, to] = [writtenDay(site, stay.checkIn), writtenDay(site, stay.checkOut)]
  const taxNote = taxNoteOf(site)
  return readable({
    href: target.value,
    name: destination.kind === 'hotel' ? destination.name : '',
    dates: text('answer.dates', { from, to }),
    nights: stayNights(stay),
    count: price === null ? 0 : summary.accommodations,
    priceText: price === null ? '' : formatMoney(price, site.edition.currency),
    taxNote: taxNote === 'none' ? '' : text(`tax.${taxNote}`),
  })
}
