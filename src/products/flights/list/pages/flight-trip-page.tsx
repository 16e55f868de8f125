/** A whole trip, before it goes into the cart: legs, the fare and its terms, and the price. */
import { useState } from 'react'
import { CHECKOUT_TOKEN_FIELD } from '../../../../booking/rules/checkout-token.ts'
import { PageFrame } from '../../../../rendering/pages/shell/page-frame.tsx'
import { pathOf } from '../../../../site/routes.ts'
import { isLinked } from '../../../../site/sections.ts'
import { AsWritten } from '../../../../ui/as-written.tsx'
import { CsrfField } from '../../../../ui/form/csrf-field.tsx'
import { usePage } from '../../../../ui/page-context.tsx'
import { Splash } from '../../../../ui/splash/splash.tsx'
import type { TripData } from '../rules/shown-flights.ts'
import { BrandTermList } from './brand-terms.tsx'
import { JourneyFacts, JourneyLegs, JourneyLine, SelfTransferWarning } from './journey.tsx'
import { TripBar } from './trip-bar.tsx'
import buttons from '../../../../ui/button.module.css'
import styles from './flight-trip-page.module.css'

interface FlightTripPageProps {
  data: TripData
  /** What is charged, beside the button that says yes to it. */
  total: string
  /** Signed: what the book button promises. Empty while nothing can be booked. */
  checkoutToken: string
}

export function FlightTripPage({ data, total, checkoutToken }: FlightTripPageProps) {
  return (
    <PageFrame>
      <AsWritten id="flight-trip">{import.meta.env.SSR && <Trip data={data} />}</AsWritten>
      <BookTrip total={total} checkoutToken={checkoutToken} />
    </PageFrame>
  )
}

function Trip({ data }: { data: TripData }) {
  const { text } = usePage()
  const { search, journeys, split } = data
  const [first] = search.ways
  const last = search.kind === 'several' ? search.ways.at(-1)! : first!
  return (
    <>
      <TripBar search={search} />
      <div className={styles.page}>
        <h1 className={styles.title}>
          {text('flights.trip.title', { from: first!.fromCity, to: last.toCity })}
        </h1>
        {journeys.map(({ way, journey, changeHref }) => (
          <section key={way} className={styles.card} aria-labelledby={`way-${way}`}>
            <div className={styles.head}>
              <h2 id={`way-${way}`}>
                {text('flights.from-to', { from: journey.from.city, to: journey.to.city })}
                <span className={styles.day}> {journey.from.day}</span>
              </h2>
              <a href={changeHref} rel="nofollow">
                {text('flights.change')}
              </a>
            </div>
            <JourneyLine journey={journey} />
            <JourneyFacts journey={journey} />
            {journey.isSelfTransfer && <SelfTransferWarning />}
            <JourneyLegs legs={journey.legs} />
          </section>
        ))}
        <section className={styles.card} aria-labelledby="fare">
          <h2 id="fare">{text('flights.trip.fare')}</h2>
          <ul className={styles.brands}>
            {data.brands.map(({ brand, total, href }) => (
              <li
                key={brand}
                className={styles.brand}
                data-chosen={brand === data.brand || undefined}
              >
                <a
                  className={styles.brandLink}
                  href={href}
                  rel="nofollow"
                  aria-current={brand === data.brand ? 'true' : undefined}
                >
                  <strong>{text(`flights.brand.${brand}`)}</strong>
                  <span>{total}</span>
                </a>
                <BrandTermList brand={brand} />
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.card} aria-labelledby="price">
          <h2 id="price">{text('flights.trip.price')}</h2>
          <dl className={styles.people}>
            {data.people.map(({ kind, count, sum }) => (
              <div key={kind} className={styles.person}>
                <dt>{text(`flights.people.${kind}`, { count })}</dt>
                <dd>{sum}</dd>
              </div>
            ))}
            <div className={`${styles.person} ${styles.total}`}>
              <dt>{text('flights.trip.total')}</dt>
              <dd>{data.total}</dd>
            </div>
          </dl>
          <p className={styles.note}>
            {text('flights.per-person', { price: data.perPerson })} · {text('flights.trip.taxes')}
          </p>
          {split && <p className={styles.split}>{text('flights.split', { ...split })}</p>}
          <p className={styles.note}>
            <a href={data.rightsHref} rel="noopener">
              {text('flights.rights')}
            </a>
          </p>
        </section>
      </div>
    </>
  )
}

/** Posts the signed choice to the cart. What it sends is signed, so the price cannot change on the way. */
function BookTrip({ total, checkoutToken }: Omit<FlightTripPageProps, 'data'>) {
  const { site, text } = usePage()
  const [isBooking, setBooking] = useState(false)
  if (checkoutToken === '' || !isLinked(site, 'cart')) return null
  return (
    <form
      className={styles.book}
      method="post"
      action={pathOf(site, 'cart')}
      onSubmit={() => setBooking(true)}
    >
      <CsrfField />
      <input type="hidden" name={CHECKOUT_TOKEN_FIELD} value={checkoutToken} />
      <strong className={styles.bookTotal}>{total}</strong>
      <button type="submit" className={buttons.primary}>
        {text('flights.book')}
      </button>
      <Splash kind="booking" isShown={isBooking} />
    </form>
  )
}
