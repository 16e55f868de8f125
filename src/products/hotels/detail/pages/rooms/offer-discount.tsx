/** A discount that is in a rate's price for this visitor, or that signing in would give. */
import type { HotelPageData } from '../../rules/hotel-page.ts'
import type { RoomOffer } from '../../../rates/rules/room-offers.ts'
import { discountAfterSigningIn, discountInPrice } from '../../../rates/rules/visitor-discounts.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { SignInLink, signInHref } from '../../../../../accounts/pages/sign-in-link.tsx'
import styles from './offer-discount.module.css'

export function OfferDiscount({ offer, page }: { offer: RoomOffer; page: HotelPageData }) {
  const { site, text } = usePage()
  const percent = discountAfterSigningIn(offer)
  const included = discountInPrice(offer)
  if (!percent && !included) return null
  return (
    <div className={styles.discount}>
      {included && (
        <p className={styles.included}>
          {text(`discount.${included.kind}`, { percent: included.percent })}
        </p>
      )}
      {percent > 0 && (
        <SignInLink href={signInHref(site, `${page.path}?${page.query}`)}>
          {text('discount.sign-in', { percent })}
        </SignInLink>
      )}
    </div>
  )
}
