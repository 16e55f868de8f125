/** Says how many fields need another look, for those who cannot see them marked. */
import type { Problem } from '../../site/problems.ts'
import { usePage } from '../../ui/page-context.tsx'
import { problemText } from '../../ui/form/problem-text.ts'
import spoken from '../../ui/spoken.module.css'
import styles from './problem-summary.module.css'

export function ProblemSummary({ problems }: { problems: readonly Problem[] }) {
  const { text } = usePage()
  const general = problems.filter(({ field }) => field === '')
  const fields = new Set(problems.map(({ field }) => field)).size - (general.length > 0 ? 1 : 0)
  return (
    <div role="alert" className={styles.summary}>
      {general.map((each) => (
        <p key={each.code} className={styles.general} data-code={each.code}>
          {problemText(text, each)}
        </p>
      ))}
      {fields > 0 && <p className={spoken.text}>{text('form.summary', { count: fields })}</p>}
    </div>
  )
}
