/** A control of a form with its label inside the box and what is wrong with it below. */
import type { ReactNode } from 'react'
import type { Problem } from '../../core/problems.ts'
import { usePage } from '../page-context.tsx'
import styles from './field.module.css'
import { problemText } from './problem-text.ts'

export interface FieldProps {
  /** The id of the control, to which the label and the errors refer. */
  id: string
  label: string
  /** Only those of this field. */
  problems: readonly Problem[]
  isDisabled?: boolean
  className?: string | undefined
  children: ReactNode
}

export function Field({ id, label, problems, isDisabled, className, children }: FieldProps) {
  const { text } = usePage()
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <div
        className={styles.box}
        data-invalid={problems.length > 0 || undefined}
        data-disabled={isDisabled || undefined}
      >
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {children}
      </div>
      {problems.length > 0 && (
        <p className={styles.problem} id={problemId(id)}>
          {problems.map((each) => problemText(text, each)).join('. ')}
        </p>
      )}
    </div>
  )
}

/** What a control says about itself when it stands in a field with problems. */
export function controlState(id: string, problems: readonly Problem[]) {
  return problems.length > 0
    ? ({ 'aria-invalid': true, 'aria-describedby': problemId(id) } as const)
    : {}
}

function problemId(id: string): string {
  return `${id}-problem`
}
