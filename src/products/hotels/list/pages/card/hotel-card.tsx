/** One hotel of the list: what it is, what guests say of it, and what it costs. */
import { memo } from 'react'
import type { CardHotel } from '../../../catalogue/rules/hotel.ts'
import type { SizeClass } from '../../../../../ui/rules/screen-sizes.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import { CardClaims } from './card-claims.tsx'
import { CardDiscount } from './card-discount.tsx'
import { CardFacts } from './card-facts.tsx'
import { type CardLook, cardLook, type CardOfHotel } from './card-look.ts'
import { CardPhoto } from './card-photo.tsx'
import { CardPrice } from './card-price.tsx'
import { CardTitle } from './card-title.tsx'
import styles from './hotel-card.module.css'
import { useCardSetting } from './use-card-setting.ts'
import { usePriceEffect } from './use-price-effect.ts'
import { useTapArming } from './use-tap-arming.ts'

export interface HotelCardProps extends CardOfHotel {
  size: SizeClass
}

export const HotelCard = memo(function HotelCard({ size, ...card }: HotelCardProps) {
  const { hotel, status } = card
  const look = cardLook(card, useCardSetting(size))
  const effect = usePriceEffect(hotel.minPrice, status)
  return <LivingCard {...look} hotel={hotel} effect={effect} />
})

export interface CardViewProps extends CardLook {
  /** Whom its buttons are about, never to be shown; none where nobody can press them. */
  hotel?: CardHotel
  effect?: ReturnType<typeof usePriceEffect>
}

/** What has changed around a card changes few: the others need not be rendered again. */
const LivingCard = memo(
  HotelCardView,
  (before, now) => JSON.stringify(before) === JSON.stringify(now),
)

export function HotelCardView({ hotel, effect, ...look }: CardViewProps) {
  const { form, words } = look
  const { text } = usePage()
  const tap = useTapArming(form.target)
  return (
    <li
      className={styles.card}
      data-hotel={words.id}
      data-url={words.href}
      data-sold-out={form.isSoldOut || undefined}
      data-hidden={form.isHidden || undefined}
      {...tap}
    >
      {!form.isHidden && <CardPhoto {...look} hotel={hotel} />}
      <div className={styles.words}>
        <CardTitle {...look} hotel={hotel} />
        {form.isHidden && <p className={styles.hidden}>{text('hotel.hidden')}</p>}
        {form.isGetaway && <p className={styles.getaway}>{text('card.getaway')}</p>}
        <CardFacts {...look} />
        <CardClaims {...look} />
        {!form.isHidden && <CompareToggle label={words.compare} hotel={hotel} />}
      </div>
      <CardPrice {...look} effect={effect} />
      <CardDiscount {...look} />
    </li>
  )
}
