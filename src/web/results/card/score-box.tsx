/** The score that guests give, in its class of colour, with its word and a way to the reviews. */
import { formatRating, ratingClass, ratingLabel } from '../../../core/ratings.ts'
import { type ReviewScores, scoreOnCard } from '../../../core/reviews.ts'
import { usePage } from '../../page-context.tsx'
import styles from './score-box.module.css'
import type { CardLink } from './use-card-link.ts'

export function ScoreBox({ scores, link }: { scores: ReviewScores; link: CardLink }) {
  const { text } = usePage()
  const score = scoreOnCard(scores)
  if (!score) return null
  const label = ratingLabel(score.rating, 'results')
  return (
    <p className={styles.score}>
      <span className={styles.rating} data-class={ratingClass(score.rating)}>
        {formatRating(score.rating, text('number.decimal-separator'))}
      </span>
      <span className={styles.words}>
        {label && <strong>{text(`rating.${label}`)}</strong>}
        <a className={styles.opinions} href={link.reviewsHref(score.source)} target={link.target}>
          {text('card.opinions', { count: score.number })}
        </a>
      </span>
    </p>
  )
}
