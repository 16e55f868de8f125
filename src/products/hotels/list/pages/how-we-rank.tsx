/** In plain words how the recommended order comes about; the weights stand in one table of core. */
import { RECOMMENDATION_PARTS, shareOf } from '../../rates/rules/recommendation-points.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { AsWritten } from '../../../../ui/as-written.tsx'
import { closeOnLeaving } from '../../../../ui/modal/close-on-leaving.ts'
import styles from './how-we-rank.module.css'

/** Hidden and not left out where there is nothing to rank: the server writes the answer only once. */
export function HowWeRank({ isHidden }: { isHidden: boolean }) {
  const { text } = usePage()
  return (
    <details className={styles.rank} ref={closeOnLeaving} hidden={isHidden}>
      <summary className={styles.question}>{text('rank.question')}</summary>
      <div className={styles.answer}>
        <AsWritten id="how-we-rank">{import.meta.env.SSR && <Answer />}</AsWritten>
      </div>
    </details>
  )
}

function Answer() {
  const { text } = usePage()
  return (
    <>
      <p>{text('rank.answer')}</p>
      <ul>
        {RECOMMENDATION_PARTS.map((part) => (
          <li key={part}>{text(`rank.part.${part}`, { percent: shareOf(part) })}</li>
        ))}
      </ul>
      <p>{text('rank.same-for-all')}</p>
    </>
  )
}
