/** What the stay costs: the whole of it first, since that is what is charged. */
import { isSoldOut, splitAfterFirstWord } from '../../../core/card-price-effect.ts'
import { discountBadge } from '../../../core/discounts.ts'
import type { CardHotel } from '../../../core/hotel.ts'
import { formatMoney, isPriceShown } from '../../../core/money.ts'
import { stayNights } from '../../../core/stay.ts'
import { usePage } from '../../page-context.tsx'
import buttons from '../../ui/button.module.css'
import { TaxNote } from '../../ui/tax-note.tsx'
import { useResultsPage } from '../results-context.tsx'
import styles from './card-price.module.css'
import type { CardLink } from './use-card-link.ts'
import { usePriceEffect } from './use-price-effect.ts'

interface CardPriceProps {
  hotel: CardHotel
  link: CardLink
  status: number
}

export function CardPrice({ hotel, link, status }: CardPriceProps) {
  const { text } = usePage()
  const effect = usePriceEffect(hotel.minPrice, status)
  if (isSoldOut(hotel.minPrice, status)) return <SoldOut />
  const { minRate, currency } = hotel
  if (!minRate || !isPriceShown(minRate.price)) return <div className={styles.price} />
  return (
    <div className={styles.price} data-effect={effect}>
      <div className={styles.amounts}>
        <Discount rate={minRate} currency={currency} />
        <strong className={styles.total}>{formatMoney(minRate.price, currency)}</strong>
        <Terms perNightAndRoom={formatMoney(minRate.pricePerNightAndRoom, currency)} />
      </div>
      <a className={`${buttons.primary} ${styles.book}`} href={link.href} target={link.target}>
        {text('card.book')}
      </a>
    </div>
  )
}

function Discount({
  rate,
  currency,
}: {
  rate: NonNullable<CardHotel['minRate']>
  currency: CardHotel['currency']
}) {
  const { text } = usePage()
  const percent = discountBadge(rate)
  if (percent === null) return null
  return (
    <>
      <span className={styles.badge}>{text('card.discount', { percent })}</span>
      <s className={styles.original}>
        <span className={styles.spoken}>{text('card.original-price')} </span>
        {formatMoney(rate.originalPrice, currency)}
      </s>
    </>
  )
}

function Terms({ perNightAndRoom }: { perNightAndRoom: string }) {
  const { text } = usePage()
  const page = useResultsPage()
  const nights = stayNights(page.stay)
  const perNight = page.rooms.length > 1 ? 'card.per-room-and-night' : 'card.per-night'
  return (
    <>
      <span className={styles.terms}>
        {text('card.total', { nights })}
        <TaxNote className={styles.taxes} />
      </span>
      {(nights > 1 || page.rooms.length > 1) && (
        <span className={styles.terms}>{text(perNight, { price: perNightAndRoom })}</span>
      )}
    </>
  )
}

function SoldOut() {
  const { text } = usePage()
  const [first, rest] = splitAfterFirstWord(text('problem.sold-out'))
  return (
    <p className={styles.soldOut}>
      <strong>{first}</strong> {rest}
    </p>
  )
}
