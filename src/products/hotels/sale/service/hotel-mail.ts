/** What a hotel is told about its bookings, in its own language: what it needs, and no more. */
import { brandOf } from '../../../../site/brands.ts'
import { EDITIONS } from '../../../../site/editions/editions.ts'
import type { WordsOf } from '../../../../site/messages/catalogue.ts'
import { textOf } from '../../../../site/messages/texts.ts'
import { formatMoneyExactly, type MinorUnits } from '../../../../site/money.ts'
import { longDay } from '../../../../site/text/day-words.ts'
import { writeMail } from '../../../../mail/mail-content.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import type { BookedLine } from '../../../line.ts'
import type { Fact, NewsOfBooking, SupplierMail } from '../../../product.ts'
import { editionOfHotel } from '../../catalogue/rules/hotel-contact.ts'
import { type HotelLine, isHotelLine } from '../rules/hotel-line.ts'
import { type HotelNews, toCollect } from '../rules/hotel-news.ts'
import { stayFacts } from './hotel-words.ts'

export function hotelMail(
  news: HotelNews,
  booking: NewsOfBooking,
  hotelId: number,
  geography: Geography,
): SupplierMail {
  const items = booking.items.filter(
    (line): line is HotelLine & BookedLine => isHotelLine(line) && line.hotel.id === hotelId,
  )
  const { hotel, hotelContact, stay } = items[0]!
  const country = geography.countryCode(geography.byId(hotel.cityId))
  const edition = EDITIONS[editionOfHotel(country, hotelContact?.language)]
  const site = { ...booking.site, edition }
  const text = textOf(site)
  const { locator } = booking
  const brand = brandOf(site).name
  const collected = toCollect(booking).get(hotelId)!.now
  const written = writeMail(
    {
      subject: text(`mail.hotel.${news}.subject`, {
        locator,
        day: longDay(stay.checkIn, edition.conventions),
      }),
      paragraphs: [text(`mail.hotel.${news}.text`, { hotel: hotel.name, brand })],
      facts: [
        [text('mail.booking.locator'), locator],
        ...guestFacts(booking, text, news),
        ...items.flatMap((item) => stayFacts(item, { site, text })),
        ...(news === 'cancelled' ? [] : moneyFacts(booking, text, collected)),
      ],
    },
    site,
  )
  return { recipient: hotelContact?.email ?? '', ...written }
}

function moneyFacts(
  { currency }: NewsOfBooking,
  text: WordsOf['text'],
  collected: MinorUnits,
): readonly Fact[] {
  const amount =
    collected > 0 ? formatMoneyExactly(collected, currency) : text('mail.hotel.prepaid')
  return [
    ['', text('mail.booking.payment')],
    [text('mail.hotel.collect'), amount],
  ]
}

/** Whoever does not come any more needs not be called, and wishes for nothing. */
function guestFacts(
  { contact, requests }: NewsOfBooking,
  text: WordsOf['text'],
  news: HotelNews,
): readonly Fact[] {
  const isComing = news !== 'cancelled'
  const facts: Fact[] = [
    [text('mail.hotel.booker'), `${contact.firstName} ${contact.lastName}`],
    [text('mail.hotel.phone'), isComing ? contact.phone : ''],
    [text('mail.booking.requests'), isComing ? requests : ''],
  ]
  return facts.filter(([, value]) => value !== '')
}
