/** Nothing is free on these days: the nearest ones on which something is. */
import calendar from 'icon:calendar-search'
import { usePage } from '../page-context.tsx'
import { stayWords } from '../ui/day-words.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './alternative-stays.module.css'
import { useResults } from './results-context.tsx'

export function AlternativeStays() {
  const { site, text } = usePage()
  const { page, list } = useResults()
  // They are of the whole destination, and of no use once something has been found.
  const isEmpty = list.results.summary.accommodations === 0 && !list.shown.preFilters.area
  if (page.alternatives.length === 0 || !isEmpty) return null
  const { conventions } = site.edition
  return (
    <section className={styles.section} aria-labelledby="alternative-stays">
      <h2 id="alternative-stays" className={styles.title}>
        {text('results.alternatives')}
      </h2>
      <ul className={styles.stays}>
        {page.alternatives.map(({ checkIn, checkOut, priceText, href }) => (
          <li key={checkIn}>
            <a className={styles.stay} href={href}>
              <Icon of={calendar} />
              <strong>{stayWords({ checkIn, checkOut }, conventions)}</strong>
              <span>{text('filter.price-from', { from: priceText })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
