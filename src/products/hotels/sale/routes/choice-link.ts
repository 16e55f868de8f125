/** The page of the hotel that somebody has chosen, with the same stay. */
import type { WordsOf } from '../../../../site/messages/catalogue.ts'
import { todayIn } from '../../../../http/clock.ts'
import { hotelPath } from '../../../../places/service/suggestion-links.ts'
import { nameOnSite } from '../../catalogue/routes/hotel-texts.ts'
import { hotelLink } from '../../catalogue/rules/hotel-links.ts'
import { writeHotelPageQuery } from '../../detail/rules/hotel-page.ts'
import { stayQuery } from '../../search/routes/destinations-prices.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import type { HotelChoice } from '../rules/hotel-line.ts'

/** Empty when nobody knows the hotel any more. */
export function choiceLink(memory: () => SearchMemory) {
  return ({ hotelId, stay, rooms, giftBoxCode }: HotelChoice, words: WordsOf): string => {
    const { site } = words
    const world = memory()
    const query = stayQuery(world, site, { stay, rooms }, todayIn(site.edition.timeZone))
    const hotel = world.engine.hotelFor(hotelId, query)
    if (!hotel) return ''
    const { cityId, id, hiddenOfferId } = hotel
    const uri = hotelPath(site, world.geography, cityId, id, nameOnSite(hotel, words))
    const asked = writeHotelPageQuery({ stay, rooms, giftBoxCode: '' })
    return `${hotelLink({ uri, hiddenOfferId }, site, { query: asked, giftBoxCode })}#rooms`
  }
}
