/** When it is cheapest, as a table of days around those of the search, and as bars over two months. */
import { PageFrame } from '../../../../rendering/pages/shell/page-frame.tsx'
import { AsWritten } from '../../../../ui/as-written.tsx'
import { usePage } from '../../../../ui/page-context.tsx'
import type { DatesData, ShownDayPrice } from '../rules/shown-flights.ts'
import { TripBar } from './trip-bar.tsx'
import buttons from '../../../../ui/button.module.css'
import spoken from '../../../../ui/spoken.module.css'
import styles from './flight-dates-page.module.css'

export function FlightDatesPage({ data }: { data: DatesData }) {
  return (
    <PageFrame>
      <AsWritten id="flight-dates">{import.meta.env.SSR && <Dates data={data} />}</AsWritten>
    </PageFrame>
  )
}

function Dates({ data }: { data: DatesData }) {
  const { text } = usePage()
  const { search, matrix, graph, backHref } = data
  const { fromCity, toCity } = search.ways[0]!
  const { adults, children, infants } = search.passengers
  return (
    <>
      <TripBar search={search} />
      <div className={styles.page}>
        <h1 className={styles.title}>
          {text('flights.dates.title', { from: fromCity, to: toCity })}
        </h1>
        <p className={styles.subtitle}>
          {text('flights.price-note', { count: adults + children + infants })}
        </p>
        {matrix && <Matrix matrix={matrix} />}
        {graph.length > 0 && <Graph days={graph} />}
        <p>
          <a className={buttons.quiet} href={backHref}>
            {text('flights.dates.back')}
          </a>
        </p>
      </div>
    </>
  )
}

function Matrix({ matrix }: { matrix: NonNullable<DatesData['matrix']> }) {
  const { text } = usePage()
  const { outDays, backDays, cells } = matrix
  return (
    <section aria-labelledby="matrix">
      <h2 id="matrix" className={styles.heading}>
        {text('flights.matrix')}
      </h2>
      <div className={styles.scroll}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <td>
                <span className={styles.corner}>{text('form.departure')} ↓</span>
                {backDays.length > 0 && (
                  <span className={styles.corner}>{text('form.return')} →</span>
                )}
              </td>
              {backDays.length > 0 ? (
                backDays.map((day) => (
                  <th key={day} scope="col">
                    {day}
                  </th>
                ))
              ) : (
                <th scope="col">{text('flights.trip.price')}</th>
              )}
            </tr>
          </thead>
          <tbody>
            {outDays.map((day, row) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                {cells[row]!.map(({ total, href, isAsked, isCheapest }, column) => (
                  <td
                    key={backDays[column] ?? day}
                    data-asked={isAsked || undefined}
                    data-cheapest={isCheapest || undefined}
                  >
                    {href ? (
                      <a href={href} rel="nofollow">
                        {total}
                      </a>
                    ) : (
                      <span aria-hidden>–</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** Bars for the eye; who listens hears a table of days and prices. */
function Graph({ days }: { days: readonly ShownDayPrice[] }) {
  const { text } = usePage()
  return (
    <section aria-labelledby="graph">
      <h2 id="graph" className={styles.heading}>
        {text('flights.graph')}
      </h2>
      <p className={styles.subtitle}>{text('flights.graph.text')}</p>
      <div className={styles.scroll}>
        <table className={styles.graph}>
          <thead className={spoken.text}>
            <tr>
              <th scope="col">{text('form.departure')}</th>
              <th scope="col">{text('flights.trip.price')}</th>
            </tr>
          </thead>
          <tbody className={styles.bars}>
            {days.map(({ day, number, month, total, height, href, isAsked, isCheapest }) => (
              <tr
                key={day}
                className={styles.bar}
                data-asked={isAsked || undefined}
                data-cheapest={isCheapest || undefined}
              >
                <th scope="row" className={styles.number}>
                  <span aria-hidden>{number}</span>
                  <span className={styles.month} aria-hidden>
                    {month}
                  </span>
                  <span className={spoken.text}>{day}</span>
                </th>
                <td className={styles.cell}>
                  {href ? (
                    <a
                      className={styles.column}
                      href={href}
                      rel="nofollow"
                      title={`${day}: ${total}`}
                      data-height={Math.ceil(height / 5)}
                    >
                      <span className={spoken.text}>{total}</span>
                    </a>
                  ) : (
                    <span className={spoken.text}>{text('flights.graph.none')}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <CheapestDays days={days} />
    </section>
  )
}

const MAX_CHEAP_DAYS = 3

/** The answer that most people look for, in words. */
function CheapestDays({ days }: { days: readonly ShownDayPrice[] }) {
  const cheap = days.filter(({ isCheapest }) => isCheapest).slice(0, MAX_CHEAP_DAYS)
  return (
    <ul className={styles.cheap}>
      {cheap.map(({ day, total, href }) => (
        <li key={day}>
          <a href={href} rel="nofollow">
            {day}: <strong>{total}</strong>
          </a>
        </li>
      ))}
    </ul>
  )
}
