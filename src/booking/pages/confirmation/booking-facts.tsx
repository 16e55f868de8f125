/** Who booked, who sleeps where, and what was asked for. */
import { invoiceLines } from '../../rules/booking.ts'
import { usePage } from '../../../ui/page-context.tsx'
import styles from './booking-facts.module.css'
import type { ShownBooking } from './shown-booking.ts'
import locatorStyles from './locator.module.css'
import { taxOnTop } from '../../../site/taxes.ts'
import panel from '../cart/total-panel.module.css'
import { BillLine, TaxedTotal } from '../cart/total-panel.tsx'

interface BookingFactsProps {
  booking: ShownBooking
  /** Where each line names its own. */
  isWithoutGuests?: boolean
}

export function BookingFacts({ booking, isWithoutGuests = false }: BookingFactsProps) {
  const { text } = usePage()
  const { contactName, email, phone, requests, invoice, bookedOn, cancelledOn } = booking
  const guests = isWithoutGuests ? [] : booking.lines.flatMap((line) => line.guests)
  const facts = [
    { name: text('confirmation.guests', { count: guests.length }), lines: [guests.join(', ')] },
    { name: text('confirmation.contact'), lines: [contactName, email, phone] },
    { name: text('checkout.requests'), lines: [requests] },
    { name: text('checkout.invoice'), lines: invoice ? invoiceLines(invoice) : [] },
    { name: text('confirmation.booked-on'), lines: [bookedOn] },
    { name: text('confirmation.cancelled-on'), lines: [cancelledOn] },
  ]
  return (
    <dl className={styles.facts}>
      {facts
        .map(({ name, lines }) => ({ name, lines: lines.filter((line) => line !== '') }))
        .filter(({ lines }) => lines.length > 0)
        .map(({ name, lines }) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            {lines.map((line) => (
              <dd key={line} className={styles.value}>
                {line}
              </dd>
            ))}
          </div>
        ))}
    </dl>
  )
}

/** The code of a booking, large enough to be read out on the telephone. */
export function Locator({ locator }: { locator: string }) {
  const { text } = usePage()
  return (
    <p className={locatorStyles.locator}>
      <span className={locatorStyles.label}>{text('confirmation.locator')}</span>
      <strong className={locatorStyles.code} translate="no">
        {locator}
      </strong>
    </p>
  )
}

/** What was paid, what is still to pay at the hotel, and what was given back. */
export function PaymentLines({ booking }: { booking: ShownBooking }) {
  const { text } = usePage()
  const { total, paid, refunded, lessAtHotel, cancellationFee, currency, state } = booking
  const atHotel = total + taxOnTop(booking.lines) - paid - lessAtHotel
  const isCancelled = state === 'cancelled'
  const rows = [
    { key: 'confirmation.paid', amount: paid, isShown: paid > 0 },
    { key: 'mail.booking.less-at-hotel', amount: lessAtHotel, isShown: lessAtHotel > 0 },
    { key: 'confirmation.at-hotel', amount: atHotel, isShown: !isCancelled && atHotel > 0 },
    { key: 'confirmation.fee', amount: cancellationFee, isShown: isCancelled },
    { key: 'confirmation.refunded', amount: refunded, isShown: refunded > 0 },
  ] as const
  return (
    <dl className={panel.lines}>
      {taxOnTop(booking.lines) > 0 && (
        <BillLine name={text('cart.price')} amount={total} currency={currency} />
      )}
      <TaxedTotal lines={booking.lines} currency={currency} />
      {rows
        .filter(({ isShown }) => isShown)
        .map(({ key, amount }) => (
          <BillLine key={key} name={text(key)} amount={amount} currency={currency} />
        ))}
    </dl>
  )
}
