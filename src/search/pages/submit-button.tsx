/** The one thing to do next. While the search is on its way a spinner stands in its place. */
import search from 'icon:search'
import { usePage } from '../../ui/page-context.tsx'
import buttons from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import styles from './submit-button.module.css'

interface SubmitButtonProps {
  label: string
  isBusy: boolean
  isDisabled?: boolean
}

export function SubmitButton({ label, isBusy, isDisabled = false }: SubmitButtonProps) {
  const { text } = usePage()
  return (
    <button
      type="submit"
      className={`${buttons.primary} ${styles.submit}`}
      disabled={isBusy || isDisabled}
      aria-busy={isBusy}
    >
      {isBusy ? <span className={styles.spinner} aria-hidden="true" /> : <Icon of={search} />}
      {isBusy ? text('form.submitting') : label}
    </button>
  )
}

/** Sends fields as a form of their own would, so that the browser goes where the answer leads. */
export function submitFields(action: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
