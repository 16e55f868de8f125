/** A text field of a booking form: what was typed stays, and what is wrong stands below. */
import type { InputHTMLAttributes } from 'react'
import { usePage } from '../page-context.tsx'
import field from './field.module.css'
import type { FormState } from './form-problem-text.ts'
import { formProblemText } from './form-problem-text.ts'
import styles from './text-field.module.css'
import { MessageBox } from '../message-box.tsx'
import type { Problem } from '../../site/problems.ts'

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

/** What is wrong with the whole form, and links to the fields that need another look. */
interface FormSummaryProps {
  form: FormState
  /** Fields that the visitor can see; problems of all others concern the whole. */
  isShown: (field: string) => boolean
}

export function FormSummary({ form, isShown }: FormSummaryProps) {
  const { text } = usePage()
  const general = form.problems.filter(({ field }) => !isShown(field))
  const fields = new Set(form.problems.map(({ field }) => field).filter(isShown))
  if (form.problems.length === 0) return null
  return (
    <div id="form-problems" tabIndex={-1}>
      {general.map((each) => (
        <MessageBox key={each.code} kind="error" title={formProblemText(text, each)} />
      ))}
      {fields.size > 0 && (
        <MessageBox kind="error" title={text('form.summary', { count: fields.size })} />
      )}
    </div>
  )
}

// A page that comes back with problems begins at the first of them, which is then read aloud with
// its field. The browser does that by itself: it needs no script, nor does one do it again later.

/** For the control of a field, or with '' for what tells of the whole form. */
export function problemFocus(problems: readonly Problem[], field: string) {
  return problems[0]?.field === field ? { autoFocus: true } : {}
}
