/** A hotel that is closed leaves the index of names, and comes back when it is reopened. */
import type { SuggestIndex } from '../../../places/memory/suggest-index.ts'
import type { Database } from '../../../store/database.ts'
import { hotelEntry } from './suggest-entries.ts'

/** False when the index must be built anew. */
export async function suggestHotel(
  { db }: Pick<Database, 'db'>,
  suggest: SuggestIndex,
  hotelId: number,
  isOpen: boolean,
): Promise<boolean> {
  if (!isOpen) return suggest.remove('accommodation', hotelId)
  const hotel = await db
    .selectFrom('hotels')
    .select(['id', 'name', 'city_id as cityId', 'popularity', 'hidden_offer_id'])
    .where('id', '=', hotelId)
    .executeTakeFirst()
  // One that is sold without its name was never there.
  return !hotel || hotel.hidden_offer_id !== null || suggest.put(hotelEntry(hotel))
}
