/** Everywhere that can be reached from a place, the cheapest countries first. */
import { PageFrame } from '../../../../rendering/pages/shell/page-frame.tsx'
import { FLIGHT_FIELDS } from '../../search/rules/flight-fields.ts'
import { pathOf } from '../../../../site/routes.ts'
import { AsWritten } from '../../../../ui/as-written.tsx'
import { usePage } from '../../../../ui/page-context.tsx'
import type { AnywhereData } from '../rules/shown-flights.ts'
import { PlaceList } from './place-list.tsx'
import buttons from '../../../../ui/button.module.css'
import styles from './flight-anywhere-page.module.css'

export function FlightAnywherePage({ data }: { data: AnywhereData }) {
  return (
    <PageFrame>
      <AsWritten id="flight-anywhere">{import.meta.env.SSR && <Anywhere data={data} />}</AsWritten>
    </PageFrame>
  )
}

function Anywhere({ data }: { data: AnywhereData }) {
  const { site, text } = usePage()
  const fields = [
    { name: FLIGHT_FIELDS.from, label: text('form.origin'), value: data.fromText },
    { name: FLIGHT_FIELDS.departure, label: text('form.departure'), value: data.departure },
    { name: FLIGHT_FIELDS.return, label: text('form.return'), value: data.return },
  ]
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{text('flights.anywhere.title', { place: data.fromCity })}</h1>
      <p className={styles.subtitle}>{text('flights.ideas.text', { dates: data.dates })}</p>
      <form className={styles.form} method="get" action={pathOf(site, 'flightAnywhere')}>
        {fields.map(({ name, label, value }) => (
          <label key={name} className={styles.field}>
            <span>{label}</span>
            <input type="text" name={name} defaultValue={value} autoComplete="off" />
          </label>
        ))}
        <button type="submit" className={buttons.primary}>
          {text('flights.submit')}
        </button>
      </form>
      <p className={styles.subtitle}>{text('flights.anywhere.count', { count: data.count })}</p>
      {data.countries.map(({ name, cheapest, places }, at) => (
        // A thousand places open would be a hundred screens.
        <details key={name} open={at === 0}>
          <summary className={styles.open}>
            <h2 className={styles.country}>
              {name} <span>{text('flights.from-price', { price: cheapest })}</span>
            </h2>
          </summary>
          <PlaceList places={places} />
        </details>
      ))}
    </div>
  )
}
