/** One room with its rates, or one board; the cheapest few at once, the others on request. */
import type { HotelPageData } from '../../rules/hotel-page.ts'
import type {
  OfferGroup as Group,
  OfferGrouping,
  RoomOffer,
} from '../../../rates/rules/room-offers.ts'
import type { Stay } from '../../../../../site/stay.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import styles from './offer-group.module.css'
import { OfferRow } from './offer-row.tsx'

interface OfferGroupProps {
  group: Group
  grouping: OfferGrouping
  page: HotelPageData
  stay: Stay
  onBook: () => void
}

const SHOWN_AT_ONCE = 3

export function OfferGroup({ group, grouping, page, stay, onBook }: OfferGroupProps) {
  const { text } = usePage()
  const first = group.offers.slice(0, SHOWN_AT_ONCE)
  const others = group.offers.slice(SHOWN_AT_ONCE)
  const rows = (offers: readonly RoomOffer[]) => (
    <ul className={styles.rows}>
      {offers.map((offer) => (
        <OfferRow
          key={offer.hash}
          offer={offer}
          grouping={grouping}
          page={page}
          stay={stay}
          onBook={onBook}
        />
      ))}
    </ul>
  )
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>{group.title}</h3>
      {rows(first)}
      {others.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.summary}>
            {text('hotel.group.more', { count: others.length })}
          </summary>
          {rows(others)}
        </details>
      )}
    </section>
  )
}
