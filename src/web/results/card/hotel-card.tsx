/** One hotel of the list: what it is, what guests say of it, and what it costs. */
import { memo } from 'react'
import { isSoldOut } from '../../../core/card-price-effect.ts'
import type { CardHotel, HotelMetadata } from '../../../core/hotel.ts'
import { packetSaleLine } from '../../../core/supplements.ts'
import { usePage } from '../../page-context.tsx'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import { CardClaims } from './card-claims.tsx'
import { CardDiscount } from './card-discount.tsx'
import { CardFacts } from './card-facts.tsx'
import styles from './hotel-card.module.css'
import { CardPhoto } from './card-photo.tsx'
import { CardPrice } from './card-price.tsx'
import { CardTitle } from './card-title.tsx'
import { useCardLink } from './use-card-link.ts'
import { useTapArming } from './use-tap-arming.ts'

export interface HotelCardProps {
  hotel: CardHotel
  /** Counted from 0 on the page. */
  position: number
  /** Page status: 100 is complete, 200 once rendered. */
  status: number
  metadata: HotelMetadata | null
}

export const HotelCard = memo(function HotelCard(props: HotelCardProps) {
  const { hotel, position, status } = props
  const { text } = usePage()
  const link = useCardLink(hotel)
  const tap = useTapArming(link)
  const packet = packetSaleLine(hotel.packetSale.type, hotel.packetSale.options)
  const isHidden = hotel.hiddenOfferId !== null
  return (
    <li
      className={styles.card}
      data-hotel={hotel.id}
      data-url={link.href}
      data-sold-out={isSoldOut(hotel.minPrice, status) || undefined}
      data-hidden={isHidden || undefined}
      {...tap}
    >
      {!isHidden && <CardPhoto hotel={hotel} position={position} />}
      <div className={styles.words}>
        <CardTitle hotel={hotel} link={link} />
        {isHidden && <p className={styles.hidden}>{text('hotel.hidden')}</p>}
        {packet?.isGetaway && <p className={styles.getaway}>{text('card.getaway')}</p>}
        <CardFacts hotel={hotel} packet={packet} />
        <CardClaims {...props} />
        {!isHidden && <CompareToggle hotel={hotel} />}
      </div>
      <CardPrice hotel={hotel} link={link} status={status} />
      {hotel.minRate && <CardDiscount rate={hotel.minRate} />}
    </li>
  )
})
