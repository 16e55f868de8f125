/**
 * What is bought, beside the fields or before the button: enough to be sure, with nothing to click
 * away from it.
 */
import type { Day } from '../../../site/calendar-day.ts'
import type { ShownStay } from '../cart/shown-stay.ts'
import page from '../cart/booking-page.module.css'
import { StayFacts } from '../cart/stay-facts.tsx'
import { StayTerms } from '../../../products/hotels/rates/pages/stay-terms.tsx'
import { TotalPanel } from '../cart/total-panel.tsx'
import { pathOf } from '../../../site/routes.ts'
import { usePage } from '../../../ui/page-context.tsx'
import buttons from '../../../ui/button.module.css'
import styles from './bought-stays.module.css'

export function BoughtStays({ stays, today }: { stays: readonly ShownStay[]; today: Day }) {
  const { site, text } = usePage()
  return (
    <div className={page.column}>
      <TotalPanel stays={stays}>
        <a className={buttons.plain} href={pathOf(site, 'cart')}>
          {text('checkout.to-cart')}
        </a>
      </TotalPanel>
      {stays.map((stay, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same stay may stand here twice
        <section key={index} className={page.panel}>
          {stay.photo && (
            <img className={styles.photo} src={stay.photo} alt="" width="360" height="240" />
          )}
          <div>
            <h3 className={styles.name}>{stay.hotelName}</h3>
            <p className={page.note}>{stay.address}</p>
          </div>
          <StayFacts stay={stay} />
          <StayTerms stay={stay} today={today} />
        </section>
      ))}
    </div>
  )
}
