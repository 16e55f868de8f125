/** Stays of carts and bookings in the words of a site, with a link to their hotel. */
import { boardOnCard } from '../../products/hotels/catalogue/rules/boards.ts'
import { dueWhenBooking } from '../rules/amount-due.ts'
import type { CartItem } from '../rules/booking.ts'
import { stayUntilBought } from '../../products/hotels/catalogue/rules/hidden-offer.ts'
import { hotelLink } from '../../products/hotels/catalogue/rules/hotel-links.ts'
import { writeHotelPageQuery } from '../../products/hotels/detail/rules/hotel-page.ts'
import { languageOf } from '../../site/locales.ts'
import { grownChildrenAsAdults } from '../../search/rules/occupancy.ts'
import { photoPath } from '../../ui/rules/photo-sizes.ts'
import { writeAddress } from '../../places/rules/postal-address.ts'
import {
  type SupplementCode,
  supplementOf,
} from '../../products/hotels/catalogue/rules/supplements.ts'
import type { ShownStay } from '../pages/cart/shown-stay.ts'
import { hiddenOfferId } from '../../products/hotels/catalogue/rules/hidden-offer.ts'
import type { WordsOf } from '../../site/messages/catalogue.ts'
import { placeWords } from '../../places/service/place-words.ts'
import type { SearchMemory } from '../../products/hotels/service/search-memory.ts'
import { hotelPath } from '../../places/routes/suggestion-links.ts'

/** A hotel that is sold without its name has one as soon as it is booked. */
export function shownStay(
  { geography }: Pick<SearchMemory, 'geography'>,
  words: WordsOf,
  kept: CartItem,
  isBooked: boolean,
): ShownStay {
  const { site, text } = words
  const item = isBooked ? kept : stayUntilBought(kept)
  const { hotel } = item
  const { cityName, countryName } = placeWords(geography, languageOf(site.edition.locale)).around(
    hotel.cityId,
  )
  const board = text(`board.${boardOnCard(item.boardCode)}`)
  return {
    hotelName: hotel.name || text('card.hidden-name'),
    address: writeAddress({
      address: hotel.address,
      postalCode: hotel.postalCode,
      cityName,
      countryName,
    }),
    href: hotelHref(geography, words, item),
    // Pictures of hidden hotels are shown to nobody; see products/hotels/catalogue/store/hotel-photos.ts.
    photo: hotel.isHidden ? '' : photoPath(hotel.id, 1, 'card'),
    stay: item.stay,
    rooms: item.rooms.map(({ name, kind, people }) => {
      const { adults, childAges } = grownChildrenAsAdults(people)
      return {
        name: name || text(`hotel.room.${kind}`),
        adults,
        childAges: childAges.map((age) => age ?? 0),
      }
    }),
    board: supplementOf(item.packetCode)
      ? `${board} + ${text(`supplement.${item.packetCode as SupplementCode}`)}`
      : board,
    freeUntil: item.freeCancellationUntil,
    dueNow: dueWhenBooking(item),
    giftBoxCode: item.giftBoxCode ?? '',
    price: item.price,
    currency: item.currency,
    tax: item.tax ?? null,
    discount: item.discount ?? null,
  }
}

/** The hotel's page for the same stay. */
export function hotelHref(
  geography: SearchMemory['geography'],
  { site, text }: WordsOf,
  { hotel, stay, rooms, giftBoxCode = '' }: CartItem,
): string {
  const name = hotel.isHidden ? text('card.hidden-name') : hotel.name
  const uri = hotelPath(site, geography, hotel.cityId, hotel.id, name)
  const asked = { stay, rooms: rooms.map(({ people }) => people), giftBoxCode: '' }
  const hidden = hotel.isHidden ? hiddenOfferId(hotel.id) : null
  const query = writeHotelPageQuery(asked)
  // Whoever came with a gift box goes back to its pages.
  return hotelLink({ uri, hiddenOfferId: hidden }, site, { query, giftBoxCode })
}
