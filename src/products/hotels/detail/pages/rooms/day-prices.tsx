/** What the same stay costs when it begins a few days earlier or later. */
import type { PricedDay } from '../../rules/hotel-page.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { shortDay } from '../../../../../ui/day-words.ts'
import styles from './day-prices.module.css'

export function DayPrices({ days }: { days: readonly PricedDay[] }) {
  const { site, text } = usePage()
  if (days.every(({ priceText }) => priceText === '')) return null
  return (
    <nav className={styles.days} aria-labelledby="day-prices">
      <p id="day-prices" className={styles.title}>
        {text('hotel.days')}
      </p>
      <ul className={styles.list}>
        {days.map(({ checkIn, priceText, href, isAsked }) => (
          <li key={checkIn} className={styles.item}>
            <a
              className={styles.day}
              href={`${href}#rooms`}
              aria-current={isAsked || undefined}
              data-sold-out={priceText === '' || undefined}
            >
              <span>{shortDay(checkIn, site.edition.conventions)}</span>
              <strong>{priceText || text('hotel.days.none')}</strong>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
