/** What was chosen and is kept for a while, before anybody is asked for a name or a card. */
import { type ReactNode, useCallback } from 'react'
import { byTrip } from '../../rules/one-trip.ts'
import { pathOf } from '../../../site/routes.ts'
import { isLinked } from '../../../site/sections.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { CsrfField } from '../../../ui/form/csrf-field.tsx'
import { PageFrame } from '../../../rendering/pages/shell/page-frame.tsx'
import buttons from '../../../ui/button.module.css'
import { MessageBox } from '../../../ui/message-box.tsx'
import styles from './booking-page.module.css'
import { type CartNotice, CartNoticeBox } from './cart-notice.tsx'
import { Illustration } from '../../../rendering/pages/shell/illustration.tsx'
import emptyCartStyles from './empty-cart.module.css'
import { HoldClock, RenewButton, type ShownHold } from './hold-clock.tsx'
import trash from 'icon:trash-2'
import spoken from '../../../ui/spoken.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { REMOVE_FIELD } from '../../../site/booking-fields.ts'
import type { ShownLine } from '../../../products/line.ts'
import { LineCard } from './line-card.tsx'
import { TotalPanel } from './total-panel.tsx'

export interface CartPageData {
  items: { id: string; line: ShownLine }[]
  /** Of the item whose time is over first; null when nothing is kept. */
  hold: ShownHold | null
  notice: CartNotice | null
  /** The last choice has taken the place of an earlier one, which had the last rooms. */
  hasReplaced?: boolean
}

export function CartPage({ items, hold, notice, hasReplaced = false }: CartPageData) {
  const { site, text } = usePage()
  const isStays = items.every(({ line }) => line.isStay)
  // The server knows whether the rooms are gone, and says so.
  const onEnd = useCallback(() => location.replace(pathOf(site, 'cart')), [site])
  return (
    <PageFrame>
      <div className={styles.page}>
        <h1 className={styles.title}>{text('cart.title')}</h1>
        {notice && <CartNoticeBox notice={notice} />}
        {hasReplaced && <MessageBox kind="info" title={text('cart.replaced')} />}
        {items.length === 0 ? (
          <EmptyCart />
        ) : (
          <div className={styles.columns}>
            <div className={styles.column}>
              {hold && (
                <form method="post" action={pathOf(site, 'cart')}>
                  <CsrfField />
                  <HoldClock {...hold} isStays={isStays} onEnd={onEnd} />
                  <RenewButton {...hold} isStays={isStays} />
                </form>
              )}
              {byTrip(items.map(({ id, line }) => ({ id, line, tripId: line.tripId }))).map(
                (trip) => (
                  <Trip key={trip[0]!.id} lines={trip.map(({ line }) => line)}>
                    <RemoveForm
                      id={trip[0]!.id}
                      name={trip.map(({ line }) => line.title).join(', ')}
                    />
                  </Trip>
                ),
              )}
            </div>
            <div className={styles.aside}>
              <TotalPanel lines={items.map(({ line }) => line)} hasDueLines>
                <a className={`${buttons.primary} ${styles.wide}`} href={pathOf(site, 'checkout')}>
                  {text('cart.checkout')}
                </a>
                <a
                  className={`${buttons.plain} ${styles.wide}`}
                  href={pathOf(site, isStays ? 'hotelHome' : 'home')}
                >
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

/** What is bought as one has one button. */
function Trip({ lines, children }: { lines: readonly ShownLine[]; children: ReactNode }) {
  const { text } = usePage()
  if (lines.length === 1) return <LineCard line={lines[0]!}>{children}</LineCard>
  return (
    <section className={styles.panel} aria-label={text('checkout.trip')}>
      <p className={styles.note}>{text('checkout.trip')}</p>
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same line may stand here twice
        <LineCard key={at} line={line} />
      ))}
      {children}
    </section>
  )
}

function EmptyCart() {
  const { site, text } = usePage()
  return (
    <div className={emptyCartStyles.empty}>
      <Illustration of="lost" />
      <div className={emptyCartStyles.words}>
        <p className={emptyCartStyles.text}>{text('cart.empty')}</p>
        <a className={buttons.primary} href={pathOf(site, 'hotelHome')}>
          {text('cart.search')}
        </a>
        {isLinked(site, 'flightHome') && (
          <a className={buttons.quiet} href={pathOf(site, 'flightHome')}>
            {text('flights.submit')}
          </a>
        )}
        <a className={buttons.quiet} href={pathOf(site, 'trips')}>
          {text('nav.trips')}
        </a>
      </div>
    </div>
  )
}

/** Takes one line out of the cart, and frees what it kept at once. */
function RemoveForm({ id, name }: { id: string; name: string }) {
  const { site, text } = usePage()
  return (
    <form method="post" action={pathOf(site, 'cart')}>
      <CsrfField />
      <button type="submit" className={buttons.plain} name={REMOVE_FIELD} value={id}>
        <Icon of={trash} size={18} />
        {text('cart.remove')}
        <span className={spoken.text}>: {name}</span>
      </button>
    </form>
  )
}
