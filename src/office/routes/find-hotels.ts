/** Hotels by their number, or by words of their name as the search boxes find them. */
import { languageOf } from '../../site/locales.ts'
import type { Site } from '../../site/site.ts'
import type { SearchMemory } from '../../products/hotels/service/search-memory.ts'

const LARGEST_ID = 2_147_483_647

/** One that is closed, or sold without its name, is found by its number only. */
export function findHotelIds(
  { suggest }: Pick<SearchMemory, 'suggest'>,
  { edition }: Pick<Site, 'edition'>,
  typed: string,
): number[] {
  const id = hotelIdIn(typed)
  if (id !== null) return [id]
  const language = languageOf(edition.locale)
  return suggest
    .suggest(typed, { language, type: 'accommodation' })
    .map(({ accommodationId }) => Number(accommodationId))
}

/** Null for what is no number of a hotel. */
export function hotelIdIn(written: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(written) ? Number(written) : 0
  return id > 0 && id <= LARGEST_ID ? id : null
}
