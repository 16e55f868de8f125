/** What is chosen so far, what is wrong with it, and the two ways out of a calendar. */
import {
  canApply,
  type DatePicker,
  pickerProblems,
  type RangeField,
} from '../../rules/date-range.ts'
import type { Problem } from '../../../site/problems.ts'
import { usePage } from '../../../ui/page-context.tsx'
import button from '../../../ui/button.module.css'
import { problemText } from '../../../ui/form/problem-text.ts'
import { calendarWords } from './calendar-words.ts'
import { nightsOf } from './shown-range.ts'
import styles from './calendar-footer.module.css'

interface CalendarFooterProps {
  picker: DatePicker
  /** The field that the next click fills. */
  field: RangeField
  labels: { start: string; end: string }
  /** About what was typed and could not be read. */
  problems: readonly Problem[]
  hasPrices: boolean
  onApply: () => void
  onCancel: () => void
}

export function CalendarFooter(props: CalendarFooterProps) {
  const { picker, field, labels, problems, hasPrices, onApply, onCancel } = props
  const { text } = usePage()
  const wrong = [...problems, ...pickerProblems(picker)]
  return (
    <div className={styles.footer}>
      {hasPrices && (
        <p className={styles.note}>
          <span>{text('dates.price-note')}</span>
          <span className={styles.cheapest}>{text('dates.cheapest')}</span>
        </p>
      )}
      <output className={styles.status}>
        {wrong.length > 0 ? (
          <span className={styles.problem}>{problemText(text, wrong[0]!)}</span>
        ) : (
          <Chosen picker={picker} label={labels[field]} />
        )}
      </output>
      <div className={styles.actions}>
        <button type="button" className={button.quiet} onClick={onCancel}>
          {text('action.cancel')}
        </button>
        <button
          type="button"
          className={button.primary}
          disabled={!canApply(picker)}
          onClick={onApply}
        >
          {text('action.apply')}
        </button>
      </div>
    </div>
  )
}

function Chosen({ picker, label }: { picker: DatePicker; label: string }) {
  const { site, text } = usePage()
  const { start, end } = picker.chosen
  const words = calendarWords(site.edition.conventions)
  const nights = nightsOf(picker.chosen)
  if (start !== null && end !== null && nights !== null)
    return (
      <span>
        <strong>{text('dates.nights', { count: nights })}</strong>{' '}
        <span className={styles.days}>{words.shortRange(start, end)}</span>
      </span>
    )
  const day = start ?? end
  if (picker.singleDate && day !== null) return <span>{words.shortDay(day)}</span>
  return (
    <span>
      {day !== null && <strong>{words.shortDay(day)}</strong>}{' '}
      <span className={styles.days}>{text('dates.pick', { label })}</span>
    </span>
  )
}
