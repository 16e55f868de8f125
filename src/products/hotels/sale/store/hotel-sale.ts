/** Stays in hotels, as they are chosen, priced, taken and cancelled. Their words are elsewhere. */
import { HOTEL_FIELDS } from '../../../../site/form-fields.ts'
import { type BookedLine, cancellationTerms, NAME_ONLY } from '../../../line.ts'
import type { Product } from '../../../product.ts'
import { hotelContacts } from '../../catalogue/store/hotel-contacts.ts'
import { VOUCHER_CODE } from '../../detail/rules/hotel-page.ts'
import {
  HOTEL_KIND,
  type HotelChoice,
  type HotelLine,
  nightsOf,
  readHotelChoice,
} from '../rules/hotel-line.ts'
import { OWN_ROOMS_COOKIE } from '../../../../booking/rules/cart-mark.ts'
import { ownRoomsOf, writeOwnRooms } from '../rules/own-rooms.ts'
import { storedOffer } from './stored-offer.ts'

type InWords = 'describe' | 'linkTo' | 'mailFacts' | 'supplierMails' | 'actions'

export const HOTEL_SALE: Omit<Product<HotelLine, HotelChoice>, InWords> = {
  kind: HOTEL_KIND,
  isStay: true,
  readChoice(written, fields) {
    const choice = readHotelChoice(written)
    const code = fields[HOTEL_FIELDS.giftBoxCode]
    const isCode = typeof code === 'string' && VOUCHER_CODE.test(code)
    return choice && { ...choice, giftBoxCode: isCode ? code : '' }
  },
  choiceFields: ({ giftBoxCode }): Record<string, string> =>
    giftBoxCode ? { [HOTEL_FIELDS.giftBoxCode]: giftBoxCode } : {},
  quote: storedOffer,
  choiceOf: (line) => ({
    hotelId: line.hotel.id,
    roomTypeIds: line.rooms.map(({ roomTypeId }) => roomTypeId),
    planNumber: line.planNumber,
    boardCode: line.boardCode,
    freeCancellationUntil: line.freeCancellationUntil,
    stay: line.stay,
    rooms: line.rooms.map(({ people }) => people),
    giftBoxCode: line.giftBoxCode ?? '',
  }),
  isOtherOffer: (promised, current) =>
    promised.boardCode !== current.boardCode ||
    promised.freeCancellationUntil !== current.freeCancellationUntil,
  parts: nightsOf,
  units: ({ hotel, rooms }) => ({ of: `hotel ${hotel.id}`, count: rooms.length }),
  travellers: ({ rooms }) => rooms.map(() => NAME_ONLY),
  isInTheWay: ({ stay, rooms }, choice) =>
    stay.checkIn < choice.stay.checkOut &&
    choice.stay.checkIn < stay.checkOut &&
    rooms.some(({ roomTypeId }) => choice.roomTypeIds.includes(roomTypeId)),
  cancellation: ({ freeCancellationUntil, price }, today) =>
    cancellationTerms(freeCancellationUntil, price, today),
  async current(db, lines): Promise<BookedLine[]> {
    const ids = lines.map(({ hotel }) => hotel.id)
    const contacts = await hotelContacts(db, ids)
    return lines.map((line) => ({ ...line, hotelContact: contacts.get(line.hotel.id) }))
  },
  ownLines: {
    cookie: OWN_ROOMS_COOKIE,
    write: (lines) => writeOwnRooms(ownRoomsOf(lines)),
  },
  statementName: ({ hotel }) => (hotel.isHidden ? 'Hotel' : hotel.name),
  searchName: ({ hotel }) => hotel.name,
  supplierId: ({ hotel }) => hotel.id,
}
