/** What may hasten a decision, as far as it is true. */
import { useInView } from '../../../../../ui/browser/use-in-view.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { useListPhase } from '../results-context.tsx'
import styles from './card-claims.module.css'
import type { CardLook } from './card-look.ts'
import { useUrgencyTicker } from './use-urgency-ticker.ts'

export function CardClaims({ form, words }: CardLook) {
  const { text } = usePage()
  return (
    <>
      {form.isGoodPrice && <p className={styles.good}>{text('card.good-price')}</p>}
      {words.roomsLeft && <p className={styles.few}>{words.roomsLeft}</p>}
      {form.urgency !== 'removed' && <Advice form={form} words={words} />}
    </>
  )
}

/** Both are there; of two that take turns one is hidden. */
function Advice({ form: { urgency: display }, words: { visits, orders } }: CardLook) {
  const ticker = useUrgencyTicker({ visits: !!visits, display }, useListPhase())
  const [area, isSeen] = useInView<HTMLDivElement>()
  const takesTurns = display !== 'in-turn' && ticker.mode !== 'removed'
  return (
    <div
      className={styles.advice}
      ref={area}
      data-seen={isSeen || undefined}
      data-display={takesTurns ? ticker.shown : display}
    >
      {visits && (
        <p className={styles.claim} data-claim="visits">
          {visits}
        </p>
      )}
      {orders && (
        <p className={styles.claim} data-claim="orders">
          {orders}
        </p>
      )}
    </div>
  )
}
