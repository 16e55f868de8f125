/** The hotel part of a search for more: how many accommodations there are, from what price, where. */
import type { Day } from '../../../../site/calendar-day.ts'
import { type Destination, writeDestination } from '../../../../places/rules/destination.ts'
import { FACETS } from '../../list/rules/facets.ts'
import { readHotelSearch, type SearchContext } from '../rules/hotel-search.ts'
import { formatMoney } from '../../../../site/money.ts'
import type { Room } from '../../../../search/rules/occupancy.ts'
import { type Read, readable } from '../../../../site/problems.ts'
import { writeRooms } from '../../../../search/rules/room-fields.ts'
import { isPartnerBrand, type Site, taxNoteOf } from '../../../../site/site.ts'
import { type Stay, stayNights } from '../../../../site/stay.ts'
import { writeStay } from '../../../../search/rules/date-range.ts'
import type { HotelPart } from '../../../../search/pages/search-answer-page.tsx'
import { engineDestination, stayQuery } from './destinations-prices.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import type { DestinationSuggestion } from '../../../../places/rules/destination-suggestions.ts'
import type { FormValues } from '../../../../site/form-values.ts'
import { languageOf } from '../../../../site/locales.ts'
import { todayIn } from '../../../../http/clock.ts'
import { chosenByText, withPressedChoice } from './destination-by-text.ts'
import { withKnownDestination } from './destinations.ts'
import { originByText } from '../../../packages/routes/flight-hotel-origin.ts'
import { formValues } from '../../../../search/routes/search-submit-values.ts'
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

/** A search form as it was sent, with everything in it that the world can tell more about. */
export interface SentSearch {
  values: FormValues
  choices: DestinationSuggestion[]
  today: Day
}

export function sentSearch(body: unknown, memory: SearchMemory, site: Site): SentSearch {
  const today = todayIn(site.edition.timeZone)
  const language = languageOf(site.edition.locale)
  const told = withKnownDestination(withPressedChoice(formValues(body)), memory, site, today)
  const { values, choices } = chosenByText(told, memory, language)
  return { values: originByText(values, memory, language), choices, today }
}

export function searchContext({ edition, type }: Site, today: Day): SearchContext {
  return { today, domainId: edition.domainId, flightAllowed: !isPartnerBrand(type) }
}
