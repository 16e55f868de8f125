/** What is searched, above the pages of a search: where, when, who, and how to change it. */
import arrowLeft from 'icon:arrow-left'
import { Icon } from '../../../../ui/icon.tsx'
import { usePage } from '../../../../ui/page-context.tsx'
import type { ShownSearch } from '../rules/shown-flights.ts'
import styles from './trip-bar.module.css'

export function TripBar({ search }: { search: ShownSearch }) {
  const { text } = usePage()
  const { ways, kind, passengers, cabin, changeHref } = search
  const count = passengers.adults + passengers.children + passengers.infants
  const [first] = ways
  const last = kind === 'several' ? ways.at(-1)! : first!
  const facts = [
    [text('flights.route'), text('flights.from-to', { from: first!.fromCity, to: last.toCity })],
    [text('flights.dates'), ways.map(({ day }) => day).join(' – ')],
    [
      text('flights.passengers'),
      text('flights.passengers.summary', { count, cabin: text(`flights.cabin.${cabin}`) }),
    ],
  ] as const
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <a className={styles.back} href={changeHref} aria-label={text('flights.change-search')}>
          <Icon of={arrowLeft} />
        </a>
        {/* On phones it scrolls, so it must be something that keys reach. */}
        <a className={styles.facts} href={changeHref}>
          {facts.map(([label, value]) => (
            <span key={label} className={styles.fact}>
              <span className={styles.label}>{label}</span>
              <strong>{value}</strong>
            </span>
          ))}
        </a>
        <a className={styles.change} href={changeHref}>
          {text('flights.change-search')}
        </a>
      </div>
    </div>
  )
}
