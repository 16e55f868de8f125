/** A journey with its fares side by side: what each includes, and what everybody pays for it. */
import { Icon } from '../../../../ui/icon.tsx'
import chevron from 'icon:chevron-right'
import { usePage } from '../../../../ui/page-context.tsx'
import type { ShownRow } from '../rules/shown-flights.ts'
import { BrandTermList } from './brand-terms.tsx'
import { JourneyFacts, JourneyLegs, JourneyLine } from './journey.tsx'
import buttons from '../../../../ui/button.module.css'
import spoken from '../../../../ui/spoken.module.css'
import styles from './flight-row.module.css'

/** So few seats are worth telling. */
const FEW_SEATS = 5

interface FlightRowProps {
  row: ShownRow
  /** It is the last way: what is shown is the whole price, otherwise the least. */
  isLast: boolean
}

export function FlightRow({ row, isLast }: FlightRowProps) {
  const { text } = usePage()
  const { journey, brands } = row
  return (
    <li className={styles.row}>
      <div className={styles.journey}>
        <h2 className={spoken.text}>
          {journey.from.time} – {journey.to.time}, {journey.airlines.join(', ')}
        </h2>
        <JourneyLine journey={journey} />
        <JourneyFacts journey={journey} />
        {journey.seatsLeft <= FEW_SEATS && (
          <p className={styles.seats}>{text('flights.seats-left', { count: journey.seatsLeft })}</p>
        )}
        <details className={styles.details}>
          <summary>{text('flights.details')}</summary>
          <JourneyLegs legs={journey.legs} />
        </details>
      </div>
      <ul className={styles.brands}>
        {brands.map(({ brand, total, perPerson, href }) => (
          <li key={brand} className={styles.brand}>
            <h3 className={styles.name}>{text(`flights.brand.${brand}`)}</h3>
            <div className={styles.terms}>
              <BrandTermList brand={brand} />
            </div>
            <p className={styles.price}>
              {!isLast && <span className={styles.note}>{text('flights.from')}</span>}
              <strong className={styles.total}>{total}</strong>
              {perPerson !== total && (
                <span className={styles.note}>
                  {text('flights.per-person', { price: perPerson })}
                </span>
              )}
            </p>
            <a className={`${buttons.primary} ${styles.choose}`} href={href} rel="nofollow">
              {text('flights.choose')}
              <span className={spoken.text}>
                {' '}
                {text('flights.choose.name', {
                  brand: text(`flights.brand.${brand}`),
                  time: journey.from.time,
                })}
              </span>
              <Icon of={chevron} size={18} />
            </a>
          </li>
        ))}
      </ul>
    </li>
  )
}
