/** A booking with its code, its terms, and all that can be done with it. */
import type { Day } from '../../../site/calendar-day.ts'
import styles from '../cart/booking-page.module.css'
import { MessageBox } from '../../../ui/message-box.tsx'
import { StayCard } from '../cart/stay-card.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { ReviewLink } from '../../../products/hotels/reviews/pages/review-link.tsx'
import { PageFrame } from '../../../rendering/pages/shell/page-frame.tsx'
import { BookingActions } from './booking-actions.tsx'
import { BookingFacts } from './booking-facts.tsx'
import { Locator } from './locator.tsx'
import { NextSteps } from './next-steps.tsx'
import { PaymentLines } from './payment-lines.tsx'
import type { BookedStay, ShownBooking } from './shown-booking.ts'

export interface ConfirmationPageData {
  booking: ShownBooking
  /** What has just been done; null for a later visit. */
  done: 'booked' | 'cancelled' | 'claimed' | null
  canCancel: boolean
  canClaim: boolean
  today: Day
}

export function ConfirmationPage(page: ConfirmationPageData) {
  const { text } = usePage()
  const { booking, done, today } = page
  // Of what is over or cancelled, neither terms nor next steps are of any interest.
  const isAhead = ({ stay }: BookedStay) => booking.state === 'confirmed' && stay.checkOut >= today
  return (
    <PageFrame>
      <div className={styles.page}>
        <h1 className={styles.title}>{text(titleOf(page))}</h1>
        {done === 'booked' && (
          <p className={styles.lead}>{text('confirmation.thanks', { email: booking.email })}</p>
        )}
        {done === 'cancelled' && (
          <MessageBox kind="success" title={text('trips.cancelled')}>
            <p>{text('trips.cancelled.text', { email: booking.email })}</p>
          </MessageBox>
        )}
        {done === 'claimed' && (
          <MessageBox kind="success" title={text('trips.claim.received')}>
            <p>{text('trips.claim.received.text')}</p>
          </MessageBox>
        )}
        <Locator locator={booking.locator} />
        <div className={styles.columns}>
          <div className={styles.column}>
            {booking.stays.map((stay, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same stay may stand here twice
              <StayCard key={index} stay={stay} today={today} hasTerms={isAhead(stay)}>
                {stay.review && (
                  <ReviewLink
                    locator={booking.locator}
                    hotelName={stay.hotelName}
                    review={stay.review}
                  />
                )}
              </StayCard>
            ))}
            {booking.stays.some(isAhead) && <NextSteps booking={booking} />}
          </div>
          <div className={styles.column}>
            <section className={styles.panel} aria-labelledby="payment-title">
              <h2 id="payment-title" className={styles.subtitle}>
                {text('confirmation.payment')}
              </h2>
              <PaymentLines booking={booking} />
            </section>
            <section className={styles.panel} aria-labelledby="facts-title">
              <h2 id="facts-title" className={styles.subtitle}>
                {text('confirmation.details')}
              </h2>
              <BookingFacts booking={booking} />
            </section>
            <BookingActions {...page} />
          </div>
        </div>
      </div>
    </PageFrame>
  )
}

function titleOf({ booking, done }: ConfirmationPageData) {
  if (booking.state === 'cancelled') return 'confirmation.title.cancelled'
  return done === 'booked' ? 'confirmation.title.new' : 'confirmation.title'
}
