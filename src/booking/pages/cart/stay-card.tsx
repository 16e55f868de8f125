/** One stay with all that was agreed about it. What can be done with it stands at its end. */
import type { ReactNode } from 'react'
import type { Day } from '../../../site/calendar-day.ts'
import { formatMoneyExactly } from '../../../site/money.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { TaxNote } from '../../../ui/tax-note.tsx'
import type { ShownStay } from './shown-stay.ts'
import styles from './stay-card.module.css'
import { StayFacts } from './stay-facts.tsx'
import { StayTerms } from '../../../products/hotels/rates/pages/stay-terms.tsx'

interface StayCardProps {
  stay: ShownStay
  today: Day
  /** Of a cancelled stay, what cancelling would cost is of no interest any more. */
  hasTerms?: boolean
  children?: ReactNode
}

export function StayCard({ stay, today, hasTerms = true, children }: StayCardProps) {
  const { text } = usePage()
  return (
    <article className={styles.card}>
      {stay.photo && (
        <img className={styles.photo} src={stay.photo} alt="" width="360" height="240" />
      )}
      <div className={styles.body}>
        <div>
          <h2 className={styles.name}>
            {stay.href ? <a href={stay.href}>{stay.hotelName}</a> : stay.hotelName}
          </h2>
          <p className={styles.address}>{stay.address}</p>
        </div>
        <StayFacts stay={stay} />
        {hasTerms && <StayTerms stay={stay} today={today} />}
        <div className={styles.foot}>
          <p className={styles.price}>
            <span className={styles.label}>{text('cart.price')}</span>
            <strong className={styles.amount}>
              {formatMoneyExactly(stay.price, stay.currency)}
            </strong>
            <TaxNote className={styles.note} />
            {stay.discount && (
              <span className={styles.discount}>
                {text(`discount.${stay.discount.kind}`, { percent: stay.discount.percent })}
              </span>
            )}
          </p>
          {children}
        </div>
      </div>
    </article>
  )
}
