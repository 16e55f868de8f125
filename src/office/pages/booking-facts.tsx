/** What a booking says: who, where, when, for how much. */
import { invoiceLines } from '../../booking/rules/invoice-lines.ts'
import { writeDay } from '../../site/calendar-day.ts'
import { officePath } from '../rules/office-routes.ts'
import { formatMoneyExactly } from '../../site/money.ts'
import type { ShownBooking } from '../../booking/pages/confirmation/shown-booking.ts'
import { usePage } from '../../ui/page-context.tsx'
import { partyWords } from '../../ui/party-words.ts'
import { Facts } from './facts.tsx'
import { Mark } from './mark.tsx'
import parts from './parts.module.css'

interface BookingFactsProps {
  booking: ShownBooking
  edition: string
  hotelIds: readonly number[]
}

export function BookingFacts({ booking, edition, hotelIds }: BookingFactsProps) {
  const { text } = usePage()
  const { state, contactName, email, phone, requests, invoice, currency, stays } = booking
  const money = (amount: number) => formatMoneyExactly(amount, currency)
  return (
    <>
      <section className={parts.panel}>
        <Facts
          facts={[
            [
              text('admin.state'),
              <Mark key="state" kind={state === 'confirmed' ? 'good' : 'plain'}>
                {text(`trips.state.${state}`)}
              </Mark>,
            ],
            [text('confirmation.contact'), contactName],
            [
              text('account.email'),
              <a key="mail" href={officePath('mails', {}, { recipient: email })}>
                {email}
              </a>,
            ],
            [text('admin.phone'), phone],
            [text('mail.booking.requests'), requests],
            [text('admin.invoice'), invoice ? invoiceLines(invoice).join(', ') : ''],
            [text('admin.site'), edition],
            [text('confirmation.booked-on'), booking.bookedOn],
            [text('confirmation.cancelled-on'), booking.cancelledOn],
            [text('mail.booking.total'), money(booking.total)],
            [text('mail.booking.paid'), money(booking.paid)],
            [text('confirmation.refunded'), booking.refunded > 0 ? money(booking.refunded) : ''],
            [
              text('mail.booking.fee'),
              booking.cancellationFee > 0 ? money(booking.cancellationFee) : '',
            ],
          ]}
        />
      </section>
      {stays.map((stay, at) => (
        <section key={`${stay.hotelName} ${stay.stay.checkIn}`} className={parts.panel}>
          <h2 className={parts.heading}>{stay.hotelName}</h2>
          <Facts
            facts={[
              [text('admin.hotel.number'), String(hotelIds[at])],
              [text('mail.booking.address'), stay.address],
              [text('mail.booking.check-in'), writeDay(stay.stay.checkIn)],
              [text('mail.booking.check-out'), writeDay(stay.stay.checkOut)],
              ...stay.rooms.map(
                ({ name, ...party }, room) =>
                  [
                    text('mail.booking.room', { number: room + 1 }),
                    [name, stay.guests[room], partyWords(text, party)].filter(Boolean).join(' · '),
                  ] as const,
              ),
              [text('mail.booking.board'), stay.board],
              [
                text('mail.booking.cancellation'),
                stay.freeUntil === null
                  ? text('mail.booking.not-refundable')
                  : text('mail.booking.free-until', { day: writeDay(stay.freeUntil) }),
              ],
              [text('mail.booking.total'), money(stay.price)],
            ]}
          />
        </section>
      ))}
    </>
  )
}
