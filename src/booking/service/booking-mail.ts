/** What a guest gets when something becomes of a booking: as it was sold, in words. */
import { type Booking, type BookingItem, invoiceLines } from '../rules/booking.ts'
import type { Day } from '../../site/calendar-day.ts'
import { formatMoneyExactly, type MinorUnits } from '../../site/money.ts'
import { pathOf } from '../../site/routes.ts'
import { type Site, taxNoteOf } from '../../site/site.ts'
import { taxLineKey, taxOnTop, taxRate } from '../../site/taxes.ts'
import { brandOf } from '../../site/brands.ts'
import { longDay } from '../../site/text/day-words.ts'
import { partyWords } from '../../site/text/party-words.ts'
import type { Geography } from '../../places/geography/geography.ts'
import { shownStay } from './cart-stay.ts'
import { textOf } from '../../site/messages/texts.ts'
import type { WordsOf } from '../../site/messages/catalogue.ts'
import { type WrittenMail, writeMail } from '../../mail/mail-content.ts'
import { siteAddress } from '../../mail/site-address.ts'

export type BookingMail =
  | 'confirmation'
  | 'cancellation'
  | 'refund'
  | 'claim-accepted'
  | 'claim-refused'
export type Fact = readonly [label: string, value: string]

export interface MailPlace {
  /** Where it was booked; the mail speaks its language and leads back there. */
  site: Site
  publicUrl: URL
  geography: Geography
}

export function bookingMail(
  kind: BookingMail,
  booking: Booking,
  { site, publicUrl, geography }: MailPlace,
): WrittenMail {
  const text = textOf(site)
  const { locator, contact, items } = booking
  const link = pathOf(site, 'confirmation', { locator })
  return writeMail(
    {
      subject: text(`mail.${kind}.subject`, { locator, hotel: items[0]?.hotel.name ?? '' }),
      greeting: text('mail.greeting', { name: contact.firstName }),
      paragraphs: [text(`mail.${kind}.text`, { brand: brandOf(site).name })],
      facts: [
        [text('mail.booking.locator'), locator],
        ...items.flatMap((item) => itemFacts(item, { site, text }, geography)),
        ...paymentFacts(kind, booking, { site, text }),
      ],
      action: { label: text('mail.booking.action'), href: siteAddress(site, link, publicUrl) },
    },
    site,
  )
}

function itemFacts(item: BookingItem, words: WordsOf, geography: Geography): Fact[] {
  const { site, text } = words
  const { freeCancellationUntil, hotelContact } = item
  const { address } = shownStay({ geography }, words, item, true)
  const day = (value: Day) => longDay(value, site.edition.conventions)
  const [heading, ...facts] = stayFacts(item, words, geography)
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
        : text('mail.booking.free-until', { day: day(freeCancellationUntil) }),
    ],
  ]
}

/** What guest and hotel need to know alike, in the words of the booking's page. */
export function stayFacts(item: BookingItem, words: WordsOf, geography: Geography): Fact[] {
  const { site, text } = words
  const { stay, guests } = item
  const { hotelName, rooms, board, giftBoxCode } = shownStay({ geography }, words, item, true)
  const day = (value: Day) => longDay(value, site.edition.conventions)
  return [
    ['', hotelName],
    [text('mail.booking.check-in'), day(stay.checkIn)],
    [text('mail.booking.check-out'), day(stay.checkOut)],
    ...rooms.map(({ name, ...party }, index): Fact => {
      const guest = guests[index]
      const room = [
        name,
        partyWords(text, party),
        ...(guest ? [`${guest.firstName} ${guest.lastName}`] : []),
      ]
      return [text('mail.booking.room', { number: index + 1 }), room.join(' · ')]
    }),
    [text('mail.booking.board'), board],
    ...(giftBoxCode ? [[text('cart.gift-box'), giftBoxCode] as const] : []),
  ]
}

function paymentFacts(kind: BookingMail, booking: Booking, { site, text }: WordsOf): Fact[] {
  const { currency, total, paid, refunded, lessAtHotel, cancellationFee } = booking
  const { requests, invoice } = booking
  const money = (amount: MinorUnits) => formatMoneyExactly(amount, currency)
  const due = total + taxOnTop(booking.items) - paid
  if (kind === 'cancellation')
    return [
      ['', text('mail.booking.payment')],
      [text('mail.booking.fee'), money(cancellationFee)],
      [text('mail.booking.refund'), money(refunded)],
    ]
  if (kind === 'refund' || kind === 'claim-accepted')
    return [
      ['', text('mail.booking.payment')],
      [text('mail.booking.paid'), money(paid)],
      [text('mail.booking.refund'), money(refunded)],
      ...(lessAtHotel > 0
        ? [[text('mail.booking.less-at-hotel'), money(lessAtHotel)] as const]
        : []),
    ]
  return [
    ['', text('mail.booking.payment')],
    ...totalFacts(booking, { site, text }),
    [text('mail.booking.paid'), money(paid)],
    ...(due > 0 ? [[text('mail.booking.at-hotel'), money(due)] as const] : []),
    ...(invoice ? [[text('checkout.invoice'), invoiceLines(invoice).join('\n')] as const] : []),
    ...(requests ? [[text('mail.booking.requests'), requests] as const] : []),
  ]
}

/** Price, tax and total where the tax comes on top; otherwise the total and what it includes. */
function totalFacts({ items, currency, total }: Booking, { site, text }: WordsOf): Fact[] {
  const money = (amount: MinorUnits) => formatMoneyExactly(amount, currency)
  const tax = items.find((item) => item.tax)?.tax
  const note = taxNoteOf(site)
  const onTop = taxOnTop(items)
  if (!tax || onTop === 0)
    return [
      [
        text('mail.booking.total'),
        note === 'none' ? money(total) : `${money(total)} · ${text(`tax.${note}`)}`,
      ],
    ]
  const rate = taxRate(tax, site.edition.conventions)
  return [
    [text('cart.price'), money(total)],
    [text(taxLineKey(tax), { rate }), money(onTop)],
    [text('mail.booking.total'), money(total + onTop)],
  ]
}
