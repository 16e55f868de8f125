/** On phones the price stays in reach while the page is read: it leads to the rooms. */
import type { HotelPageData } from '../../core/hotel-page.ts'
import { formatMoney } from '../../core/money.ts'
import { stayNights } from '../../core/stay.ts'
import { usePage } from '../page-context.tsx'
import buttons from '../ui/button.module.css'
import { TaxNote } from '../ui/tax-note.tsx'
import styles from './price-bar.module.css'

export function PriceBar({ page }: { page: HotelPageData }) {
  const { text } = usePage()
  const [cheapest] = page.offers
  if (!cheapest || !page.stay) return null
  return (
    <div className={styles.bar}>
      <p className={styles.price}>
        <strong className={styles.total}>
          {text('card.from', { price: formatMoney(cheapest.totalAmount, page.currency) })}
        </strong>
        <span className={styles.note}>
          {text('card.total', { nights: stayNights(page.stay) })}
          <TaxNote className={styles.taxes} />
        </span>
      </p>
      <a className={`${buttons.primary} ${styles.rooms}`} href="#rooms">
        {text('hotel.see-rooms')}
      </a>
    </div>
  )
}
