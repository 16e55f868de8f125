/** How the scores of the latest reviews spread. */
import type { ScoreBand } from '../rules/review-list.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import styles from './score-bands.module.css'

export function ScoreBands({ bands, counted }: { bands: readonly ScoreBand[]; counted: number }) {
  const { text } = usePage()
  if (counted === 0) return null
  return (
    <table className={styles.bands}>
      <caption className={styles.caption}>
        {text('hotel.reviews.bands', { count: counted })}
      </caption>
      <tbody>
        {bands.map(({ from, to, count }) => (
          <tr key={from}>
            <th scope="row" className={styles.band}>
              {text('hotel.reviews.band', { from, to })}
            </th>
            <td className={styles.share} aria-hidden="true">
              <meter className={styles.meter} min={0} max={counted} value={count} />
            </td>
            <td className={styles.count}>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
