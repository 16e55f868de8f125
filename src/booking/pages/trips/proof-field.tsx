/** A picture of the other offer, such as a photograph of a screen. */
import { formProblemText } from '../../../ui/form/form-problem-text.ts'
import type { FormState } from '../../../ui/form/form-state.ts'
import styles from '../../../ui/form/text-field.module.css'
import { usePage } from '../../../ui/page-context.tsx'
import field from '../../../ui/form/field.module.css'
import input from '../../../ui/file-input.module.css'
import own from './proof-field.module.css'
import { CLAIM_FIELDS } from './trip-fields.ts'

const NAME = CLAIM_FIELDS.proof

export function ProofField({ form }: { form: FormState }) {
  const { text } = usePage()
  const wrong = form.problems.find((each) => each.field === NAME)
  return (
    <div className={field.field}>
      <label className={own.label} htmlFor={NAME}>
        {text('trips.claim.proof')}
      </label>
      <input
        id={NAME}
        className={`${input.file} ${own.file}`}
        type="file"
        name={NAME}
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${NAME}-problem ${NAME}-hint` : `${NAME}-hint`}
      />
      {wrong && (
        <p className={field.problem} id={`${NAME}-problem`}>
          {formProblemText(text, wrong)}
        </p>
      )}
      <p className={styles.hint} id={`${NAME}-hint`}>
        {text('trips.claim.proof.hint')}
      </p>
    </div>
  )
}
