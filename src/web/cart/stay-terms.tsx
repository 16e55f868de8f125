/** What cancelling costs and until when it costs nothing, and how the stay is paid. */
import check from 'icon:check'
import card from 'icon:credit-card'
import lock from 'icon:circle-alert'
import { type Day, writeDay } from '../../core/calendar-day.ts'
import { cancellationTerms } from '../../core/cancellation-terms.ts'
import { formatMoneyExactly } from '../../core/money.ts'
import { usePage } from '../page-context.tsx'
import { Icon } from '../ui/icon.tsx'
import type { ShownStay } from './shown-stay.ts'
import styles from './stay-terms.module.css'

interface StayTermsProps {
  stay: Pick<ShownStay, 'freeUntil' | 'price' | 'currency' | 'paymentMethod' | 'firstPaymentDay'>
  today: Day
}

export function StayTerms({ stay, today }: StayTermsProps) {
  const { text } = usePage()
  const { paymentMethod, firstPaymentDay, price, currency } = stay
  const terms = cancellationTerms(stay.freeUntil, price, today)
  const fee = formatMoneyExactly(terms.fee, currency)
  return (
    <ul className={styles.terms}>
      {terms.freeUntil === null ? (
        <li className={styles.term}>
          <Icon of={lock} size={18} />
          {text('hotel.cancel.never', { fee })}
        </li>
      ) : (
        <li className={styles.term} data-kind="free">
          <Icon of={check} size={18} />
          <span>
            <strong>{text('hotel.cancel.free', { day: writeDay(terms.freeUntil) })}</strong>
            <span className={styles.after}>
              {text('hotel.cancel.fee-from', { day: writeDay(terms.feeFrom), fee })}
            </span>
          </span>
        </li>
      )}
      <li className={styles.term}>
        <Icon of={card} size={18} />
        <span>
          {paymentMethod === 'O' ? text('hotel.payment.O') : text(`payment.${paymentMethod}`)}
          {firstPaymentDay !== null && (
            <span className={styles.after}>
              {text('hotel.payment.first', { day: writeDay(firstPaymentDay) })}
            </span>
          )}
        </span>
      </li>
    </ul>
  )
}
