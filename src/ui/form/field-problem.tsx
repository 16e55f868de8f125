/** What is wrong with a field, in one sentence. */
import type { Problem } from '../../site/problems.ts'
import { usePage } from '../page-context.tsx'
import styles from './field.module.css'
import { problemText } from './problem-text.ts'

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
