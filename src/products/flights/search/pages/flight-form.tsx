/**
 * The flight form: there and back, one way, or several cities. Which of them it is, is a link each,
 * so that without scripts the page comes back with the right fields.
 */
import { type FormEvent, type MouseEvent, useState } from 'react'
import swap from 'icon:arrow-left-right'
import plus from 'icon:plus'
import x from 'icon:x'
import { type Day, readDay, writeDay } from '../../../../site/calendar-day.ts'
import { FLIGHT_FIELDS, wayField } from '../rules/flight-fields.ts'
import { pathOf } from '../../../../site/routes.ts'
import { DateRangeFields } from '../../../../search/pages/dates/date-range-fields.tsx'
import { SingleDateField } from '../../../../search/pages/dates/single-date-field.tsx'
import { isChecked, type Values } from '../../../../search/pages/form-start.ts'
import { ProblemSummary } from '../../../../search/pages/problem-summary.tsx'
import { SubmitButton, submitFields } from '../../../../search/pages/submit-button.tsx'
import { useRestoredSearch } from '../../../../search/pages/use-restored-search.ts'
import { type FormProblems, useSearchForm } from '../../../../search/pages/use-search-form.ts'
import type { SearchPage } from '../../../../search/rules/search-page.ts'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { usePage } from '../../../../ui/page-context.tsx'
import type { Passengers } from '../../fares/rules/fares.ts'
import type { Cabin } from '../../timetable/rules/timetable.ts'
import { MAX_WAYS, TRIP_KINDS, type TripKind } from '../rules/flight-search.ts'
import {
  cabinFrom,
  flightDays,
  kindFrom,
  kindWord,
  passengersFrom,
  readFlightSearch,
  wayNumbers,
  writePassengers,
} from '../rules/read-flight-search.ts'
import { PassengersField } from './passengers-field.tsx'
import { PlaceField } from './place-field.tsx'
import buttons from '../../../../ui/button.module.css'
import forms from '../../../../search/pages/search-form.module.css'
import styles from './flight-form.module.css'

const FIELDS = FLIGHT_FIELDS

interface FormWay {
  from: string
  to: string
  day: Day | null
}

interface FormState {
  kind: TripKind
  /** As many as the form shows of several cities; otherwise the first counts. */
  ways: FormWay[]
  returnDay: Day | null
  passengers: Passengers
  cabin: Cabin
  nearby: boolean
}

export function FlightForm({ search }: { search: SearchPage }) {
  const { site, text } = usePage()
  const [form, setForm] = useState(() => formFrom(search.values))
  const { element, problems, isBusy, submit } = useSearchForm(search.problems, search.tab)
  useRestoredSearch(search, element, (values) => setForm(formFrom(values)))
  const { today } = search
  const { domainId } = site.edition
  const limits = flightDays(today, domainId)
  const action = pathOf(site, 'flightHome')
  const update = (part: Partial<FormState>) => setForm((current) => ({ ...current, ...part }))
  const updateWay = (index: number, part: Partial<FormWay>) =>
    setForm((current) => ({
      ...current,
      ways: current.ways.map((way, at) => (at === index ? { ...way, ...part } : way)),
    }))

  function onSubmit(event: FormEvent) {
    const values = valuesOf(form)
    submit(event, readFlightSearch(values, { today, domainId }), () => submitFields(action, values))
  }

  /** The same form with another kind; with scripts nothing is asked for. */
  function onKind(event: MouseEvent, kind: TripKind) {
    event.preventDefault()
    problems.show([])
    update({ kind, ways: kind === 'several' ? atLeastTwo(form.ways) : form.ways })
  }

  const [first] = form.ways
  return (
    <form
      ref={element}
      className={forms.form}
      method="post"
      action={action}
      noValidate
      onSubmit={onSubmit}
    >
      <ProblemSummary problems={problems.all} />
      <nav className={styles.kinds} aria-label={text('flights.kind')}>
        {TRIP_KINDS.map((kind) => (
          <a
            key={kind}
            className={styles.kind}
            href={`${action}?${new URLSearchParams({ [FIELDS.kind]: kindWord(kind) })}`}
            aria-current={kind === form.kind ? 'true' : undefined}
            onClick={(event) => onKind(event, kind)}
          >
            {text(`flights.kind.${kind}`)}
          </a>
        ))}
      </nav>
      <input type="hidden" name={FIELDS.kind} value={kindWord(form.kind)} />
      {form.kind === 'several' ? (
        <>
          {form.ways.map((way, index) => (
            <fieldset key={wayNumbers()[index]} className={styles.way}>
              <legend className={styles.legend}>
                {text('flights.way', { number: index + 1 })}
              </legend>
              <div className={styles.wayRow}>
                <Places
                  way={way}
                  number={index + 1}
                  onChange={(part) => updateWay(index, part)}
                  problems={problems}
                />
                <SingleDateField
                  name={wayField(FIELDS.departure, index + 1)}
                  label={text('form.date')}
                  value={way.day}
                  sent={search.values[wayField(FIELDS.departure, index + 1)]}
                  onChange={(day) => updateWay(index, { day })}
                  limits={limits}
                  problems={problems.all}
                  onFocusField={(field) => problems.clear(field)}
                />
                {form.ways.length > 2 && (
                  <button
                    type="button"
                    className={`${buttons.plain} ${forms.scripted}`}
                    aria-label={text('flights.way.remove', { number: index + 1 })}
                    onClick={() => update({ ways: form.ways.filter((_, at) => at !== index) })}
                  >
                    <Icon of={x} size={18} />
                  </button>
                )}
              </div>
            </fieldset>
          ))}
          {form.ways.length < MAX_WAYS && (
            <a
              className={buttons.plain}
              href={moreWaysHref(action, form.ways.length + 1)}
              onClick={(event) => {
                event.preventDefault()
                const from = form.ways.at(-1)?.to ?? ''
                update({ ways: [...form.ways, { ...NO_WAY, from }] })
              }}
            >
              <Icon of={plus} size={18} />
              {text('flights.way.add')}
            </a>
          )}
          <div className={styles.lastRow}>{passengers()}</div>
        </>
      ) : (
        <div className={styles.row} data-kind={form.kind}>
          <div className={styles.places}>
            <Places
              way={first!}
              number={1}
              onChange={(part) => updateWay(0, part)}
              problems={problems}
            />
            <button
              type="button"
              className={`${styles.swap} ${forms.scripted}`}
              aria-label={text('flights.swap')}
              onClick={() => updateWay(0, { from: first!.to, to: first!.from })}
            >
              <Icon of={swap} size={18} />
            </button>
          </div>
          {form.kind === 'return' ? (
            <DateRangeFields
              names={{ start: FIELDS.departure, end: FIELDS.return }}
              labels={{ start: text('form.departure'), end: text('form.return') }}
              value={{ start: first!.day, end: form.returnDay }}
              sent={search.values}
              onChange={({ start, end }) =>
                setForm((current) => ({
                  ...current,
                  returnDay: end,
                  ways: current.ways.with(0, { ...current.ways[0]!, day: start }),
                }))
              }
              limits={limits}
              problems={problems.all}
              onFocusField={(field) => problems.clear(field)}
            />
          ) : (
            <SingleDateField
              name={FIELDS.departure}
              label={text('form.departure')}
              value={first!.day}
              sent={search.values[FIELDS.departure]}
              onChange={(day) => updateWay(0, { day })}
              limits={limits}
              problems={problems.all}
              onFocusField={(field) => problems.clear(field)}
            />
          )}
          {passengers()}
        </div>
      )}
      <div className={forms.options}>
        <Checkbox
          name={FIELDS.nearby}
          isChecked={form.nearby}
          onChange={(nearby) => update({ nearby })}
        >
          {text('flights.nearby')}
        </Checkbox>
      </div>
    </form>
  )

  function passengers() {
    return (
      <>
        <PassengersField
          passengers={form.passengers}
          cabin={form.cabin}
          onChange={update}
          problems={problems}
        />
        <SubmitButton label={text('flights.submit')} isBusy={isBusy} />
      </>
    )
  }
}

interface PlacesProps {
  way: FormWay
  number: number
  onChange: (part: Partial<FormWay>) => void
  problems: FormProblems
}

function Places({ way, number, onChange, problems }: PlacesProps) {
  const { text } = usePage()
  return (
    <>
      <PlaceField
        name={wayField(FIELDS.from, number)}
        label={text('form.origin')}
        placeholder={text('form.origin.placeholder')}
        text={way.from}
        onChange={(from) => onChange({ from })}
        problems={problems}
      />
      <PlaceField
        name={wayField(FIELDS.to, number)}
        label={text('form.destination')}
        placeholder={text('flights.to.placeholder')}
        text={way.to}
        onChange={(to) => onChange({ to })}
        problems={problems}
      />
    </>
  )
}

const NO_WAY: FormWay = { from: '', to: '', day: null }

function formFrom(values: Values): FormState {
  const kind = kindFrom(values[FIELDS.kind] ?? '')
  const asked = Number(values[FIELDS.ways] ?? 0)
  const ways = wayNumbers().map((way) => ({
    from: values[wayField(FIELDS.from, way)] ?? '',
    to: values[wayField(FIELDS.to, way)] ?? '',
    day: readDay(values[wayField(FIELDS.departure, way)] ?? ''),
  }))
  const filled = ways.findLastIndex(({ from, to }) => from !== '' || to !== '') + 1
  const shown = kind === 'several' ? Math.max(2, filled, Math.min(asked || 0, MAX_WAYS)) : 1
  return {
    kind,
    ways: ways.slice(0, shown),
    returnDay: readDay(values[FIELDS.return] ?? ''),
    passengers: passengersFrom(values),
    cabin: cabinFrom(values[FIELDS.cabin] ?? ''),
    nearby: isChecked(values, FIELDS.nearby),
  }
}

function valuesOf(form: FormState): Record<string, string> {
  const { kind, ways, returnDay, passengers, cabin, nearby } = form
  const sent = kind === 'several' ? ways : ways.slice(0, 1)
  return {
    [FIELDS.kind]: kindWord(kind),
    ...Object.fromEntries(
      sent.flatMap(({ from, to, day }, index) => [
        [wayField(FIELDS.from, index + 1), from],
        [wayField(FIELDS.to, index + 1), to],
        [wayField(FIELDS.departure, index + 1), written(day)],
      ]),
    ),
    ...(kind === 'return' && { [FIELDS.return]: written(returnDay) }),
    ...writePassengers(passengers),
    [FIELDS.cabin]: cabin,
    ...(nearby && { [FIELDS.nearby]: '1' }),
  }
}

function written(day: Day | null): string {
  return day === null ? '' : writeDay(day)
}

/** The second begins where the first ends. */
function atLeastTwo(ways: FormWay[]): FormWay[] {
  return ways.length > 1 ? ways : [...ways, { ...NO_WAY, from: ways[0]?.to ?? '' }]
}

function moreWaysHref(action: string, ways: number): string {
  const query = { [FIELDS.kind]: kindWord('several'), [FIELDS.ways]: String(ways) }
  return `${action}?${new URLSearchParams(query)}`
}
