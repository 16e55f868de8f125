/** The person who is signed in: their picture, the first letter of their name, an icon. */
import { usePage } from '../../../../../ui/page-context.tsx'
import styles from './card-avatar.module.css'

/** Beside words that speak of them: nothing to read out. */
export function CardAvatar() {
  const avatar = usePage().person?.avatar
  if (avatar?.kind === 'image')
    return <img className={styles.avatar} src={avatar.url} alt="" width="32" height="32" />
  // Without a letter the style sheet draws the icon.
  return (
    <span className={styles.avatar} aria-hidden="true">
      {avatar?.kind === 'initial' && avatar.letter}
    </span>
  )
}
