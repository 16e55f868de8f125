/** One line with all that was agreed about it. What can be done with it stands at its end. */
import type { ReactNode } from 'react'
import { formatMoneyExactly } from '../../../site/money.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { TaxNote } from '../../../ui/tax-note.tsx'
import type { ShownLine } from '../../../products/line.ts'
import styles from './line-card.module.css'
import { LineFacts } from './line-facts.tsx'
import { LineTerms } from './line-terms.tsx'

interface LineCardProps {
  /** Of a booking, with who travels. */
  line: ShownLine & { guests?: string[] }
  /** Of a cancelled line, what cancelling would cost is of no interest any more. */
  hasTerms?: boolean
  children?: ReactNode
}

export function LineCard({ line, hasTerms = true, children }: LineCardProps) {
  const { text } = usePage()
  return (
    <article className={styles.card}>
      {line.photo && (
        <img className={styles.photo} src={line.photo} alt="" width="360" height="240" />
      )}
      <div className={styles.body}>
        <div>
          <h2 className={styles.name}>
            {line.href ? <a href={line.href}>{line.title}</a> : line.title}
          </h2>
          <p className={styles.address}>{line.place}</p>
        </div>
        <LineFacts facts={line.facts} travellers={line.guests ?? []} />
        {hasTerms && <LineTerms {...line} />}
        <div className={styles.foot}>
          <p className={styles.price}>
            <span className={styles.label}>{text('cart.price')}</span>
            <strong className={styles.amount}>
              {formatMoneyExactly(line.price, line.currency)}
            </strong>
            {/* What an edition says of taxes, it says of stays. */}
            {line.isStay && <TaxNote className={styles.note} />}
            {line.discount && (
              <span className={styles.discount}>
                {text(`discount.${line.discount.kind}`, { percent: line.discount.percent })}
              </span>
            )}
          </p>
          {children}
        </div>
      </div>
    </article>
  )
}
