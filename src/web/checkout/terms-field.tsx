import { usePage } from '../page-context.tsx'
import styles from './checkout-form.module.css'
import type { FormState } from './form-state.ts'
import { formProblemText } from './form-problem-text.ts'
import { TERMS_FIELD } from './own-fields.ts'

/** Nobody agrees by not looking: the box is empty until somebody ticks it. */
export function TermsField({ form }: { form: FormState }) {
  const { text } = usePage()
  const wrong = form.problems.find(({ field }) => field === TERMS_FIELD)
  return (
    <div>
      <label className={styles.terms}>
        <input
          type="checkbox"
          name={TERMS_FIELD}
          value="1"
          required
          defaultChecked={form.values[TERMS_FIELD] === '1'}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${TERMS_FIELD}-problem` : undefined}
        />
        <span>{text('checkout.terms')}</span>
      </label>
      {wrong && (
        <p className={styles.problem} id={`${TERMS_FIELD}-problem`}>
          {formProblemText(text, wrong)}
        </p>
      )}
    </div>
  )
}
