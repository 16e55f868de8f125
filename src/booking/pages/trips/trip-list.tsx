/** Bookings, each a link to all that is known about it. */
import { formatMoneyExactly } from '../../../site/money.ts'
import { pathOf } from '../../../site/routes.ts'
import page from '../cart/booking-page.module.css'
import type { ShownBooking } from '../confirmation/shown-booking.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { ReviewLink } from '../../../products/hotels/reviews/pages/review-link.tsx'
import { datedStayWords } from '../../../ui/day-words.ts'
import styles from './trip-list.module.css'

export function TripList({ title, trips }: { title: string; trips: readonly ShownBooking[] }) {
  const { site, text } = usePage()
  if (trips.length === 0) return null
  const { conventions } = site.edition
  return (
    <section className={page.column}>
      <h2 className={page.subtitle}>{title}</h2>
      <ul className={styles.trips}>
        {trips.map(({ locator, state, stays, total, currency }) => (
          <li key={locator} className={styles.entry}>
            <a className={styles.trip} href={pathOf(site, 'confirmation', { locator })}>
              {stays[0]?.photo && (
                <img className={styles.photo} src={stays[0].photo} alt="" width="120" height="90" />
              )}
              <span className={styles.words}>
                {stays.map(({ hotelName, stay }, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the same stay may stand here twice
                  <span key={index}>
                    <strong className={styles.name}>{hotelName}</strong>
                    <span className={page.note}>{datedStayWords(stay, conventions)}</span>
                  </span>
                ))}
                <span className={page.note}>
                  {locator} · {formatMoneyExactly(total, currency)}
                </span>
              </span>
              <span className={styles.state} data-state={state}>
                {text(`trips.state.${state}`)}
              </span>
            </a>
            {stays.map(
              ({ hotelName, review }) =>
                review && (
                  <ReviewLink
                    key={review.number}
                    locator={locator}
                    hotelName={hotelName}
                    review={review}
                  />
                ),
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
