/** What cancelling costs and until when it costs nothing, and when the stay is paid. */
import check from 'icon:check'
import card from 'icon:credit-card'
import lock from 'icon:circle-alert'
import { type Day, writeDay } from '../../../core/calendar-day.ts'
import { cancellationTerms } from '../../../core/cancellation-terms.ts'
import { type CurrencyCode, formatMoney } from '../../../core/money.ts'
import type { RoomOffer } from '../../../core/room-offers.ts'
import { usePage } from '../../page-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './offer-terms.module.css'

interface OfferTermsProps {
  offer: RoomOffer
  today: Day
  currency: CurrencyCode
}

export function OfferTerms({ offer, today, currency }: OfferTermsProps) {
  const { text } = usePage()
  const { paymentMethod, firstPaymentDay, totalAmount, cancelPolicy } = offer
  const terms = cancellationTerms(cancelPolicy.freeUntil, totalAmount, today)
  const fee = formatMoney(terms.fee, currency)
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
