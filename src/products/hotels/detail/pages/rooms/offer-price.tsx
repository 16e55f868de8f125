/** The whole price first, since that is what is charged. */
import { discountBadge } from '../../../rates/rules/discounts.ts'
import type { HotelPageData } from '../../rules/hotel-page.ts'
import { formatMoney } from '../../../../../site/money.ts'
import type { RoomOffer } from '../../../rates/rules/room-offers.ts'
import { type Stay, stayNights } from '../../../../../site/stay.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { TaxNote } from '../../../../../ui/tax-note.tsx'
import spoken from '../../../../../ui/spoken.module.css'
import styles from './offer-price.module.css'

interface OfferPriceProps {
  offer: RoomOffer
  page: HotelPageData
  stay: Stay
}

export function OfferPrice({ offer, page, stay }: OfferPriceProps) {
  const { text } = usePage()
  const { currency } = page
  const nights = stayNights(stay)
  const rooms = page.rooms.length
  const [price, originalPrice] = [offer.totalAmount, offer.originalAmount]
  const percent = discountBadge({ ...offer, price, originalPrice })
  const perNight = rooms > 1 ? 'card.per-room-and-night' : 'card.per-night'
  return (
    <p className={styles.price}>
      {percent !== null && (
        <span className={styles.reduced}>
          <span className={styles.badge}>{text('card.discount', { percent })}</span>
          <s className={styles.original}>
            <span className={spoken.text}>{text('card.original-price')} </span>
            {formatMoney(originalPrice, currency)}
          </s>
        </span>
      )}
      <strong className={styles.total}>{formatMoney(price, currency)}</strong>
      <span className={styles.note}>
        {text('card.total', { nights })}
        <TaxNote className={styles.taxes} />
      </span>
      {(nights > 1 || rooms > 1) && (
        <span className={styles.note}>
          {text(perNight, { price: formatMoney(price / nights / rooms, currency) })}
        </span>
      )}
    </p>
  )
}
