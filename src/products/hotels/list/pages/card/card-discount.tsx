/** Under a card: a discount that is in its price for this visitor, or that signing in would give. */
import { SignInLink } from '../../../../../accounts/pages/sign-in-link.tsx'
import { CardAvatar } from './card-avatar.tsx'
import styles from './card-discount.module.css'
import type { CardLook } from './card-look.ts'

export function CardDiscount({ form, words }: CardLook) {
  if (!words.included && !words.signIn) return null
  return (
    <div className={styles.strip}>
      {words.included && (
        <p className={styles.included}>
          {form.discount === 'vip' && <CardAvatar />}
          {words.included}
        </p>
      )}
      {words.signIn && <SignInLink href={words.signInHref}>{words.signIn}</SignInLink>}
    </div>
  )
}
