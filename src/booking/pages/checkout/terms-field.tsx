import { CHECKOUT_FIELDS } from '../../rules/checkout-fields.ts'
import { usePage } from '../../../ui/page-context.tsx'
import styles from './checkout-form.module.css'
import type { FormState } from '../../../ui/form/form-state.ts'
import { formProblemText } from '../../../ui/form/form-problem-text.ts'

/** Nobody agrees by not looking: the box is empty until somebody ticks it. */
export function TermsField({ form }: { form: FormState }) {
  const { text } = usePage()
  const wrong = form.problems.find(({ field }) => field === CHECKOUT_FIELDS.terms)
  return (
    <div>
      <label className={styles.terms}>
        <input
          type="checkbox"
          name={CHECKOUT_FIELDS.terms}
          value="1"
          required
          defaultChecked={form.values[CHECKOUT_FIELDS.terms] === '1'}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${CHECKOUT_FIELDS.terms}-problem` : undefined}
        />
        <span>{text('checkout.terms')}</span>
      </label>
      {wrong && (
        <p className={styles.problem} id={`${CHECKOUT_FIELDS.terms}-problem`}>
          {formProblemText(text, wrong)}
        </p>
      )}
    </div>
  )
}
