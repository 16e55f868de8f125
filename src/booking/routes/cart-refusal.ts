/** Why a stay did not go into the cart, with what was promised and what is true now. */
import type { Problem } from '../../site/problems.ts'
import type { CartNotice } from '../pages/cart/cart-notice.tsx'
import { hotelLink } from '../../products/hotels/catalogue/rules/hotel-links.ts'
import { writeHotelPageQuery } from '../../products/hotels/detail/rules/hotel-page.ts'
import type { BookingParts } from './checkout-parts.ts'
import { stayQuery } from '../../products/hotels/search/routes/destinations-prices.ts'
import { nameOnSite } from '../../products/hotels/catalogue/routes/hotel-texts.ts'
import { hotelPath } from '../../places/routes/suggestion-links.ts'
import { todayIn } from '../../http/clock.ts'
import type { Visit } from '../../http/visit.ts'
import { pricedFor } from '../../products/hotels/rates/routes/visitor-discounts.ts'

/** A promise that is too old was still ours: it tells the hotel and the dates. */
const WHENEVER = 0

export function refusedOffer(
  { memory, tokens }: Pick<BookingParts, 'memory' | 'tokens'>,
  visit: Visit,
  problem: Problem,
  token: unknown,
  giftBoxCode: string,
): CartNotice {
  const read = tokens.read(token, WHENEVER)
  if (!read.ok) return { problem, href: '', prices: null }
  const { hotelId, stay, rooms, price, currency } = read.value
  const { site } = visit
  const world = pricedFor(memory(), visit)
  const { engine, geography } = world
  const query = stayQuery(world, site, { stay, rooms }, todayIn(site.edition.timeZone))
  const hotel = engine.hotelFor(hotelId, query)
  const uri = hotel
    ? hotelPath(site, geography, hotel.cityId, hotel.id, nameOnSite(hotel, visit))
    : ''
  const asked = writeHotelPageQuery({ stay, rooms, giftBoxCode: '' })
  const href = hotel
    ? hotelLink({ uri, hiddenOfferId: hotel.hiddenOfferId }, site, { query: asked, giftBoxCode })
    : ''
  const hasPrices = problem.code === 'price-changed' && problem.limit !== undefined
  const prices = hasPrices
    ? { before: price, now: problem.limit!, currency, token: String(token), giftBoxCode }
    : null
  return { problem, href: href && `${href}#rooms`, prices }
}
