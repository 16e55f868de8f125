/** Other hotels not far away, for the same stay. */
import { formatDistance, UNKNOWN_DISTANCE } from '../../../../places/rules/distance.ts'
import type { HotelPageData, NearbyCard } from '../rules/hotel-page.ts'
import { PHOTO_SIZES } from '../../../../ui/rules/photo-sizes.ts'
import { formatRating, ratingLabel } from '../../catalogue/rules/ratings.ts'
import { stayNights } from '../../../../site/stay.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { CategoryStars } from './category-stars.tsx'
import styles from './nearby-hotels.module.css'
import section from './section.module.css'

export function NearbyHotels({ page }: { page: HotelPageData }) {
  const { text } = usePage()
  const { nearby, stay } = page
  if (nearby.length === 0) return null
  return (
    <section
      id="nearby"
      className={`${section.section} ${styles.nearby}`}
      aria-labelledby="nearby-title"
    >
      <h2 id="nearby-title" className={section.title}>
        {text('hotel.nearby')}
      </h2>
      <ul className={styles.cards}>
        {nearby.map((card) => (
          <li key={card.id}>
            <Card card={card} nights={stay ? stayNights(stay) : 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Card({ card, nights }: { card: NearbyCard; nights: number }) {
  const { text } = usePage()
  const { name, categoryId, categoryName, href, photo, score, distanceKm, priceText } = card
  const label = score && ratingLabel(score.rating, 'card')
  return (
    <a className={styles.card} href={href}>
      <img
        className={styles.photo}
        src={photo}
        width={PHOTO_SIZES.card.width}
        height={PHOTO_SIZES.card.height}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <span className={styles.words}>
        <strong className={styles.name}>{name}</strong>
        <CategoryStars id={categoryId} name={categoryName} />
        {score && label && (
          <span>
            <strong>{formatRating(score.rating, text('number.decimal-separator'))}</strong>{' '}
            {text(`rating.${label}`)}
          </span>
        )}
        {distanceKm !== UNKNOWN_DISTANCE && (
          <span className={styles.quiet}>
            {text('hotel.nearby.away', { distance: formatDistance(distanceKm) })}
          </span>
        )}
        {nights > 0 && (
          <strong className={styles.price}>
            {priceText
              ? text('hotel.nearby.total', { price: priceText, nights })
              : text('hotel.days.none')}
          </strong>
        )}
      </span>
    </a>
  )
}
