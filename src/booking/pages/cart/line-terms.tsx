/** What cancelling costs and until when it costs nothing, and how the stay is paid. */
import check from 'icon:check'
import card from 'icon:credit-card'
import lock from 'icon:circle-alert'
import type { Day } from '../../../site/calendar-day.ts'
import type { CancellationTerms } from '../../../products/line.ts'
import { type CurrencyCode, formatMoneyExactly, type MinorUnits } from '../../../site/money.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { dayInWords } from '../../../site/text/day-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './line-terms.module.css'
import { UnbrokenDay } from '../../../ui/unbroken-day.tsx'

interface LineTermsProps {
  terms: CancellationTerms
  price: MinorUnits
  currency: CurrencyCode
  /** Of the price, what is paid by card when booking. */
  dueNow: MinorUnits
  /** A list of offers rounds as its prices do; a bill does not. */
  writeFee?: typeof formatMoneyExactly
}

export function LineTerms(props: LineTermsProps) {
  const { terms, price, currency, dueNow, writeFee = formatMoneyExactly } = props
  const { site, text } = usePage()
  const fee = writeFee(terms.fee, currency)
  const withDay = (key: 'hotel.cancel.free' | 'hotel.cancel.fee-from', day: Day) => {
    const written = dayInWords(day, site.edition.conventions)
    return <UnbrokenDay sentence={text(key, { day: written, fee })} day={written} />
  }
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
            <strong>{withDay('hotel.cancel.free', terms.freeUntil)}</strong>
            <span className={styles.after}>{withDay('hotel.cancel.fee-from', terms.feeFrom)}</span>
          </span>
        </li>
      )}
      <li className={styles.term}>
        <Icon of={card} size={18} />
        <span>
          {dueNow === price && text('hotel.payment.O')}
          {dueNow === 0 && text('payment.D')}
          {dueNow > 0 && dueNow < price && (
            <>
              {text('payment.P')}
              <span className={styles.after}>
                {text('hotel.payment.deposit', {
                  now: formatMoneyExactly(dueNow, currency),
                  later: formatMoneyExactly(price - dueNow, currency),
                })}
              </span>
            </>
          )}
        </span>
      </li>
    </ul>
  )
}
