/** Voucher, calendar, cancelling, and the best-price guarantee while it lasts. */
import print from 'icon:printer'
import calendar from 'icon:calendar-plus'
import cancel from 'icon:circle-x'
import tag from 'icon:badge-percent'
import list from 'icon:luggage'
import { pathOf } from '../../../site/routes.ts'
import page from '../cart/booking-page.module.css'
import { usePage } from '../../../ui/page-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './booking-actions.module.css'
import type { ConfirmationPageData } from './confirmation-page.tsx'

export function BookingActions({ booking, canCancel, canClaim }: ConfirmationPageData) {
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
    <nav className={`${page.panel} ${page.unprinted}`} aria-label={text('confirmation.actions')}>
      <ul className={styles.actions}>
        {actions
          .filter(({ isShown }) => isShown)
          .map(({ key, icon, route }) => (
            <li key={key}>
              <a className={styles.action} href={pathOf(site, route, { locator })}>
                <Icon of={icon} />
                {text(key)}
              </a>
            </li>
          ))}
        <li>
          <a className={styles.action} href={pathOf(site, 'trips')}>
            <Icon of={list} />
            {text('nav.trips')}
          </a>
        </li>
      </ul>
    </nav>
  )
}
