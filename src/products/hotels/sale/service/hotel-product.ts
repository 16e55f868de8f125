/** Stays in hotels, as the cart asks for them. */
import type { WordsOf } from '../../../../site/messages/catalogue.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import type { Product } from '../../../product.ts'
import { stayActions } from '../../reviews/service/stay-actions.ts'
import type { HotelChoice, HotelLine } from '../rules/hotel-line.ts'
import { hotelsToTell } from '../rules/hotel-news.ts'
import { HOTEL_SALE } from '../store/hotel-sale.ts'
import { hotelMail } from './hotel-mail.ts'
import { shownStay, stayFactsForGuest } from './hotel-words.ts'

interface HotelParts {
  geography: () => Geography
  /** The page of a hotel with the stay that was asked for; empty when nobody knows it any more. */
  linkTo: (choice: HotelChoice, words: WordsOf) => string
}

export function hotelProduct({ geography, linkTo }: HotelParts): Product<HotelLine, HotelChoice> {
  return {
    ...HOTEL_SALE,
    describe: (line, words, today, isBooked) =>
      shownStay(geography(), words, line, today, isBooked),
    linkTo,
    mailFacts: (line, words) => stayFactsForGuest(line, words, geography()),
    supplierMails: (news, booking) =>
      hotelsToTell(news, booking).map(({ hotelId, email }) => ({
        recipient: email,
        compose: () => hotelMail(news, booking, hotelId, geography()),
      })),
    actions: stayActions,
  }
}
