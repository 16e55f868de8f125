/** A whole trip, before it goes into the cart: legs, the fare and its terms, and the price. */
import { useEffect, useRef, useState } from 'react'
import { CHECKOUT_TOKEN_FIELD } from '../../../../booking/rules/checkout-token.ts'
import { PageFrame } from '../../../../rendering/pages/shell/page-frame.tsx'
import { type CurrencyCode, formatMoney, type MinorUnits } from '../../../../site/money.ts'
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
import { BOOK_FORM, chosenExtras, TripExtras } from './trip-extras.tsx'
import buttons from '../../../../ui/button.module.css'
import styles from './flight-trip-page.module.css'

interface FlightTripPageProps {
  data: TripData
  /** What is charged without extras. */
  price: MinorUnits
  currency: CurrencyCode
  /** Signed: what the book button promises. Empty while nothing can be booked. */
  checkoutToken: string
  /** The same seats at two fares, where that costs less. */
  split: { token: string; saves: string } | null
}

export function FlightTripPage({ data, ...book }: FlightTripPageProps) {
  return (
    <PageFrame>
      <AsWritten id="flight-trip">{import.meta.env.SSR && <Trip data={data} />}</AsWritten>
      <BookTrip {...book} />
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
        <section className={styles.card} aria-labelledby="extras">
          <h2 id="extras">{text('flight-extras.title')}</h2>
          <TripExtras extras={data.extras} />
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

/**
 * Posts the signed choice to the cart, with the extras that are chosen above it. Their prices are
 * the server's; here they are only added up.
 */
function BookTrip({ price, currency, checkoutToken, split }: Omit<FlightTripPageProps, 'data'>) {
  const { site, text } = usePage()
  const [isBooking, setBooking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [added, setAdded] = useState(0)
  useEffect(() => {
    const addUp = () => form.current && setAdded(chosenExtras(form.current))
    // Somebody may have chosen before the page came to life.
    addUp()
    document.addEventListener('change', addUp)
    return () => document.removeEventListener('change', addUp)
  }, [])
  if (checkoutToken === '' || !isLinked(site, 'cart')) return null
  return (
    <form
      id={BOOK_FORM}
      ref={form}
      className={styles.book}
      method="post"
      action={pathOf(site, 'cart')}
      onSubmit={() => setBooking(true)}
    >
      <CsrfField />
      <strong className={styles.bookTotal} aria-live="polite">
        {formatMoney(price + added, currency)}
      </strong>
      <button
        type="submit"
        className={buttons.primary}
        name={CHECKOUT_TOKEN_FIELD}
        value={checkoutToken}
      >
        {text('flights.book')}
      </button>
      {split && (
        <button
          type="submit"
          className={`${buttons.quiet} ${styles.bookSplit}`}
          name={CHECKOUT_TOKEN_FIELD}
          value={split.token}
        >
          {text('flight-extras.buy-split', { saves: split.saves })}
        </button>
      )}
      <Splash kind="booking" isShown={isBooking} />
    </form>
  )
}
