/** A sentence with a day in it. Lines break at hyphens, and a day must not. */
import styles from './unbroken-day.module.css'

export function UnbrokenDay({ sentence, day }: { sentence: string; day: string }) {
  const [before, after] = sentence.split(day)
  return (
    <>
      {before}
      <span className={styles.day}>{day}</span>
      {after}
    </>
  )
}
