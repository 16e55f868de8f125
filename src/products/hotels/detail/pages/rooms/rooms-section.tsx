/** What can be booked: the stay and its form, the rates, or what to do when there are none. */
import type { HotelPageData } from '../../rules/hotel-page.ts'
import { stayNights } from '../../../../../site/stay.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { AsWritten } from '../../../../../ui/as-written.tsx'
import section from '../section.module.css'
import { DayPrices } from './day-prices.tsx'
import { OfferGroups } from './offer-groups.tsx'
import styles from './rooms-section.module.css'
import { SoldOut } from './sold-out.tsx'
import { StayForm } from './stay-form.tsx'
import { useChosenDayInSight } from './use-chosen-day-in-sight.ts'

const DAYS = 'hotel-days'
const SOLD_OUT = 'hotel-sold-out'

export function RoomsSection({ page }: { page: HotelPageData }) {
  const { text } = usePage()
  const { stay } = page
  useChosenDayInSight(DAYS)
  return (
    <section id="rooms" className={section.section} aria-labelledby="rooms-title">
      <h2 id="rooms-title" className={section.title}>
        {text('hotel.rooms')}
      </h2>
      <StayForm page={page} />
      {stay ? (
        <>
          <AsWritten id={DAYS}>{import.meta.env.SSR && <DayPrices days={page.days} />}</AsWritten>
          {page.offers.length > 0 ? (
            <>
              <p className={styles.prices}>
                {text('results.prices-for', { nights: stayNights(stay) })}
              </p>
              <OfferGroups page={page} stay={stay} />
            </>
          ) : (
            <AsWritten id={SOLD_OUT}>{import.meta.env.SSR && <SoldOut {...page} />}</AsWritten>
          )}
        </>
      ) : (
        <p className={styles.refused}>{text('hotel.refused')}</p>
      )}
    </section>
  )
}
