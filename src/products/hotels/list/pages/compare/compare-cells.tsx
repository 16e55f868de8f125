/** What the comparison says of the price that it shows: nothing that is only true of another. */
import { writeDay } from '../../../../../site/calendar-day.ts'
import type { CardHotel } from '../../../catalogue/rules/hotel.ts'
import { formatMoney, isPriceShown } from '../../../../../site/money.ts'
import { stayNights } from '../../../../../site/stay.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { TaxNote } from '../../../../../ui/tax-note.tsx'
import { UnbrokenDay } from '../../../../../ui/unbroken-day.tsx'
import { useResultsPage } from '../results-context.tsx'
import styles from './compare-panel.module.css'

export function PriceCell({ hotel: { minRate, currency } }: { hotel: CardHotel }) {
  const { text } = usePage()
  const nights = stayNights(useResultsPage().stay)
  if (!minRate || !isPriceShown(minRate.price)) return '–'
  return (
    <>
      <strong className={styles.price}>{formatMoney(minRate.price, currency)}</strong>
      <span className={styles.terms}>{text('card.total', { nights })}</span>
      <TaxNote className={styles.terms} />
    </>
  )
}

/** Of the price shown; where only another rate can be cancelled, it says so. */
export function CancellationCell({ hotel }: { hotel: CardHotel }) {
  const { text } = usePage()
  const until = hotel.minRate?.freeCancellationUntil ?? null
  if (until !== null) {
    const day = writeDay(until).slice(0, 5)
    return <UnbrokenDay sentence={text('card.free-cancellation-until', { day })} day={day} />
  }
  return hotel.hasFreeCancellation ? text('card.free-cancellation-too') : '–'
}
