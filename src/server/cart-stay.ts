/** Stays of carts and bookings in the words of a site, with a link to their hotel. */
import { boardOnCard } from '../core/boards.ts'
import { dueWhenBooking } from '../core/booking/amount-due.ts'
import type { CartItem } from '../core/booking/booking.ts'
import { stayUntilBought } from '../core/hidden-offer.ts'
import { hotelLink } from '../core/hotel-links.ts'
import { writeHotelPageQuery } from '../core/hotel-page.ts'
import { languageOf } from '../core/locales.ts'
import { grownChildrenAsAdults } from '../core/occupancy.ts'
import { photoPath } from '../core/photo-sizes.ts'
import { writeAddress } from '../core/postal-address.ts'
import { type SupplementCode, supplementOf } from '../core/supplements.ts'
import type { ShownStay } from '../web/cart/shown-stay.ts'
import { hiddenOfferId } from '../world/catalogue/hotel-ids.ts'
import type { WordsOf } from './visit.ts'
import { placeWords } from './place-words.ts'
import type { SearchMemory } from './search-memory.ts'
import { hotelPath } from './suggestion-links.ts'

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
    // Pictures of hidden hotels are shown to nobody; see storage/hotel-photos.ts.
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
