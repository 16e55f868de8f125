/** What was paid, what is still to pay at the hotel, and what was given back. */
import { taxOnTop } from '../../../site/taxes.ts'
import { usePage } from '../../../ui/page-context.tsx'
import lines from '../cart/total-panel.module.css'
import { BillLine, TaxedTotal } from '../cart/total-panel.tsx'
import type { ShownBooking } from './shown-booking.ts'

export function PaymentLines({ booking }: { booking: ShownBooking }) {
  const { text } = usePage()
  const { total, paid, refunded, lessAtHotel, cancellationFee, currency, state } = booking
  const atHotel = total + taxOnTop(booking.stays) - paid - lessAtHotel
  const isCancelled = state === 'cancelled'
  const rows = [
    { key: 'confirmation.paid', amount: paid, isShown: paid > 0 },
    { key: 'mail.booking.less-at-hotel', amount: lessAtHotel, isShown: lessAtHotel > 0 },
    { key: 'confirmation.at-hotel', amount: atHotel, isShown: !isCancelled && atHotel > 0 },
    { key: 'confirmation.fee', amount: cancellationFee, isShown: isCancelled },
    { key: 'confirmation.refunded', amount: refunded, isShown: refunded > 0 },
  ] as const
  return (
    <dl className={lines.lines}>
      {taxOnTop(booking.stays) > 0 && (
        <BillLine name={text('cart.price')} amount={total} currency={currency} />
      )}
      <TaxedTotal stays={booking.stays} currency={currency} />
      {rows
        .filter(({ isShown }) => isShown)
        .map(({ key, amount }) => (
          <BillLine key={key} name={text(key)} amount={amount} currency={currency} />
        ))}
    </dl>
  )
}
