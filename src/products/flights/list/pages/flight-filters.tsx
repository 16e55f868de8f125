/** The filters of a list of journeys: a form whose boxes are its address. */
import { usePage } from '../../../../ui/page-context.tsx'
import type { FlightResultsData, ShownFilterGroup } from '../rules/shown-flights.ts'
import { pathOf } from '../../../../site/routes.ts'
import { FILTERS_FORM } from './use-filters-at-once.ts'
import buttons from '../../../../ui/button.module.css'
import styles from './flight-filters.module.css'

/** Further boxes are behind a word. */
const SHOWN_AT_ONCE = 6

export function FlightFilters({ data }: { data: FlightResultsData }) {
  const { site, text } = usePage()
  const { filters, limits, hidden, filterCount, clearHref, nearby, selfTransfer } = data
  return (
    <details className={styles.fold}>
      <summary className={styles.opener}>{text('flights.filters', { count: filterCount })}</summary>
      <form
        id={FILTERS_FORM}
        className={styles.form}
        method="get"
        action={pathOf(site, 'flightResults')}
      >
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ul className={styles.switches}>
          <li>
            <Switch {...nearby} words={text('flights.nearby')} />
          </li>
          <li>
            <Switch {...selfTransfer} words={text('flights.self-transfer.switch')} />
          </li>
        </ul>
        {filterCount > 0 && (
          <p>
            <a className={styles.clear} href={clearHref} rel="nofollow">
              {text('flights.filters.clear')}
            </a>
          </p>
        )}
        {filters.map((group) => (
          <Group key={group.group} group={group} />
        ))}
        {limits.map(({ group, name, options, value }) => (
          <label key={name} className={styles.limit}>
            <span>{text(`flights.limit.${group}`)}</span>
            <select name={name} id={`filter-${name}`} defaultValue={value}>
              <option value="">{text('flights.limit.any')}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </label>
        ))}
        <p className={styles.apply}>
          <button type="submit" className={buttons.primary}>
            {text('flights.filters.apply')}
          </button>
        </p>
      </form>
    </details>
  )
}

/** A link that widens the search, or narrows it again. */
function Switch({ isOn, href, words }: { isOn: boolean; href: string; words: string }) {
  return (
    <a className={styles.switch} href={href} rel="nofollow" role="switch" aria-checked={isOn}>
      <span className={styles.knob} aria-hidden />
      {words}
    </a>
  )
}

function Group({ group: { group, name, options } }: { group: ShownFilterGroup }) {
  const { text } = usePage()
  const first = options.slice(0, SHOWN_AT_ONCE)
  const others = options.slice(SHOWN_AT_ONCE)
  const list = (shown: typeof options) => (
    <ul className={styles.options}>
      {shown.map(({ value, label, count, from, isTicked }) => (
        <li key={value}>
          <label className={styles.option}>
            <input
              type="checkbox"
              id={`filter-${name}-${value}`}
              name={name}
              value={value}
              defaultChecked={isTicked}
            />
            <span className={styles.label}>
              {label}
              {from && (
                <span className={styles.from}>{text('flights.from-price', { price: from })}</span>
              )}
            </span>
            <span className={styles.count}>{count}</span>
          </label>
        </li>
      ))}
    </ul>
  )
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{text(`flights.filter.${group}`)}</legend>
      {list(first)}
      {others.length > 0 && (
        <details open={others.some(({ isTicked }) => isTicked)}>
          <summary className={styles.more}>
            {text('flights.filters.more', { count: others.length })}
          </summary>
          {list(others)}
        </details>
      )}
    </fieldset>
  )
}
