/** The age of one child; until it is told it shows "--". */
import { useId } from 'react'
import { ageLabel } from '../../rules/occupancy.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { AGES } from './ages.ts'

interface AgeSelectProps {
  child: number
  age: number | null
  hintId: string
  /** What is wrong with it, told once for the whole room. */
  problemId: string | undefined
  onChange: (age: number | null) => void
}

const NONE = [] as const

export function AgeSelect({ child, age, hintId, problemId, onChange }: AgeSelectProps) {
  const { text } = usePage()
  const id = useId()
  const isInvalid = problemId !== undefined
  return (
    <Field
      id={id}
      label={text('occupancy.age', { number: child })}
      problems={NONE}
      isInvalid={isInvalid}
    >
      <select
        id={id}
        value={age ?? ''}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? `${problemId} ${hintId}` : hintId}
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
