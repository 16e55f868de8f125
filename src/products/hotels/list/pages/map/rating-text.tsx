/** "8,4 Muy bien": what guests think, in one line. */
import { formatRating, ratingLabel } from '../../../catalogue/rules/ratings.ts'
import { type ReviewScores, scoreOnCard } from '../../../reviews/rules/reviews.ts'
import { usePage } from '../../../../../ui/page-context.tsx'

export function RatingText({ scores }: { scores: Partial<ReviewScores> }) {
  const { text } = usePage()
  const score = scoreOnCard(scores)
  if (!score) return null
  const label = ratingLabel(score.rating, 'results')
  return (
    <>
      <strong>{formatRating(score.rating, text('number.decimal-separator'))}</strong>
      {label && ` ${text(`rating.${label}`)}`}
      {` · ${text('card.opinions', { count: score.number })}`}
    </>
  )
}
