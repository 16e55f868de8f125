/** Who booked, who sleeps where, and what was asked for. */
import { usePage } from '../page-context.tsx'
import styles from './booking-facts.module.css'
import type { ShownBooking } from './shown-booking.ts'

export function BookingFacts({ booking }: { booking: ShownBooking }) {
  const { text } = usePage()
  const { contactName, email, phone, requests, invoice, bookedOn, cancelledOn } = booking
  const guests = booking.stays.flatMap((stay) => stay.guests)
  const facts = [
    { name: text('confirmation.guests', { count: guests.length }), value: guests.join(', ') },
    { name: text('confirmation.contact'), value: [contactName, email, phone].join(' · ') },
    { name: text('checkout.requests'), value: requests },
    {
      name: text('checkout.invoice'),
      value: invoice
        ? [
            invoice.company,
            invoice.taxId,
            invoice.address,
            `${invoice.postalCode} ${invoice.city}`,
          ].join(', ')
        : '',
    },
    { name: text('confirmation.booked-on'), value: bookedOn },
    { name: text('confirmation.cancelled-on'), value: cancelledOn },
  ]
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ name, value }) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
