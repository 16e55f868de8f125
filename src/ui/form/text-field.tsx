/** A text field of a booking form: what was typed stays, and what is wrong stands below. */
import type { InputHTMLAttributes } from 'react'
import { usePage } from '../page-context.tsx'
import field from './field.module.css'
import { formProblemText } from './form-problem-text.ts'
import type { FormState } from './form-state.ts'
import styles from './text-field.module.css'

type NativeProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'spellCheck'
>

interface TextFieldProps extends NativeProps {
  name: string
  label: string
  form: FormState
  hint?: string
  isOptional?: boolean
  /** Whether an optional field says so; not where one of two is needed. */
  saysOptional?: boolean
  isLong?: boolean
}

export function TextField(props: TextFieldProps) {
  const { name, label, form, hint, isLong = false, ...rest } = props
  const { isOptional = false, saysOptional = isOptional, ...native } = rest
  const { text } = usePage()
  const wrong = form.problems.find((each) => each.field === name)
  const described = [wrong && `${name}-problem`, hint && `${name}-hint`].filter(Boolean).join(' ')
  const control = {
    id: name,
    name,
    defaultValue: form.values[name] ?? '',
    required: !isOptional,
    'aria-invalid': wrong ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className={field.field}>
      <div
        className={isLong ? `${field.box} ${styles.long}` : field.box}
        data-invalid={wrong ? true : undefined}
      >
        <label className={field.label} htmlFor={name}>
          {label}
          {saysOptional && <span className={styles.optional}> · {text('checkout.optional')}</span>}
        </label>
        {isLong ? (
          <textarea className={styles.area} rows={3} maxLength={native.maxLength} {...control} />
        ) : (
          <input {...control} {...native} />
        )}
      </div>
      {wrong && (
        <p className={field.problem} id={`${name}-problem`}>
          {formProblemText(text, wrong)}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
