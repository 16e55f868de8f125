/**
 * A search that a script posts with type_search=1, to learn first whether anything is free: OK with
 * the place to go to, or another status, which leads the page to the hotel home. The problems are
 * told for whoever wants to know why.
 */
import type { FastifyReply } from 'fastify'
import type { Day } from '../../../../site/calendar-day.ts'
import { HOTEL_FIELDS } from '../../../../site/form-fields.ts'
import type { HotelSearch } from '../rules/hotel-search.ts'
import { problem, type Read, unreadable } from '../../../../site/problems.ts'
import { pathOf } from '../../../../site/routes.ts'
import { cheapestStay } from './destinations-prices.ts'
import { engineDestination } from './engine-destination.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import { searchTarget } from './search-submit-target.ts'
import type { Visit } from '../../../../http/visit.ts'

export function metaSearch(
  visit: Visit,
  memory: SearchMemory,
  search: Read<HotelSearch>,
  today: Day,
): FastifyReply {
  const target = search.ok ? freeTarget(visit, memory, search.value, today) : search
  if (target.ok) return visit.data({ status: 'OK', data: target.value })
  visit.reply.code(422)
  const hotelHome = pathOf(visit.site, 'hotelHome')
  return visit.data({ status: 'KO', data: hotelHome, problems: target.problems })
}

function freeTarget(
  { site }: Visit,
  memory: SearchMemory,
  search: HotelSearch,
  today: Day,
): Read<string> {
  const target = searchTarget(memory, site, search, today)
  const hotels = engineDestination(search.destination)
  if (!target.ok || cheapestStay(memory, site, hotels, search, today) !== null) return target
  return unreadable([problem('12_904_3', HOTEL_FIELDS.destinationText)])
}
