/** A place with a picture, the days it is meant for, and the lowest price when it is known. */
import type { PricedPlace } from '../../../../search/rules/search-page.ts'
import styles from './place-card.module.css'

interface PlaceCardProps {
  place: PricedPlace
  dates?: string
  note: string
}

export function PlaceCard({ place, dates, note }: PlaceCardProps) {
  return (
    <li className={styles.card}>
      {place.photo ? (
        <img
          className={styles.photo}
          src={place.photo}
          alt=""
          width={360}
          height={220}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <div className={styles.photo} />
      )}
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a className={styles.link} href={place.href}>
            {place.name}
          </a>
        </h3>
        <p className={styles.country}>{place.country}</p>
        {dates && <p className={styles.dates}>{dates}</p>}
        {note && <p className={styles.price}>{note}</p>}
      </div>
    </li>
  )
}
