/** The age of one child; until it is told it shows "--". */
import { useId } from 'react'
import { ageLabel } from '../../core/occupancy.ts'
import type { Problem } from '../../core/problems.ts'
import { usePage } from '../page-context.tsx'
import { Field } from '../ui/field.tsx'
import { AGES } from './ages.ts'

interface AgeSelectProps {
  child: number
  age: number | null
  hintId: string
  problems: readonly Problem[]
  onChange: (age: number | null) => void
}

export function AgeSelect({ child, age, hintId, problems, onChange }: AgeSelectProps) {
  const { text } = usePage()
  const id = useId()
  const isInvalid = problems.length > 0
  return (
    <Field id={id} label={text('occupancy.age', { number: child })} problems={problems}>
      <select
        id={id}
        value={age ?? ''}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? `${id}-problem ${hintId}` : hintId}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{ageLabel(null)}</option>
        {AGES.map((each) => (
          <option key={each} value={each}>
            {text('occupancy.age.years', { count: each })}
          </option>
        ))}
      </select>
    </Field>
  )
}
