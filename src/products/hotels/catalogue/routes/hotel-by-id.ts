/** One hotel of the world, asked for by its number rather than found by a search. */
import { DEFAULT_ROOM } from '../../../../search/rules/occupancy.ts'
import type { Site } from '../../../../site/site.ts'
import type { EngineHotel } from '../../engine/search/engine-query.ts'
import { todayIn } from '../../../../http/clock.ts'
import { stayQuery } from '../../search/routes/destinations-prices.ts'
import type { SearchMemory } from '../../service/search-memory.ts'

/** Null for one that nobody knows, is not sold, or is sold without its name. */
export function namedHotel(memory: SearchMemory, site: Site, id: string): EngineHotel | null {
  const hotel = soldHotel(memory, site, numberIn(id))
  return hotel?.hiddenOfferId === null ? hotel : null
}

/** By the number of the offer. */
export function hiddenHotel(memory: SearchMemory, site: Site, offerId: string): EngineHotel | null {
  return soldHotel(memory, site, memory.engine.hotelOfHiddenOffer(numberIn(offerId)))
}

function soldHotel(memory: SearchMemory, site: Site, id: number): EngineHotel | null {
  const today = todayIn(site.edition.timeZone)
  // The engine tells of a hotel together with a stay; any will do.
  const asked = { stay: { checkIn: today + 1, checkOut: today + 2 }, rooms: [DEFAULT_ROOM] }
  const hotel = id > 0 ? memory.engine.hotelFor(id, stayQuery(memory, site, asked, today)) : null
  return hotel?.isActive ? hotel : null
}

const LARGEST_ID = 2_147_483_647

/** 0 for what is no number of a hotel. */
function numberIn(written: string): number {
  const number = /^[1-9]\d{0,9}$/.test(written) ? Number(written) : 0
  return number <= LARGEST_ID ? number : 0
}
