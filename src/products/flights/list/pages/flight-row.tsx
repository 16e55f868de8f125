/**
 * A journey to scan: its times, and what it costs. Beside each other the fares say in pictures what
 * they include; on phones the cheapest stands alone, and the others are folded.
 */
import { Icon } from '../../../../ui/icon.tsx'
import chevron from 'icon:chevron-right'
import { usePage } from '../../../../ui/page-context.tsx'
import type { ShownBrandPrice, ShownJourney, ShownRow } from '../rules/shown-flights.ts'
import { BrandIcons, BrandTermList } from './brand-terms.tsx'
import { JourneyFacts, JourneyLegs, JourneyLine, SelfTransferWarning } from './journey.tsx'
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

export function FlightRow({ row: { journey, brands }, isLast }: FlightRowProps) {
  const { text } = usePage()
  const [cheapest] = brands
  return (
    <li className={styles.row}>
      <div className={styles.journey}>
        <h2 className={spoken.text}>
          {journey.from.time} – {journey.to.time}, {journey.airlines.join(', ')}
        </h2>
        <JourneyLine journey={journey} />
        <div className={styles.facts}>
          <JourneyFacts journey={journey} />
          {journey.seatsLeft <= FEW_SEATS && (
            <p className={styles.seats}>
              {text('flights.seats-left', { count: journey.seatsLeft })}
            </p>
          )}
        </div>
      </div>
      {journey.isSelfTransfer && (
        <div className={styles.warning}>
          <SelfTransferWarning />
        </div>
      )}
      {cheapest && (
        <div className={styles.cheapest}>
          <div>
            <p className={styles.name}>{text(`flights.brand.${cheapest.brand}`)}</p>
            <BrandIcons brand={cheapest.brand} />
          </div>
          <Price price={cheapest} isLeast={!isLast} />
          <Choose price={cheapest} journey={journey} />
        </div>
      )}
      <div className={styles.folds}>
        <details className={styles.details}>
          <summary>{text('flights.details')}</summary>
          <JourneyLegs legs={journey.legs} />
          <ul className={styles.conditions}>
            {brands.map(({ brand }) => (
              <li key={brand}>
                <h3 className={styles.name}>{text(`flights.brand.${brand}`)}</h3>
                <BrandTermList brand={brand} />
              </li>
            ))}
          </ul>
        </details>
        <details className={styles.fares}>
          <summary>{text('flights.fares')}</summary>
          <ul className={styles.brands}>
            {brands.map((price) => (
              <li key={price.brand} className={styles.brand}>
                <h3 className={styles.name}>{text(`flights.brand.${price.brand}`)}</h3>
                <BrandIcons brand={price.brand} />
                <Price price={price} isLeast={!isLast} />
                <Choose price={price} journey={journey} />
              </li>
            ))}
          </ul>
        </details>
      </div>
    </li>
  )
}

function Price({ price, isLeast }: { price: ShownBrandPrice; isLeast: boolean }) {
  const { text } = usePage()
  const { total, perPerson } = price
  return (
    <p className={styles.price}>
      <span className={styles.sum}>
        {isLeast && <span className={styles.note}>{text('flights.from')} </span>}
        <strong className={styles.total}>{total}</strong>
      </span>
      {perPerson !== total && (
        <span className={styles.note}>{text('flights.per-person', { price: perPerson })}</span>
      )}
    </p>
  )
}

function Choose({ price, journey }: { price: ShownBrandPrice; journey: ShownJourney }) {
  const { text } = usePage()
  return (
    <a className={`${buttons.primary} ${styles.choose}`} href={price.href} rel="nofollow">
      {text('flights.choose')}
      <span className={spoken.text}>
        {' '}
        {text('flights.choose.name', {
          brand: text(`flights.brand.${price.brand}`),
          time: journey.from.time,
        })}
      </span>
      <Icon of={chevron} size={18} />
    </a>
  )
}
