/** In plain words how the recommended order comes about; the weights stand in one table of core. */
import { RECOMMENDATION_PARTS, shareOf } from '../../core/recommendation-points.ts'
import { usePage } from '../page-context.tsx'
import styles from './how-we-rank.module.css'

export function HowWeRank() {
  const { text } = usePage()
  return (
    <details className={styles.rank}>
      <summary className={styles.question}>{text('rank.question')}</summary>
      <div className={styles.answer}>
        <p>{text('rank.answer')}</p>
        <ul>
          {RECOMMENDATION_PARTS.map((part) => (
            <li key={part}>{text(`rank.part.${part}`, { percent: shareOf(part) })}</li>
          ))}
        </ul>
        <p>{text('rank.same-for-all')}</p>
      </div>
    </details>
  )
}
