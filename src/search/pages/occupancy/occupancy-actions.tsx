/** The end of the popup: what keeps it from being applied, and the two ways out. */
import type { Problem } from '../../../site/problems.ts'
import { usePage } from '../../../ui/page-context.tsx'
import button from '../../../ui/button.module.css'
import { problemText } from '../../../ui/form/problem-text.ts'
import styles from './occupancy-actions.module.css'
import { generalProblems } from './occupancy-problems.ts'

interface OccupancyActionsProps {
  problems: readonly Problem[]
  onCancel: () => void
  onApply: () => void
}

export function OccupancyActions({ problems, onCancel, onApply }: OccupancyActionsProps) {
  const { text } = usePage()
  return (
    <>
      <div role="alert">
        {generalProblems(problems).map((each) => (
          <p key={each.code} className={styles.problem} data-code={each.code}>
            {problemText(text, each)}
          </p>
        ))}
      </div>
      <div className={styles.actions}>
        <button type="button" className={button.quiet} onClick={onCancel}>
          {text('action.cancel')}
        </button>
        <button type="button" className={button.primary} onClick={onApply}>
          {text('action.apply')}
        </button>
      </div>
    </>
  )
}
