/** Who flies, and in which cabin. Without scripts it unfolds all the same and has plain numbers. */
import { useEffect, useId, useRef } from 'react'
import minus from 'icon:minus'
import plus from 'icon:plus'
import { FLIGHT_FIELDS } from '../rules/flight-fields.ts'
import type { FormProblems } from '../../../../search/pages/use-search-form.ts'
import { closeOnLeaving } from '../../../../ui/modal/close-on-leaving.ts'
import { FieldProblem } from '../../../../ui/form/field.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { usePage } from '../../../../ui/page-context.tsx'
import type { Passengers } from '../../fares/rules/fares.ts'
import { CABINS, type Cabin } from '../../timetable/rules/timetable.ts'
import { MAX_FLIGHT_PASSENGERS } from '../rules/flight-search.ts'
import { cabinFrom, passengerProblems } from '../rules/read-flight-search.ts'
import steppers from '../../../../search/pages/occupancy/stepper.module.css'
import styles from './passengers-field.module.css'

interface PassengersFieldProps {
  passengers: Passengers
  cabin: Cabin
  onChange: (change: { passengers?: Passengers; cabin?: Cabin }) => void
  problems: FormProblems
}

const KINDS = ['adults', 'children', 'infants'] as const

export function PassengersField({ passengers, cabin, onChange, problems }: PassengersFieldProps) {
  const { text } = usePage()
  const id = useId()
  const panel = useRef<HTMLDetailsElement>(null)
  useEffect(() => (panel.current ? closeOnLeaving(panel.current) : undefined), [])
  const { adults, children, infants } = passengers
  const count = adults + children + infants
  const own = KINDS.flatMap((kind) => problems.of(FLIGHT_FIELDS[kind]))
  const [wrong] = own.length > 0 ? own : passengerProblems(passengers)
  const change = (next: Partial<Passengers>) => {
    problems.clear(...KINDS.map((kind) => FLIGHT_FIELDS[kind]))
    onChange({ passengers: { ...passengers, ...next } })
  }
  return (
    <div className={styles.root}>
      <details ref={panel} className={styles.details} open={own.length > 0}>
        <summary
          className={styles.box}
          data-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}-problem` : undefined}
        >
          <span className={styles.label}>{text('flights.passengers')}</span>
          <span className={styles.summary}>
            {text('flights.passengers.summary', {
              count,
              cabin: text(`flights.cabin.${cabin}`),
            })}
          </span>
        </summary>
        <div className={styles.panel}>
          {KINDS.map((kind) => (
            <CountField
              key={kind}
              kind={kind}
              value={passengers[kind]}
              least={kind === 'adults' ? 1 : 0}
              most={passengers[kind] + MAX_FLIGHT_PASSENGERS - count}
              onChange={(value) => change({ [kind]: value })}
            />
          ))}
          <label className={styles.cabin}>
            <span>{text('flights.cabin')}</span>
            <select
              name={FLIGHT_FIELDS.cabin}
              value={cabin}
              onChange={(event) => onChange({ cabin: cabinFrom(event.target.value) })}
            >
              {CABINS.map((each) => (
                <option key={each} value={each}>
                  {text(`flights.cabin.${each}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
      </details>
      {wrong && <FieldProblem id={`${id}-problem`} problem={wrong} />}
    </div>
  )
}

interface CountFieldProps {
  kind: keyof Passengers
  value: number
  least: number
  most: number
  onChange: (value: number) => void
}

function CountField({ kind, value, least, most, onChange }: CountFieldProps) {
  const { text } = usePage()
  const id = useId()
  const label = text(`flights.${kind}`)
  const step = (name: string, icon: typeof plus, next: number) => (
    <button
      type="button"
      className={steppers.step}
      aria-label={name}
      // A disabled button would lose the focus of whoever has just pressed it.
      aria-disabled={next < least || next > most}
      onClick={() => {
        if (next >= least && next <= most) onChange(next)
      }}
    >
      <Icon of={icon} />
    </button>
  )
  return (
    <div className={`${steppers.stepper} ${styles.count}`}>
      <div>
        <label className={steppers.label} htmlFor={id}>
          {label}
        </label>
        <div className={steppers.hint} id={`${id}-hint`}>
          {text(`flights.${kind}.hint`)}
        </div>
      </div>
      {step(text('flights.fewer', { label }), minus, value - 1)}
      <input
        id={id}
        className={styles.number}
        type="number"
        inputMode="numeric"
        name={FLIGHT_FIELDS[kind]}
        min={least}
        max={MAX_FLIGHT_PASSENGERS}
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          const next = Math.trunc(target.valueAsNumber)
          if (next >= least && next <= MAX_FLIGHT_PASSENGERS) onChange(next)
        }}
      />
      {step(text('flights.more', { label }), plus, value + 1)}
    </div>
  )
}
