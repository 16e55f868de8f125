/** What was chosen and is kept for a while, before anybody is asked for a name or a card. */
import { useCallback } from 'react'
import type { Day } from '../../core/calendar-day.ts'
import { pathOf } from '../../core/routes.ts'
import { usePage } from '../page-context.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import buttons from '../ui/button.module.css'
import styles from './booking-page.module.css'
import { type CartNotice, CartNoticeBox } from './cart-notice.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { HoldClock } from './hold-clock.tsx'
import { RemoveForm } from './remove-form.tsx'
import type { ShownStay } from './shown-stay.ts'
import { StayCard } from './stay-card.tsx'
import { TotalPanel } from './total-panel.tsx'

export interface CartPageData {
  items: { id: string; stay: ShownStay }[]
  /** Of the item whose time is over first; null when nothing is kept. */
  hold: { until: string; secondsLeft: number } | null
  notice: CartNotice | null
  today: Day
}

export function CartPage({ items, hold, notice, today }: CartPageData) {
  const { site, text } = usePage()
  // The server knows whether the rooms are gone, and says so.
  const onEnd = useCallback(() => location.replace(pathOf(site, 'cart')), [site])
  return (
    <PageFrame>
      <div className={styles.page}>
        <h1 className={styles.title}>{text('cart.title')}</h1>
        {notice && <CartNoticeBox notice={notice} />}
        {items.length === 0 ? (
          <EmptyCart />
        ) : (
          <div className={styles.columns}>
            <div className={styles.column}>
              {hold && <HoldClock {...hold} onEnd={onEnd} />}
              {items.map(({ id, stay }) => (
                <StayCard key={id} stay={stay} today={today}>
                  <RemoveForm id={id} name={stay.hotelName} />
                </StayCard>
              ))}
            </div>
            <div className={styles.aside}>
              <TotalPanel stays={items.map(({ stay }) => stay)} hasDueLines>
                <a className={`${buttons.primary} ${styles.wide}`} href={pathOf(site, 'checkout')}>
                  {text('cart.checkout')}
                </a>
                <a className={`${buttons.plain} ${styles.wide}`} href={pathOf(site, 'hotelHome')}>
                  {text('cart.continue')}
                </a>
              </TotalPanel>
            </div>
          </div>
        )}
      </div>
    </PageFrame>
  )
}
