/** A world with the prices that one visitor pays. */
import { discountRightsOf } from '../../../../http/visitor-rights.ts'
import type { Visit } from '../../../../http/visit.ts'
import { OWN_ROOMS_COOKIE } from '../../../../booking/rules/cart-mark.ts'
import { readOwnRooms } from '../../sale/rules/own-rooms.ts'
import type { SearchMemory } from '../../service/search-memory.ts'

/** The same world; its engine finds, sorts and counts by what this visitor pays. */
export function pricedFor(
  memory: SearchMemory,
  visitor: Pick<Visit, 'site' | 'person' | 'reply'>,
): SearchMemory {
  const engine = memory.engine.for(discountRightsOf(visitor))
  const ownRooms = readOwnRooms(visitor.reply.request.cookies[OWN_ROOMS_COOKIE])
  const isAnybody = engine === memory.engine && ownRooms.length === 0
  return isAnybody ? memory : { ...memory, engine, ownRooms }
}
