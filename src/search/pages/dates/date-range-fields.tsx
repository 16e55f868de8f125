/** Two dates of a form, typed or chosen in a calendar. */
import { useRef } from 'react'
import type { Day } from '../../../site/calendar-day.ts'
import {
  clickDay,
  type DatePicker,
  type DateRange,
  nextDate,
  openRangePicker,
  outlastsLeaving,
  RANGE_FIELDS,
  type RangeField,
  type RangeLimits,
  typeDays,
} from '../../rules/date-range.ts'
import type { Problem } from '../../../site/problems.ts'
import { CalendarPart } from './calendar-part.tsx'
import { DateInput } from './date-input.tsx'
import { NativeDates } from './native-dates.tsx'
import type { PriceQuestion } from './price-cache.ts'
import { useDatePopup } from './use-date-popup.ts'
import { useEarlyTyping, useTypedDates } from './use-typed-dates.ts'
import styles from './date-fields.module.css'

export interface DateRangeFieldsProps {
  names: Record<RangeField, string>
  labels: Record<RangeField, string>
  value: DateRange
  onChange: (value: DateRange) => void
  /** What the form began with, by field name: a date that could not be read is still shown. */
  sent?: Readonly<Record<string, string>>
  limits: RangeLimits
  /** Of the whole form. */
  problems: readonly Problem[]
  onFocusField?: (name: string) => void
  /** The destination whose prices stand under the days; null while there is none. */
  prices?: PriceQuestion | null
  /** Dates come from the calendar only, as on the results page. */
  isReadOnly?: boolean
}

export function DateRangeFields(props: DateRangeFieldsProps) {
  const { names, labels, value, onChange, sent, limits, problems, onFocusField, prices } = props
  const root = useRef<HTMLDivElement>(null)
  const popup = useDatePopup(root, names, () => openRangePicker(value, limits), {
    onEscape: cancel,
    onLeave: keep,
    onSubmit: () => RANGE_FIELDS.forEach((field) => typed.read(field)),
  })
  const { picker } = popup
  const typed = useTypedDates(picker?.chosen ?? value, limits.earliest, onTyped, {
    start: sent?.[names.start],
    end: sent?.[names.end],
  })
  useEarlyTyping(root, names, typed)
  const calendarId = `${names.start}-calendar`

  /** A typed date counts at once: whoever leaves the field and searches has said what they want. */
  function onTyped(days: Partial<DateRange>) {
    const after = typeDays(picker ?? openRangePicker(value, limits), days)
    if (picker) popup.change(after, days.end === undefined ? 'start' : 'end')
    onChange(after.chosen)
  }

  /** What is wrong with one date may be so because of the other. */
  function clearProblems() {
    for (const field of RANGE_FIELDS) onFocusField?.(names[field])
  }

  function onClickDay(day: Day) {
    if (!picker) return
    typed.forget()
    clearProblems()
    const after = clickDay(picker, day, popup.field)
    popup.change(after, after.chosen.end === null ? 'end' : 'start')
  }

  function apply() {
    if (picker) onChange(picker.chosen)
    clearProblems()
    popup.close()
  }

  /** Who turns to something else means what the fields show; typed dates count anyway. */
  function keep(left: DatePicker) {
    if (outlastsLeaving(left)) onChange(left.chosen)
  }

  function cancel() {
    typed.forget()
    if (picker) onChange(picker.original)
    popup.close()
  }

  return (
    <div ref={root} className={styles.root}>
      <div className={styles.pair}>
        {RANGE_FIELDS.map((field) => (
          <DateInput
            key={field}
            field={field}
            name={names[field]}
            label={labels[field]}
            problems={problems.filter((each) => each.field === names[field])}
            typed={typed}
            popup={popup}
            calendarId={calendarId}
            isReadOnly={props.isReadOnly}
            onFocus={() => onFocusField?.(names[field])}
            onType={clearProblems}
          />
        ))}
      </div>
      {picker && (
        <CalendarPart
          id={calendarId}
          picker={picker}
          field={nextDate(picker, popup.field)}
          labels={labels}
          prices={prices}
          problems={RANGE_FIELDS.flatMap((field) => typed.problemOf(field, names[field]))}
          focusRequest={popup.focusRequest}
          onClickDay={onClickDay}
          onApply={apply}
          onCancel={cancel}
          onPartFailed={popup.fail}
        />
      )}
      <NativeDates
        names={names}
        labels={labels}
        value={value}
        limits={limits}
        problems={problems}
      />
    </div>
  )
}
