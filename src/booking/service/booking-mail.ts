/** What a guest gets when something becomes of a booking: as it was sold, in words. */
import { type Booking, invoiceLines } from '../rules/booking.ts'
import { formatMoneyExactly, type MinorUnits } from '../../site/money.ts'
import { pathOf } from '../../site/routes.ts'
import { type Site, taxNoteOf } from '../../site/site.ts'
import { taxLineKey, taxOnTop, taxRate } from '../../site/taxes.ts'
import { brandOf } from '../../site/brands.ts'
import { textOf } from '../../site/messages/texts.ts'
import type { WordsOf } from '../../site/messages/catalogue.ts'
import { type WrittenMail, writeMail } from '../../mail/mail-content.ts'
import type { Fact, Products } from '../../products/product.ts'
import { siteAddress } from '../../mail/site-address.ts'

export type BookingMail =
  | 'confirmation'
  | 'cancellation'
  | 'change'
  | 'refund'
  | 'claim-accepted'
  | 'claim-refused'

export interface MailPlace {
  /** Where it was booked; the mail speaks its language and leads back there. */
  site: Site
  publicUrl: URL
  products: Products
}

export function bookingMail(
  kind: BookingMail,
  booking: Booking,
  { site, publicUrl, products }: MailPlace,
): WrittenMail {
  const text = textOf(site)
  const { locator, contact, items } = booking
  const factsOf = items.map((line) => products.of(line.kind).mailFacts(line, { site, text }))
  const link = pathOf(site, 'confirmation', { locator })
  return writeMail(
    {
      subject: text(`mail.${kind}.subject`, { locator, hotel: factsOf[0]?.[0]?.[1] ?? '' }),
      greeting: text('mail.greeting', { name: contact.firstName }),
      paragraphs: [text(`mail.${kind}.text`, { brand: brandOf(site).name })],
      facts: [
        [text('mail.booking.locator'), locator],
        ...factsOf.flat(),
        ...paymentFacts(kind, booking, { site, text }),
      ],
      action: { label: text('mail.booking.action'), href: siteAddress(site, link, publicUrl) },
    },
    site,
  )
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
  if (kind === 'change' || kind === 'refund' || kind === 'claim-accepted')
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
