/** What was paid, what is still to pay at the hotel, and what was given back. */
import { formatMoneyExactly } from '../../core/money.ts'
import { usePage } from '../page-context.tsx'
import { TaxNote } from '../ui/tax-note.tsx'
import lines from '../cart/total-panel.module.css'
import type { ShownBooking } from './shown-booking.ts'

export function PaymentLines({ booking }: { booking: ShownBooking }) {
  const { text } = usePage()
  const { total, paid, refunded, lessAtHotel, cancellationFee, currency, state } = booking
  const atHotel = total - paid - lessAtHotel
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
      <div className={lines.total}>
        <dt>{text('cart.total')}</dt>
        <dd className={lines.amount}>
          {formatMoneyExactly(total, currency)}
          <TaxNote className={lines.note} />
        </dd>
      </div>
      {rows
        .filter(({ isShown }) => isShown)
        .map(({ key, amount }) => (
          <div key={key} className={lines.line}>
            <dt className={lines.name}>{text(key)}</dt>
            <dd className={lines.amount}>{formatMoneyExactly(amount, currency)}</dd>
          </div>
        ))}
    </dl>
  )
}
