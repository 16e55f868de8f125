/** A control of a form with its label inside the box and what is wrong with it below. */
import type { ReactNode } from 'react'
import type { Problem } from '../../site/problems.ts'
import { usePage } from '../page-context.tsx'
import styles from './field.module.css'
import { problemText } from './problem-text.ts'

export interface FieldProps {
  /** The id of the control, to which the label and the errors refer. */
  id: string
  label: string
  /** Only those of this field; the first is told, since mending it may mend the others. */
  problems: readonly Problem[]
  /** Marked, although its problem is told elsewhere. */
  isInvalid?: boolean
  isDisabled?: boolean
  className?: string | undefined
  children: ReactNode
}

export function Field(props: FieldProps) {
  const { id, label, problems, isInvalid, isDisabled, className, children } = props
  const [first] = problems
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <div
        className={styles.box}
        data-invalid={isInvalid || first !== undefined || undefined}
        data-disabled={isDisabled || undefined}
      >
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {children}
      </div>
      {first && <FieldProblem id={problemId(id)} problem={first} />}
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

/** What is wrong with a field, in one sentence. */
export function FieldProblem({ id, problem }: { id: string; problem: Problem }) {
  const { text } = usePage()
  return (
    <p className={styles.problem} id={id} data-code={problem.code}>
      {problemText(text, problem)}
      {/* For whoever asks for help; it tells nothing to those who listen. */}
      {NUMBERED.test(problem.code) && (
        <small className={styles.code} aria-hidden>
          {problem.code}
        </small>
      )}
    </p>
  )
}

/** The codes that the specification numbers; the others have a name of ours. */
const NUMBERED = /^\d/
