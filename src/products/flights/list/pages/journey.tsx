/** One journey: its times and stops in a line, and its legs one below the other. */
import { usePage } from '../../../../ui/page-context.tsx'
import { hoursAndMinutes } from '../rules/flight-words.ts'
import type { ShownEnd, ShownJourney, ShownLeg } from '../rules/shown-flights.ts'
import spoken from '../../../../ui/spoken.module.css'
import styles from './journey.module.css'

export function useDuration(): (minutes: number) => string {
  const { text } = usePage()
  return (total) => {
    const { hours, minutes } = hoursAndMinutes(total)
    return text('flights.duration', { hours, minutes })
  }
}

export function JourneyLine({ journey }: { journey: ShownJourney }) {
  const { text } = usePage()
  const duration = useDuration()
  const { from, to, daysLater, legs } = journey
  const layovers = legs.flatMap(({ layover }) => (layover ? [layover] : []))
  return (
    <div className={styles.line}>
      <p className={styles.end}>
        <span className={styles.time}>{from.time}</span>
        <span className={styles.code}>
          {from.code} <span className={styles.city}>{from.city}</span>
        </span>
      </p>
      <div className={styles.between}>
        <span>{duration(journey.minutes)}</span>
        <span className={styles.track} data-stops={layovers.length} aria-hidden>
          {layovers.map(({ lands }) => (
            <i key={lands} />
          ))}
        </span>
        <span className={styles.stops} data-direct={layovers.length === 0 || undefined}>
          {text('flights.stops', { count: layovers.length })}
        </span>
      </div>
      <p className={`${styles.end} ${styles.arrival}`}>
        <span className={styles.time}>
          {to.time}
          {daysLater !== 0 && (
            <sup className={styles.days}>
              <span aria-hidden>{daysLater > 0 ? `+${daysLater}` : daysLater}</span>
              <span className={spoken.text}>
                {' '}
                {text('flights.days-later', { days: daysLater })}
              </span>
            </sup>
          )}
        </span>
        <span className={styles.code}>
          {to.code} <span className={styles.city}>{to.city}</span>
        </span>
      </p>
      {layovers.length > 0 && (
        <ul className={styles.vias}>
          {layovers.map(({ lands, city, minutes }) => (
            <li key={lands}>
              {text('flights.layover', {
                place: `${city} (${lands})`,
                duration: duration(minutes),
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Who sells and who flies, and what it emits. */
export function JourneyFacts({ journey }: { journey: ShownJourney }) {
  const { text } = usePage()
  const { airlines, operators, co2Kg } = journey
  return (
    <p className={styles.facts}>
      <strong>{airlines.join(', ')}</strong>
      {operators.map((airline) => (
        <span key={airline}>{text('flights.operated', { airline })}</span>
      ))}
      <span>{text('flights.co2', { kg: Math.round(co2Kg) })}</span>
    </p>
  )
}

export function SelfTransferWarning() {
  const { text } = usePage()
  return (
    <p className={styles.warning}>
      <strong>{text('flights.self-transfer')}</strong> {text('flights.self-transfer.text')}
    </p>
  )
}

export function JourneyLegs({ legs }: { legs: readonly ShownLeg[] }) {
  return (
    <ol className={styles.legs}>
      {legs.map((leg) => (
        <Leg key={`${leg.number} ${leg.from.day}`} leg={leg} />
      ))}
    </ol>
  )
}

function Leg({ leg }: { leg: ShownLeg }) {
  const { text } = usePage()
  const duration = useDuration()
  const { from, to, number, airline, operator, aircraft, cabin, minutes, layover } = leg
  const facts = [
    number,
    airline,
    ...(operator ? [text('flights.operated', { airline: operator })] : []),
    aircraft,
    text(`flights.cabin.${cabin}`),
  ]
  return (
    <li className={styles.leg}>
      <End end={from} />
      <p className={styles.flight}>
        <span>{duration(minutes)}</span>
        <span>{facts.join(' · ')}</span>
      </p>
      <End end={to} />
      {layover && (
        <p className={styles.layover} data-warns={layover.isSelfTransfer || undefined}>
          {layover.lands === layover.leaves
            ? text('flights.layover.stay', {
                place: layover.city,
                duration: duration(layover.minutes),
              })
            : text('flights.layover.change', {
                from: layover.lands,
                to: layover.leaves,
                duration: duration(layover.minutes),
              })}
        </p>
      )}
    </li>
  )
}

function End({ end }: { end: ShownEnd }) {
  const { text } = usePage()
  const { time, day, city, airport, code, terminal } = end
  return (
    <p className={styles.stop}>
      <span className={styles.stopTime}>
        <strong>{time}</strong>
        <span>{day}</span>
      </span>
      <span className={styles.stopPlace}>
        <strong>
          {city} ({code})
        </strong>
        <span>
          {airport}
          {terminal > 0 && ` · ${text('flights.terminal', { number: String(terminal) })}`}
        </span>
      </span>
    </p>
  )
}
