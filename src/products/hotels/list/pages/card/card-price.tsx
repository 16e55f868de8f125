/** What the stay costs: the whole of it first, since that is what is charged. */
import { splitAfterFirstWord } from '../../rules/card-price-effect.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import buttons from '../../../../../ui/button.module.css'
import { TaxNote } from '../../../../../ui/tax-note.tsx'
import spoken from '../../../../../ui/spoken.module.css'
import styles from './card-price.module.css'
import type { CardViewProps } from './hotel-card.tsx'

export function CardPrice({ form, words, effect }: CardViewProps) {
  const { text } = usePage()
  if (form.isSoldOut) return <SoldOut />
  if (!words.total) return <div className={styles.price} />
  return (
    <div className={styles.price} data-effect={effect}>
      <div className={styles.amounts}>
        {words.badge && (
          <>
            <span className={styles.badge}>{words.badge}</span>
            <s className={styles.original}>
              <span className={spoken.text}>{text('card.original-price')} </span>
              {words.original}
            </s>
          </>
        )}
        <strong className={styles.total}>{words.total}</strong>
        <span className={styles.terms}>
          {words.nights}
          <TaxNote className={styles.taxes} />
        </span>
        {words.perNight && <span className={styles.terms}>{words.perNight}</span>}
      </div>
      <a className={`${buttons.primary} ${styles.book}`} href={words.href} target={form.target}>
        {text('card.book')}
      </a>
    </div>
  )
}

function SoldOut() {
  const { text } = usePage()
  const [first, rest] = splitAfterFirstWord(text('problem.sold-out'))
  return (
    <p className={styles.soldOut}>
      <strong>{first}</strong> {rest}
    </p>
  )
}
