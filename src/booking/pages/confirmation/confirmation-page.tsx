/** A booking with its code, its terms, and all that can be done with it. */
import { byTrip } from '../../rules/one-trip.ts'
import type { Day } from '../../../site/calendar-day.ts'
import styles from '../cart/booking-page.module.css'
import { MessageBox } from '../../../ui/message-box.tsx'
import { LineCard } from '../cart/line-card.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { LineActionLink } from '../trips/line-action.tsx'
import type { ShownBookedLine } from '../../../products/line.ts'
import { PageFrame } from '../../../rendering/pages/shell/page-frame.tsx'
import print from 'icon:printer'
import calendar from 'icon:calendar-plus'
import cancel from 'icon:circle-x'
import tag from 'icon:badge-percent'
import list from 'icon:luggage'
import { pathOf } from '../../../site/routes.ts'
import { Icon } from '../../../ui/icon.tsx'
import bookingActionsStyles from './booking-actions.module.css'
import { BookingFacts, Locator, PaymentLines } from './booking-facts.tsx'
import nextStepsStyles from './next-steps.module.css'
import type { ShownBooking } from './shown-booking.ts'

export interface ConfirmationPageData {
  booking: ShownBooking
  /** What has just been done; null for a later visit. */
  done: 'booked' | 'cancelled' | 'changed' | 'claimed' | null
  canCancel: boolean
  canClaim: boolean
  today: Day
}

export function ConfirmationPage(page: ConfirmationPageData) {
  const { text } = usePage()
  const { booking, done, today } = page
  // Of what is over or cancelled, neither terms nor next steps are of any interest.
  const isAhead = ({ ends, isEnded }: ShownBookedLine) =>
    booking.state === 'confirmed' && ends >= today && !isEnded
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
        {done === 'changed' && (
          <MessageBox kind="success" title={text('trips.changed')}>
            <p>{text('trips.changed.text', { email: booking.email })}</p>
          </MessageBox>
        )}
        {booking.lines.map(
          ({ action, title }) =>
            action?.notice && (
              <MessageBox key={action.href} kind="warning" title={action.notice}>
                <p>
                  <LineActionLink action={action} title={title} />
                </p>
              </MessageBox>
            ),
        )}
        <Locator locator={booking.locator} />
        <div className={styles.columns}>
          <div className={styles.column}>
            {byTrip(booking.lines).some((trip) => trip.length > 1) && (
              <p className={styles.note}>{text('checkout.trip')}</p>
            )}
            {byTrip(booking.lines)
              .flat()
              .map((line, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the same line may stand here twice
                <LineCard key={index} line={line} hasTerms={isAhead(line)}>
                  {line.action && !line.action.notice && (
                    <LineActionLink action={line.action} title={line.title} />
                  )}
                </LineCard>
              ))}
            {booking.lines.some(isAhead) && <NextSteps booking={booking} />}
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

/** What happens now, in the order in which it happens. */
function NextSteps({ booking }: { booking: ShownBooking }) {
  const { text } = usePage()
  const { email, total, paid, lines } = booking
  const isStays = lines.every(({ isStay }) => isStay)
  return (
    <section className={styles.panel} aria-labelledby="next-title">
      <h2 id="next-title" className={styles.subtitle}>
        {text('confirmation.next')}
      </h2>
      <ol className={nextStepsStyles.steps}>
        <li>{text('confirmation.next.mail', { email })}</li>
        <li>{text(isStays ? 'confirmation.next.arrival' : 'checkout.any.arrival')}</li>
        {total > paid && <li>{text('confirmation.next.pay')}</li>}
        <li>{text('confirmation.next.change')}</li>
      </ol>
    </section>
  )
}

/** Voucher, calendar, cancelling, and the best-price guarantee while it lasts. */
function BookingActions({ booking, canCancel, canClaim }: ConfirmationPageData) {
  const { site, text, claims } = usePage()
  const { locator } = booking
  const isConfirmed = booking.state === 'confirmed'
  const actions = [
    { key: 'confirmation.voucher', icon: print, route: 'voucher', isShown: isConfirmed },
    { key: 'confirmation.calendar', icon: calendar, route: 'calendarFile', isShown: isConfirmed },
    {
      key: 'confirmation.claim',
      icon: tag,
      route: 'priceClaim',
      isShown: canClaim && claims.held.includes('price'),
    },
    { key: 'confirmation.cancel', icon: cancel, route: 'cancelTrip', isShown: canCancel },
  ] as const
  return (
    <nav
      className={`${styles.panel} ${styles.unprinted}`}
      aria-label={text('confirmation.actions')}
    >
      <ul className={bookingActionsStyles.actions}>
        {actions
          .filter(({ isShown }) => isShown)
          .map(({ key, icon, route }) => (
            <li key={key}>
              <a className={bookingActionsStyles.action} href={pathOf(site, route, { locator })}>
                <Icon of={icon} />
                {text(key)}
              </a>
            </li>
          ))}
        <li>
          <a className={bookingActionsStyles.action} href={pathOf(site, 'trips')}>
            <Icon of={list} />
            {text('nav.trips')}
          </a>
        </li>
      </ul>
    </nav>
  )
}
