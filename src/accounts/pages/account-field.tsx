/** One text of an account's form, with what is wrong with it below. */
import type { HTMLInputAutoCompleteAttribute } from 'react'
import type { Problem } from '../../site/problems.ts'
import { controlState, Field } from '../../ui/form/field.tsx'
import { problemFocus } from '../../ui/form/problem-focus.ts'

interface AccountFieldProps {
  /** Begins its id, which is unique on the page. */
  form: string
  name: string
  type: 'text' | 'email' | 'password'
  label: string
  autoComplete: HTMLInputAutoCompleteAttribute
  value?: string
  /** Those of the whole form. */
  problems: readonly Problem[]
  minLength?: number
}

export function AccountField({ form, name, label, value, problems, ...rest }: AccountFieldProps) {
  const id = `${form}-${name}`
  const own = problems.filter(({ field }) => field === name)
  return (
    <Field id={id} label={label} problems={own}>
      <input
        id={id}
        name={name}
        defaultValue={value}
        required
        {...(rest.type === 'email' ? { inputMode: 'email', autoCapitalize: 'none' } : {})}
        {...rest}
        {...controlState(id, own)}
        {...problemFocus(problems, name)}
      />
    </Field>
  )
}
