/**
 * What a visitor has a right to, and a world with the prices that they pay. It is decided here,
 * from the session and from what the browser is, at every request: no page or form is asked.
 */
import { OWN_ROOMS_COOKIE, readOwnRooms } from '../../../../booking/rules/own-rooms.ts'
import { discountRights, type RecognisedDiscount } from '../rules/visitor-discounts.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import type { Visit } from '../../../../http/visit.ts'

type Visitor = Pick<Visit, 'site' | 'person' | 'reply'>

export function discountRightsOf({ site, person, reply }: Visitor): RecognisedDiscount[] {
  const { headers } = reply.request
  const isMobile =
    site.type === 'app' ||
    headers['sec-ch-ua-mobile'] === '?1' ||
    MOBILE_BROWSER.test(headers['user-agent'] ?? '')
  return discountRights({ isSignedIn: person !== null, isMobile })
}

/** The same world; its engine finds, sorts and counts by what this visitor pays. */
export function pricedFor(memory: SearchMemory, visitor: Visitor): SearchMemory {
  const engine = memory.engine.for(discountRightsOf(visitor))
  const ownRooms = readOwnRooms(visitor.reply.request.cookies[OWN_ROOMS_COOKIE])
  const isAnybody = engine === memory.engine && ownRooms.length === 0
  return isAnybody ? memory : { ...memory, engine, ownRooms }
}

/** Browsers on phones say so; those that hide what they are count as others. */
const MOBILE_BROWSER = /\bMobi/
