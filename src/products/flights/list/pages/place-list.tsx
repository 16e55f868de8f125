/** Places with what it costs to get there; each leads to its flights. */
import { usePage } from '../../../../ui/page-context.tsx'
import type { ShownPlace } from '../rules/shown-flights.ts'
import styles from './place-list.module.css'

interface PlaceListProps {
  places: readonly ShownPlace[]
  hasCountries?: boolean
}

export function PlaceList({ places, hasCountries = false }: PlaceListProps) {
  const { text } = usePage()
  return (
    <ul className={styles.places}>
      {places.map(({ code, city, country, total, href }) => (
        <li key={code}>
          <a className={styles.place} href={href} rel="nofollow">
            <span className={styles.words}>
              <strong>{city}</strong>
              <span className={styles.country}>{hasCountries ? country : code}</span>
            </span>
            <span className={styles.price}>{text('flights.from-price', { price: total })}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
