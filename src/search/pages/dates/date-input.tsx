/** A date as text, DD-MM-YYYY, with a calendar to open. */
import type { KeyboardEvent } from 'react'
import { stripCompleteTags } from '../../../site/text/strip-tags.ts'
import type { RangeField } from '../../rules/date-range.ts'
import { problem, type Problem } from '../../../site/problems.ts'
import { useSizeClass } from '../../../ui/browser/screen-size.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { controlState, Field } from '../../../ui/form/field.tsx'
import { fetchCalendar } from './calendar-part.tsx'
import type { DatePopup } from './use-date-popup.ts'
import type { TypedDates } from './use-typed-dates.ts'
import styles from './date-fields.module.css'

interface DateInputProps {
  field: RangeField
  name: string
  label: string
  problems: readonly Problem[]
  typed: TypedDates
  popup: DatePopup
  calendarId: string
  isDisabled?: boolean
  /** Only the calendar writes it. */
  isReadOnly?: boolean
  /** What the field says about itself besides its problems. */
  hintId?: string | undefined
  onFocus: () => void
  onType: () => void
}

export function DateInput(props: DateInputProps) {
  const { field, name, label, typed, popup, calendarId, isDisabled = false, hintId } = props
  const isReadOnly = isDisabled || (props.isReadOnly ?? false)
  const { text } = usePage()
  const isSmall = useSizeClass() === 'S'
  const isOpen = popup.picker !== null
  const unreadable = typed.problemOf(field, name)
  // While the calendar is open it tells what could not be read, and nothing moves below the field.
  const isToldHere = unreadable.length > 0 && !isOpen
  const hasFailed = popup.failedFor === field
  const problems = isToldHere
    ? unreadable
    : hasFailed
      ? [...props.problems, problem('content-failed', name)]
      : props.problems
  const state = controlState(name, problems)

  function onKeyDown(event: KeyboardEvent) {
    if (isDisabled || (event.key !== 'ArrowDown' && event.key !== 'Enter')) return
    event.preventDefault()
    if (event.key === 'Enter' && typed.isTyping(field)) typed.read(field)
    else popup.open(field, 'into')
  }

  return (
    <Field
      id={name}
      label={label}
      problems={problems}
      isDisabled={isDisabled}
      className={isOpen && popup.field === field ? styles.active : undefined}
    >
      <input
        {...state}
        id={name}
        name={name}
        type="text"
        role="combobox"
        aria-invalid={problems.length + unreadable.length > 0 || undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={calendarId}
        aria-describedby={state['aria-describedby'] ?? hintId}
        // On small screens a touch opens a page of its own; the keys would only flash up.
        inputMode={isSmall && !hasFailed ? 'none' : 'numeric'}
        autoComplete="off"
        placeholder={text('form.date.placeholder')}
        // Not disabled altogether: the tip that says why is for those who come by keyboard, too.
        aria-disabled={isDisabled || undefined}
        readOnly={isReadOnly}
        value={typed.shown(field)}
        onChange={({ target }) => {
          props.onType()
          typed.type(field, stripCompleteTags(target.value))
        }}
        onFocus={() => {
          props.onFocus()
          if (!isDisabled) popup.onFocus(field)
        }}
        onPointerEnter={fetchCalendar}
        onPointerDown={popup.onPress}
        onClick={() => !isDisabled && popup.open(field)}
        onBlur={(event) => {
          popup.onBlur(event)
          typed.read(field)
        }}
        onKeyDown={onKeyDown}
      />
    </Field>
  )
}
