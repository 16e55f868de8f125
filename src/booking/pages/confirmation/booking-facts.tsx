/** Who booked, who sleeps where, and what was asked for. */
import { invoiceLines } from '../../rules/invoice-lines.ts'
import { usePage } from '../../../ui/page-context.tsx'
import styles from './booking-facts.module.css'
import type { ShownBooking } from './shown-booking.ts'

interface BookingFactsProps {
  booking: ShownBooking
  /** Where each stay names its own. */
  isWithoutGuests?: boolean
}

export function BookingFacts({ booking, isWithoutGuests = false }: BookingFactsProps) {
  const { text } = usePage()
  const { contactName, email, phone, requests, invoice, bookedOn, cancelledOn } = booking
  const guests = isWithoutGuests ? [] : booking.stays.flatMap((stay) => stay.guests)
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
