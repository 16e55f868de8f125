/** What a stay costs at least somewhere. */
import type { Day } from '../../../../site/calendar-day.ts'
import type { Site } from '../../../../site/site.ts'
import { addedTaxPermille, stayTaxOf } from '../../../../site/taxes.ts'
import type { EngineDestination, StayQuery } from '../../engine/search/engine-query.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import type { Destination } from '../../../../places/rules/destination.ts'

/** For all rooms and nights, in the edition's currency; null when nothing is free. */
export function cheapestStay(
  memory: SearchMemory,
  site: Site,
  hotels: EngineDestination,
  asked: Pick<StayQuery, 'stay' | 'rooms'>,
  today: Day,
): number | null {
  const query = stayQuery(memory, site, asked, today)
  return memory.engine.pricesByCheckIn(hotels, query, 1)[0]?.price ?? null
}

/** A stay as the engine is asked for it, in the edition's currency. */
export function stayQuery(
  { rates, ownRooms }: Pick<SearchMemory, 'rates' | 'ownRooms'>,
  site: Site,
  { stay, rooms }: Pick<StayQuery, 'stay' | 'rooms'>,
  today: Day,
): StayQuery {
  const { currency } = site.edition
  return {
    stay,
    rooms,
    currency,
    addedTaxPermille: addedTaxPermille(stayTaxOf(site)),
    rates,
    today,
    ownRooms,
  }
}

/** A destination of the rules as the engine understands it. */
export function engineDestination({
  kind,
  id,
}: Pick<Destination, 'kind' | 'id'>): EngineDestination {
  switch (kind) {
    case 'coast':
      return { kind, id: Number(id.replace('cid', '')) }
    case 'chain':
      return { kind, id: Number(id) }
    case 'hotel':
      return { kind: 'hotels', ids: [Number(id)] }
    case 'place':
      return { kind, id: Number(id) }
  }
}
