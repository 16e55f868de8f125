/** What a hotel is told about its bookings, in its own language: what it needs, and no more. */
import type { Booking } from '../rules/booking.ts'
import { type HotelNews, toCollect } from '../rules/hotel-news.ts'
import { EDITIONS } from '../../site/editions/editions.ts'
import { editionOfHotel } from '../../products/hotels/catalogue/rules/hotel-contact.ts'
import { formatMoneyExactly, type MinorUnits } from '../../site/money.ts'
import type { MailToSend } from '../../mail/outgoing-mail.ts'
import { brandOf } from '../../site/brands.ts'
import { longDay } from '../../ui/day-words.ts'
import type { Geography } from '../../places/geography/geography.ts'
import { textOf } from '../../rendering/routes/page-renderer.tsx'
import type { WordsOf } from '../../http/visit.ts'
import { type Fact, stayFacts } from './booking-mail.ts'
import { writeMail } from '../../mail/mail-content.ts'

export function hotelMail(
  news: HotelNews,
  booking: Booking,
  hotelId: number,
  geography: Geography,
): MailToSend {
  const items = booking.items.filter(({ hotel }) => hotel.id === hotelId)
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
        ...items.flatMap((item) => stayFacts(item, { site, text }, geography)),
        ...(news === 'cancelled' ? [] : moneyFacts(booking, text, collected)),
      ],
    },
    site,
  )
  return { recipient: hotelContact?.email ?? '', ...written }
}

function moneyFacts(
  { currency }: Booking,
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
  { contact, requests }: Booking,
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
