/** The score: ten real radio buttons that look like a scale. */
import { SCORES, WRITTEN_REVIEW_FIELDS } from '../rules/written-review-fields.ts'
import { formProblemText } from '../../../../ui/form/form-problem-text.ts'
import type { FormState } from '../../../../ui/form/form-state.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import field from '../../../../ui/form/field.module.css'
import styles from './score-field.module.css'

export function ScoreField({ form }: { form: FormState }) {
  const { text } = usePage()
  const name = WRITTEN_REVIEW_FIELDS.score
  const wrong = form.problems.find((each) => each.field === name)
  return (
    <fieldset className={styles.scores} aria-describedby={`${name}-hint`}>
      <legend className={styles.legend}>{text('write-review.score')}</legend>
      <div className={styles.scale} data-invalid={wrong ? true : undefined}>
        {SCORES.map((score) => (
          <label key={score} className={styles.score}>
            <input
              type="radio"
              name={name}
              value={score}
              required
              className={styles.input}
              defaultChecked={form.values[name] === String(score)}
              aria-describedby={wrong ? `${name}-problem` : undefined}
            />
            <span className={styles.number}>{score}</span>
          </label>
        ))}
      </div>
      {wrong && (
        <p className={field.problem} id={`${name}-problem`}>
          {formProblemText(text, wrong)}
        </p>
      )}
      <p className={styles.hint} id={`${name}-hint`}>
        {text('write-review.score.hint')}
      </p>
    </fieldset>
  )
}
