/** What is shown at the reception: on paper, or on the screen of a telephone. */
import print from 'icon:printer'
import { pathOf } from '../../../site/routes.ts'
import page from '../cart/booking-page.module.css'
import { LineFacts } from '../cart/line-facts.tsx'
import { LineTerms } from '../cart/line-terms.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { brandName } from '../../../site/brand-names.ts'
import { PageFrame } from '../../../rendering/pages/shell/page-frame.tsx'
import buttons from '../../../ui/button.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { BookingFacts, Locator, PaymentLines } from './booking-facts.tsx'
import type { ShownBooking } from './shown-booking.ts'
import styles from './voucher-page.module.css'

export interface VoucherPageData {
  booking: ShownBooking
}

export function VoucherPage({ booking }: VoucherPageData) {
  const { site, text } = usePage()
  const canPrint = useHydrated()
  const { locator } = booking
  const lines = booking.lines.filter(({ isEnded }) => !isEnded)
  const isStays = lines.every(({ isStay }) => isStay)
  return (
    <PageFrame>
      <div className={`${page.page} ${page.narrow}`}>
        <div className={`${page.actions} ${page.unprinted}`}>
          {canPrint && (
            <button type="button" className={buttons.primary} onClick={() => window.print()}>
              <Icon of={print} />
              {text('confirmation.print')}
            </button>
          )}
          <a className={buttons.quiet} href={pathOf(site, 'confirmation', { locator })}>
            {text('trips.back')}
          </a>
        </div>
        <article className={styles.voucher}>
          <header className={styles.head}>
            <div>
              <p className={page.note}>{brandName(site)}</p>
              <h1 className={styles.title}>
                {text(isStays ? 'confirmation.voucher.title' : 'checkout.any.voucher')}
              </h1>
            </div>
            <Locator locator={locator} />
          </header>
          {lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same line may stand here twice
            <section key={index} className={styles.stay}>
              <div>
                <h2 className={page.subtitle}>{line.title}</h2>
                <p>{line.place}</p>
              </div>
              <LineFacts
                facts={line.facts}
                travellers={line.guests.map((name, at) =>
                  [name, line.documents?.[at]].filter(Boolean).join(' · '),
                )}
              />
              <LineTerms {...line} />
            </section>
          ))}
          <section className={styles.stay}>
            <PaymentLines booking={booking} />
          </section>
          <section className={styles.stay}>
            <BookingFacts booking={booking} isWithoutGuests />
            <p className={page.note}>
              {text(isStays ? 'confirmation.voucher.text' : 'checkout.any.voucher-text')}
            </p>
          </section>
        </article>
      </div>
    </PageFrame>
  )
}
