/** A place with a picture, and the lowest price there when it is known. */
import type { PricedPlace } from '../../core/search-page.ts'
import styles from './place-card.module.css'

export function PlaceCard({ place, note }: { place: PricedPlace; note: string }) {
  return (
    <li className={styles.card}>
      <img
        className={styles.photo}
        src={place.photo}
        alt=""
        width={360}
        height={220}
        loading="lazy"
        decoding="async"
      />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a className={styles.link} href={place.href}>
            {place.name}
          </a>
        </h3>
        <p className={styles.country}>{place.country}</p>
        {note && <p className={styles.price}>{note}</p>}
      </div>
    </li>
  )
}
