/** What is wrong with the whole form, and links to the fields that need another look. */
import { usePage } from '../page-context.tsx'
import { MessageBox } from '../message-box.tsx'
import { formProblemText } from './form-problem-text.ts'
import type { FormState } from './form-state.ts'

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
