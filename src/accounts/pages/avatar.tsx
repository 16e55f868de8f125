/** The picture of the person who is signed in: their own, the first letter of their name, an icon. */
import user from 'icon:user-round'
import type { Avatar as AvatarKind } from '../../site/person.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './account-menu.module.css'

/** Beside a name, which says the same: nothing to read out. */
export function Avatar({ of, size = 'small' }: { of: AvatarKind; size?: 'small' | 'large' }) {
  const edge = size === 'small' ? 32 : 72
  const className = [styles.avatar, styles[size]].join(' ')
  switch (of.kind) {
    case 'image':
      return <img className={className} src={of.url} alt="" width={edge} height={edge} />
    case 'initial':
      return (
        <svg
          className={className}
          viewBox="0 0 32 32"
          width={edge}
          height={edge}
          aria-hidden="true"
        >
          <circle className={styles.ground} cx="16" cy="16" r="16" />
          <text className={styles.letter} x="16" y="16" dy=".36em" textAnchor="middle">
            {of.letter}
          </text>
        </svg>
      )
    case 'default-icon':
      return (
        <span className={`${className} ${styles.plain}`}>
          <Icon of={user} />
        </span>
      )
  }
}

/** Where the account page has the hotels that its person likes. */
export const FAVOURITES_ID = 'favourites'
