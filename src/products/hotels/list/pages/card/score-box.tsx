/** The score that guests give, in its class of colour, with its word and a way to the reviews. */
import type { CardLook } from './card-look.ts'
import styles from './score-box.module.css'

export function ScoreBox({ form, words }: CardLook) {
  if (!words.rating) return null
  return (
    <p className={styles.score}>
      <span className={styles.rating} data-class={form.ratingClass}>
        {words.rating}
      </span>
      <span className={styles.words}>
        {words.ratingLabel && <strong>{words.ratingLabel}</strong>}
        <a className={styles.opinions} href={words.reviewsHref} target={form.target}>
          {words.opinions}
        </a>
      </span>
    </p>
  )
}
