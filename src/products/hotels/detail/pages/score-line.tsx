/** A score in its class of colour, with its word. The hotel page reads the words as cards do. */
import { formatRating, ratingClass, ratingLabel } from '../../catalogue/rules/ratings.ts'
import type { ReviewScore } from '../../reviews/rules/reviews.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import box from '../../list/pages/card/score-box.module.css'

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
