/** Other hotels not far away, for the same stay. */
import { formatDistance, UNKNOWN_DISTANCE } from '../../../../places/rules/distance.ts'
import type { HotelPageData, NearbyCard } from '../rules/hotel-page.ts'
import { PHOTO_SIZES, photoSource } from '../../../../ui/rules/photo-sizes.ts'
import { formatRating, ratingClass, ratingLabel } from '../../catalogue/rules/ratings.ts'
import { stayNights } from '../../../../site/stay.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { categoryOf } from '../../catalogue/rules/categories.ts'
import stars from '../../list/pages/card/card-title.module.css'
import spoken from '../../../../ui/spoken.module.css'
import section from './section.module.css'
import styles from './nearby-hotels.module.css'
import type { ReviewScore } from '../../reviews/rules/reviews.ts'
import box from '../../list/pages/card/score-box.module.css'

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
  const { site, text } = usePage()
  const { name, categoryId, categoryName, href, photo, score, distanceKm, priceText } = card
  const label = score && ratingLabel(score.rating, 'card')
  return (
    <a className={styles.card} href={href}>
      <img
        className={styles.photo}
        src={photoSource(photo, site)}
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

/** A score in its class of colour, with its word. The hotel page reads the words as cards do. */
interface ScoreLineProps {
  score: Pick<ReviewScore, 'rating' | 'number'>
  /** Where its reviews are; without it the number is no link. */
  href?: string
}

export function ScoreLine({ score, href }: ScoreLineProps) {
  const { text } = usePage()
  const label = ratingLabel(score.rating, 'card')
  const opinions = text('card.opinions', { count: score.number })
  return (
    <p className={box.score}>
      <span className={box.rating} data-class={ratingClass(score.rating)}>
        {formatRating(score.rating, text('number.decimal-separator'))}
      </span>
      <span className={box.words}>
        {label && <strong>{text(`rating.${label}`)}</strong>}
        {href ? (
          <a className={box.opinions} href={href}>
            {opinions}
          </a>
        ) : (
          <span className={box.opinions}>{opinions}</span>
        )}
      </span>
    </p>
  )
}

/** Stars or keys, read aloud in words. */
export function CategoryStars({ id, name }: { id: string; name: string }) {
  const { symbol, count } = categoryOf(id)
  if (symbol === 'none') return null
  return (
    <span>
      <span className={spoken.text}>{name}</span>
      <span
        className={`${stars.symbols} ${section.stars}`}
        data-symbol={symbol}
        data-count={count}
        aria-hidden="true"
      />
    </span>
  )
}
