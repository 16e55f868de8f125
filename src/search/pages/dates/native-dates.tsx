/** The browser's own date controls, for visitors without scripts. They send ISO dates. */
import { type Day, partsOf } from '../../../site/calendar-day.ts'
import type { DateRange, RangeField, RangeLimits } from '../../rules/date-range.ts'
import { nativeField } from '../../rules/room-fields.ts'
import type { Problem } from '../../../site/problems.ts'
import { controlState, Field } from '../../../ui/form/field.tsx'
import styles from './date-fields.module.css'

interface NativeDatesProps {
  names: Partial<Record<RangeField, string>>
  labels: Partial<Record<RangeField, string>>
  value: DateRange
  limits: RangeLimits
  /** Of these fields, by the names of the scripted ones. */
  problems?: readonly Problem[]
}

/** React never looks into a `noscript` in the browser, which therefore needs no code for it. */
export function NativeDates(props: NativeDatesProps) {
  return <noscript>{import.meta.env.SSR && <NativeInputs {...props} />}</noscript>
}

function NativeInputs({ names, labels, value, limits, problems }: NativeDatesProps) {
  return (
    <div className={styles.pair}>
      {(['start', 'end'] as const).map((field) => {
        const name = names[field]
        if (!name) return null
        const id = nativeField(name)
        const day = value[field]
        const own = problems?.filter((each) => each.field === name) ?? []
        return (
          <Field key={field} id={id} label={labels[field] ?? ''} problems={own}>
            <input
              {...controlState(id, own)}
              id={id}
              name={id}
              type="date"
              min={isoDay(limits.earliest)}
              max={isoDay(limits.latest)}
              defaultValue={day === null ? '' : isoDay(day)}
            />
          </Field>
        )
      })}
    </div>
  )
}

/** YYYY-MM-DD, the only form that native controls take. */
function isoDay(day: Day): string {
  const { year, month, dayOfMonth } = partsOf(day)
  return [year, month, dayOfMonth].map((part) => String(part).padStart(2, '0')).join('-')
}
