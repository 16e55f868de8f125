/** One review, marked with the language in which it is written. */
import verified from 'icon:badge-check'
import minus from 'icon:circle-minus'
import plus from 'icon:circle-plus'
import { formatRating, ratingClass } from '../../catalogue/rules/ratings.ts'
import type { Review } from '../rules/reviews.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import box from '../../list/pages/card/score-box.module.css'
import { Icon } from '../../../../ui/icon.tsx'
import spoken from '../../../../ui/spoken.module.css'
import styles from './review-item.module.css'

interface ReviewItemProps {
  review: Review
  /** Its author has booked here and has been there. */
  isVerified: boolean
}

export function ReviewItem({ review, isVerified }: ReviewItemProps) {
  const { text } = usePage()
  const { author, score, date, title, description, negative, language } = review
  return (
    <li className={styles.review}>
      <article>
        <header className={styles.header}>
          <span className={box.rating} data-class={ratingClass(score)}>
            {formatRating(score, text('number.decimal-separator'))}
          </span>
          <div>
            <h3 className={styles.title} lang={language}>
              {title}
            </h3>
            <p className={styles.author}>
              {[author, review.profileDescription, date].filter(Boolean).join(' · ')}
            </p>
            {isVerified && (
              <p className={styles.verified}>
                <Icon of={verified} size={16} />
                {text('reviews.verified')}
              </p>
            )}
          </div>
        </header>
        {description && (
          <p className={styles.words} data-kind="liked">
            <Icon of={plus} size={18} />
            <span>
              <span className={spoken.text}>{text('hotel.reviews.liked')}: </span>
              <span lang={language}>{description}</span>
            </span>
          </p>
        )}
        {negative && (
          <p className={styles.words}>
            <Icon of={minus} size={18} />
            <span>
              <span className={spoken.text}>{text('hotel.reviews.disliked')}: </span>
              <span lang={language}>{negative}</span>
            </span>
          </p>
        )}
      </article>
    </li>
  )
}
