/** One date of a form, typed or chosen: a single click picks it and closes the calendar. */
import { useRef } from 'react'
import type { Day } from '../../../site/calendar-day.ts'
import {
  canApply,
  clickDay,
  type DateRange,
  openDatePicker,
  type RangeLimits,
} from '../../rules/date-range.ts'
import type { Problem } from '../../../site/problems.ts'
import { CalendarPart } from './calendar-part.tsx'
import { DateInput } from './date-input.tsx'
import { NativeDates } from './native-dates.tsx'
import type { PriceQuestion } from './price-cache.ts'
import { useDatePopup } from './use-date-popup.ts'
import { useEarlyTyping, useTypedDates } from './use-typed-dates.ts'
import styles from './date-fields.module.css'

export interface SingleDateFieldProps {
  name: string
  label: string
  value: Day | null
  onChange: (value: Day | null) => void
  /** What the form began with: a date that could not be read is still shown. */
  sent?: string | undefined
  limits: RangeLimits
  /** Of the whole form. */
  problems: readonly Problem[]
  isDisabled?: boolean
  /** Why it is disabled, say; shown while it is pointed at or has the focus. */
  hint?: string
  onFocusField?: (name: string) => void
  prices?: PriceQuestion | null
}

export function SingleDateField(props: SingleDateFieldProps) {
  const { name, label, value, onChange, limits, isDisabled, hint, onFocusField, prices } = props
  const dates = { start: value, end: null }
  const root = useRef<HTMLDivElement>(null)
  const popup = useDatePopup(
    root,
    { start: name, end: name },
    () => openDatePicker(value, limits),
    // A click counts at once, and so does a typed date: who leaves has nothing left to lose.
    { onEscape: cancel, onLeave: () => {}, onSubmit: () => typed.read('start') },
  )
  const { picker } = popup
  const typed = useTypedDates(picker?.chosen ?? dates, limits.earliest, onTyped, {
    start: props.sent,
  })
  useEarlyTyping(root, { start: name }, typed)
  const calendarId = `${name}-calendar`
  const hintId = hint ? `${name}-hint` : undefined
  const problems = props.problems.filter(({ field }) => field === name)

  function onTyped({ start: day = null }: Partial<DateRange>) {
    if (picker) popup.change({ ...picker, chosen: { start: day, end: null } }, 'start')
    onChange(day)
  }

  function onClickDay(day: Day) {
    if (!picker) return
    typed.forget()
    onFocusField?.(name)
    const after = clickDay(picker, day)
    if (!canApply(after)) return popup.change(after, 'start')
    onChange(after.chosen.start)
    popup.close()
  }

  function apply() {
    if (picker) onChange(picker.chosen.start)
    popup.close()
  }

  function cancel() {
    typed.forget()
    if (picker) onChange(picker.original.start)
    popup.close()
  }

  return (
    <div ref={root} className={styles.root}>
      <div className={styles.pair}>
        <DateInput
          field="start"
          name={name}
          label={label}
          problems={problems}
          typed={typed}
          popup={popup}
          calendarId={calendarId}
          isDisabled={isDisabled}
          hintId={hintId}
          onFocus={() => onFocusField?.(name)}
          onType={() => onFocusField?.(name)}
        />
      </div>
      {hint && (
        <p className={styles.hint} id={hintId} role="tooltip">
          {hint}
        </p>
      )}
      {picker && (
        <CalendarPart
          id={calendarId}
          picker={picker}
          field="start"
          labels={{ start: label, end: label }}
          prices={prices}
          problems={typed.problemOf('start', name)}
          focusRequest={popup.focusRequest}
          onClickDay={onClickDay}
          onApply={apply}
          onCancel={cancel}
          onPartFailed={popup.fail}
        />
      )}
      <NativeDates
        names={{ start: name }}
        labels={{ start: label }}
        value={dates}
        limits={limits}
        problems={problems}
      />
    </div>
  )
}
