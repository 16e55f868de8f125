/** Under a card: a discount that is in its price for this visitor, or that signing in would give. */
import type { CardHotel } from '../../../core/hotel.ts'
import { usePage } from '../../page-context.tsx'
import { SignInLink } from '../../ui/sign-in-link.tsx'
import { listHref } from '../list-address.ts'
import { useResultsPage, useShownList } from '../results-context.tsx'
import { CardAvatar } from './card-avatar.tsx'
import styles from './card-discount.module.css'

export function CardDiscount({ rate }: { rate: NonNullable<CardHotel['minRate']> }) {
  const { text, path } = usePage()
  const page = useResultsPage()
  const { shown } = useShownList()
  const { discount, percentForSubscribers: percent } = rate
  if (!percent && !discount) return null
  return (
    <div className={styles.strip}>
      {discount && (
        <p className={styles.included}>
          {discount.kind === 'vip' && <CardAvatar />}
          {text(`discount.${discount.kind}`, { percent: discount.percent })}
        </p>
      )}
      {percent > 0 && (
        <SignInLink back={path.split('?', 1)[0] + listHref(page.query, shown)}>
          {text('discount.sign-in', { percent })}
        </SignInLink>
      )}
    </div>
  )
}
