/**
 * The list of journeys of the next way. The server writes it and the browser leaves it as it is:
 * filters, orders and pages are links and a form, whose boxes scripts send as soon as they change.
 */
import { PageFrame } from '../../../../rendering/pages/shell/page-frame.tsx'
import { AsWritten } from '../../../../ui/as-written.tsx'
import { usePage } from '../../../../ui/page-context.tsx'
import type { FlightResultsData, ShownChoice } from '../rules/shown-flights.ts'
import { FlightFilters } from './flight-filters.tsx'
import { FlightRow } from './flight-row.tsx'
import { JourneyLine, useDuration } from './journey.tsx'
import { TripBar } from './trip-bar.tsx'
import { useFiltersAtOnce } from './use-filters-at-once.ts'
import buttons from '../../../../ui/button.module.css'
import styles from './flight-results-page.module.css'

export function FlightResultsPage({ data }: { data: FlightResultsData }) {
  useFiltersAtOnce()
  return (
    <PageFrame>
      <AsWritten id="flight-results">{import.meta.env.SSR && <Results data={data} />}</AsWritten>
    </PageFrame>
  )
}

function Results({ data }: { data: FlightResultsData }) {
  const { text } = usePage()
  const { search, way, rows, total, filterCount } = data
  const { fromCity, toCity } = search.ways[way]!
  const { adults, children, infants } = search.passengers
  return (
    <>
      <TripBar search={search} />
      <div className={styles.layout}>
        <div className={styles.head}>
          {data.isGone && <p className={styles.notice}>{text('flights.gone')}</p>}
          {data.chosen.length > 0 && <ChosenWays choices={data.chosen} />}
          <h1 className={styles.title}>
            {text('flights.choose-way', { from: fromCity, to: toCity })}
          </h1>
          <p className={styles.subtitle}>
            {text('flights.count', { count: total })} ·{' '}
            {text('flights.price-note', { count: adults + children + infants })}
          </p>
        </div>
        {data.all > 0 && (
          <div className={styles.tools}>
            <aside className={styles.aside}>
              <FlightFilters data={data} />
            </aside>
            {data.datesHref && (
              <a className={styles.dates} href={data.datesHref} rel="nofollow">
                {text('flights.dates.link')}
              </a>
            )}
          </div>
        )}
        <div className={styles.main}>
          {data.all > 0 && <SortBar data={data} />}
          {data.split && <p className={styles.split}>{text('flights.split', { ...data.split })}</p>}
          {rows.length > 0 ? (
            <ol className={styles.rows}>
              {rows.map((row) => (
                <FlightRow key={row.key} row={row} isLast={way + 1 === search.ways.length} />
              ))}
            </ol>
          ) : (
            <div className={styles.none}>
              <p>{text(data.all > 0 ? 'flights.none.filters' : 'flights.none.day')}</p>
              <p>
                {filterCount > 0 && (
                  <a className={buttons.quiet} href={data.clearHref}>
                    {text('flights.filters.clear')}
                  </a>
                )}
                {data.all === 0 && !data.nearby.isOn && (
                  <a className={buttons.quiet} href={data.nearby.href} rel="nofollow">
                    {text('flights.nearby')}
                  </a>
                )}
                {data.all === 0 && !data.selfTransfer.isOn && (
                  <a className={buttons.quiet} href={data.selfTransfer.href} rel="nofollow">
                    {text('flights.self-transfer.switch')}
                  </a>
                )}
                {data.datesHref && (
                  <a className={buttons.quiet} href={data.datesHref}>
                    {text('flights.dates.link')}
                  </a>
                )}
              </p>
            </div>
          )}
          {data.pages > 1 && <Pages data={data} />}
          {data.all > 0 && (
            <section className={styles.how} id="how" tabIndex={-1} aria-labelledby="how-title">
              <h2 id="how-title">{text('flights.sort.how')}</h2>
              <p>{text('flights.sort.how.text', data.weights)}</p>
            </section>
          )}
        </div>
      </div>
    </>
  )
}

export function ChosenWays({ choices }: { choices: readonly ShownChoice[] }) {
  const { text } = usePage()
  return (
    <ol className={styles.chosen}>
      {choices.map(({ way, journey, changeHref }) => (
        <li key={way} className={styles.choice}>
          <div className={styles.choiceHead}>
            <h2>
              {text('flights.chosen', { from: journey.from.city, to: journey.to.city })}
              <span className={styles.choiceDay}> {journey.from.day}</span>
            </h2>
            <a href={changeHref}>{text('flights.change')}</a>
          </div>
          <JourneyLine journey={journey} />
        </li>
      ))}
    </ol>
  )
}

function SortBar({ data }: { data: FlightResultsData }) {
  const { text } = usePage()
  const duration = useDuration()
  return (
    <nav className={styles.sorting} aria-label={text('flights.sort')}>
      <ul className={styles.sorts}>
        {data.sorts.map(({ sort, href, price, minutes }) => (
          <li key={sort}>
            <a
              className={styles.sort}
              href={href}
              rel="nofollow"
              aria-current={sort === data.sort ? 'true' : undefined}
            >
              <strong>{text(`flights.sort.${sort}`)}</strong>
              {price && minutes !== null && (
                <span>
                  {price} · {duration(minutes)}
                </span>
              )}
            </a>
          </li>
        ))}
        <li>
          <a className={styles.sort} href="#how">
            {text('flights.sort.how')}
          </a>
        </li>
      </ul>
    </nav>
  )
}

function Pages({ data }: { data: FlightResultsData }) {
  const { text } = usePage()
  const { page, pages, previousHref, nextHref } = data
  return (
    <nav className={styles.pages} aria-label={text('flights.pages')}>
      {previousHref && (
        <a className={buttons.quiet} href={previousHref} rel="prev nofollow">
          {text('flights.pages.previous')}
        </a>
      )}
      <span>{text('flights.pages.at', { page, pages })}</span>
      {nextHref && (
        <a className={buttons.quiet} href={nextHref} rel="next nofollow">
          {text('flights.pages.next')}
        </a>
      )}
    </nav>
  )
}
