/** A choice among a few words, with a tip that says why it cannot be made yet. */
import { controlState, Field } from '../../ui/form/field.tsx'
import { useTakeOver } from '../../ui/as-written.tsx'
import styles from './select-field.module.css'
import type { FormProblems } from './use-search-form.ts'

interface SelectFieldProps {
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
  problems: FormProblems
  isDisabled?: boolean
  hint?: string | undefined
}

export function SelectField(props: SelectFieldProps) {
  const { name, label, value, onChange, options, problems, isDisabled, hint } = props
  const own = problems.of(name)
  const hintId = `${name}-hint`
  const control = useTakeOver<HTMLSelectElement>((found) => {
    if (found.value !== value) onChange(found.value)
  })
  return (
    <div className={styles.select} data-hint={hint === undefined ? undefined : true}>
      <Field id={name} label={label} problems={own} isDisabled={isDisabled}>
        <select
          ref={control}
          id={name}
          name={name}
          value={value}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.value)}
          onFocus={() => problems.clear(name)}
          {...(hint && { 'aria-describedby': hintId })}
          {...controlState(name, own)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </Field>
      {hint && (
        <p id={hintId} role="tooltip" className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
