/** Stays of carts and bookings in the words of a site, with a link to their hotel. */
import type { Day } from '../../../../site/calendar-day.ts'
import { languageOf } from '../../../../site/locales.ts'
import type { WordsOf } from '../../../../site/messages/catalogue.ts'
import { stayNights } from '../../../../site/stay.ts'
import { longDay } from '../../../../site/text/day-words.ts'
import { partyWords } from '../../../../site/text/party-words.ts'
import { grownChildrenAsAdults } from '../../../../search/rules/occupancy.ts'
import { photoPath } from '../../../../ui/rules/photo-sizes.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import { writeAddress } from '../../../../places/rules/postal-address.ts'
import { placeWords } from '../../../../places/service/place-words.ts'
import { hotelPath } from '../../../../places/service/suggestion-links.ts'
import { dueWhenBooking } from '../../../../booking/rules/amount-due.ts'
import {
  type BookedLine,
  cancellationTerms,
  type ShownFact,
  type ShownLine,
} from '../../../line.ts'
import type { Fact } from '../../../product.ts'
import { boardOnCard } from '../../catalogue/rules/boards.ts'
import { hiddenOfferId, stayUntilBought } from '../../catalogue/rules/hidden-offer.ts'
import { hotelLink } from '../../catalogue/rules/hotel-links.ts'
import { type SupplementCode, supplementOf } from '../../catalogue/rules/supplements.ts'
import { writeHotelPageQuery } from '../../detail/rules/hotel-page.ts'
import type { HotelLine } from '../rules/hotel-line.ts'

/** A hotel that is sold without its name has one as soon as it is booked. */
export function shownStay(
  geography: Geography,
  words: WordsOf,
  kept: HotelLine,
  today: Day,
  isBooked: boolean,
): ShownLine {
  const { text } = words
  const item = isBooked ? kept : stayUntilBought(kept)
  const { hotel, stay } = item
  const board = boardWords(item, words)
  const rooms = roomWords(item, words)
  return {
    kind: item.kind,
    title: hotel.name || text('card.hidden-name'),
    place: addressOf(geography, words, item),
    href: hotelHref(geography, words, item),
    // Pictures of hidden hotels are shown to nobody; see products/hotels/catalogue/store/hotel-photos.ts.
    photo: hotel.isHidden ? '' : photoPath(hotel.id, 1, 'card'),
    begins: stay.checkIn,
    ends: stay.checkOut,
    facts: factsOf(item, words, rooms, board, isBooked),
    included: board,
    travellers: rooms.map(({ name }, index) =>
      text('checkout.room', { number: index + 1, room: name }),
    ),
    point:
      hotel.latitude || hotel.longitude
        ? { latitude: hotel.latitude, longitude: hotel.longitude }
        : null,
    terms: cancellationTerms(item.freeCancellationUntil, item.price, today),
    dueNow: dueWhenBooking(item),
    price: item.price,
    currency: item.currency,
    tax: item.tax ?? null,
    discount: item.discount ?? null,
  }
}

function factsOf(
  { stay, giftBoxCode, hotelContact }: HotelLine,
  { site, text }: WordsOf,
  rooms: readonly RoomWords[],
  board: string,
  isBooked: boolean,
): ShownFact[] {
  const day = (value: Day) => longDay(value, site.edition.conventions)
  const phone = isBooked ? (hotelContact?.phone ?? '') : ''
  return [
    { icon: 'arrival', name: text('form.check-in'), values: [{ text: day(stay.checkIn) }] },
    {
      icon: 'departure',
      name: text('form.check-out'),
      values: [
        {
          text: day(stay.checkOut),
          more: [text('cart.nights', { nights: stayNights(stay) })],
        },
      ],
    },
    {
      icon: 'bed',
      name: text('cart.rooms', { count: rooms.length }),
      values: rooms.map(({ name, party }, index) => ({
        text: name,
        traveller: index,
        more: [party],
      })),
    },
    { icon: 'meal', name: text('cart.board'), values: [{ text: board }] },
    ...(giftBoxCode
      ? [{ icon: 'gift' as const, name: text('cart.gift-box'), values: [{ text: giftBoxCode }] }]
      : []),
    ...(phone
      ? [
          {
            icon: 'phone' as const,
            name: text('confirmation.hotel-phone'),
            values: [{ text: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` }],
          },
        ]
      : []),
  ]
}

interface RoomWords {
  name: string
  party: string
}

function roomWords({ rooms }: HotelLine, { text }: WordsOf): RoomWords[] {
  return rooms.map(({ name, kind, people }) => {
    const { adults, childAges } = grownChildrenAsAdults(people)
    const party = { adults, childAges: childAges.map((age) => age ?? 0) }
    return { name: name || text(`hotel.room.${kind}`), party: partyWords(text, party) }
  })
}

function boardWords({ boardCode, packetCode }: HotelLine, { text }: WordsOf): string {
  const board = text(`board.${boardOnCard(boardCode)}`)
  return supplementOf(packetCode)
    ? `${board} + ${text(`supplement.${packetCode as SupplementCode}`)}`
    : board
}

function addressOf(geography: Geography, { site }: WordsOf, { hotel }: HotelLine): string {
  const { cityName, countryName } = placeWords(geography, languageOf(site.edition.locale)).around(
    hotel.cityId,
  )
  return writeAddress({
    address: hotel.address,
    postalCode: hotel.postalCode,
    cityName,
    countryName,
  })
}

/** The hotel's page for the same stay. */
function hotelHref(
  geography: Geography,
  { site, text }: WordsOf,
  { hotel, stay, rooms, giftBoxCode = '' }: HotelLine,
): string {
  const name = hotel.isHidden ? text('card.hidden-name') : hotel.name
  const uri = hotelPath(site, geography, hotel.cityId, hotel.id, name)
  const asked = { stay, rooms: rooms.map(({ people }) => people), giftBoxCode: '' }
  const hidden = hotel.isHidden ? hiddenOfferId(hotel.id) : null
  const query = writeHotelPageQuery(asked)
  // Whoever came with a gift box goes back to its pages.
  return hotelLink({ uri, hiddenOfferId: hidden }, site, { query, giftBoxCode })
}

/** In a mail to the guest: all that is needed on the way there. */
export function stayFactsForGuest(
  item: HotelLine & BookedLine,
  words: WordsOf,
  geography: Geography,
): Fact[] {
  const { site, text } = words
  const { freeCancellationUntil, hotelContact } = item
  const address = addressOf(geography, words, item)
  const [heading, ...facts] = stayFacts(item, words)
  return [
    heading!,
    ...(address ? [[text('mail.booking.address'), address] as const] : []),
    ...(hotelContact?.phone
      ? [[text('confirmation.hotel-phone'), hotelContact.phone] as const]
      : []),
    ...facts,
    [
      text('mail.booking.cancellation'),
      freeCancellationUntil === null
        ? text('mail.booking.not-refundable')
        : text('mail.booking.free-until', {
            day: longDay(freeCancellationUntil, site.edition.conventions),
          }),
    ],
  ]
}

/** What guest and hotel need to know alike, in the words of the booking's page. */
export function stayFacts(item: HotelLine & BookedLine, words: WordsOf): Fact[] {
  const { site, text } = words
  const { hotel, stay, guests, giftBoxCode } = item
  const day = (value: Day) => longDay(value, site.edition.conventions)
  return [
    ['', hotel.name || text('card.hidden-name')],
    [text('mail.booking.check-in'), day(stay.checkIn)],
    [text('mail.booking.check-out'), day(stay.checkOut)],
    ...roomWords(item, words).map(({ name, party }, index): Fact => {
      const guest = guests[index]
      const room = [name, party, ...(guest ? [`${guest.firstName} ${guest.lastName}`] : [])]
      return [text('mail.booking.room', { number: index + 1 }), room.join(' · ')]
    }),
    [text('mail.booking.board'), boardWords(item, words)],
    ...(giftBoxCode ? [[text('cart.gift-box'), giftBoxCode] as const] : []),
  ]
}
