/**
 * A form that a passkey answers. Only a script can ask for one, so the form shows itself once a
 * script has found that the browser knows passkeys.
 */
import { type ReactNode, useEffect, useRef } from 'react'
import { ACCOUNT_FIELDS } from '../rules/account-fields.ts'
import type { Problem } from '../../site/problems.ts'
import { usePage } from '../../ui/page-context.tsx'
import { CsrfField } from '../../ui/form/csrf-field.tsx'
import { FormProblems } from './account-form.tsx'
import styles from './account-card.module.css'
import page from './account-page.module.css'
import { watchPasskeyForm } from './watch-passkey-form.ts'

interface PasskeyFormProps {
  action: string
  /** To sign in with one, or to make one. */
  kind: 'get' | 'create'
  /** What the browser is asked, as JSON. */
  options: string
  problems: readonly Problem[]
  children: ReactNode
}

export function PasskeyForm({ action, kind, options, problems, children }: PasskeyFormProps) {
  const { text } = usePage()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) watchPasskeyForm(form.current)
  }, [])
  return (
    <form
      ref={form}
      className={kind === 'create' ? page.form : styles.form}
      method="post"
      action={action}
      noValidate
      hidden
      data-passkey={kind}
      data-options={options}
    >
      <CsrfField />
      <input type="hidden" name={ACCOUNT_FIELDS.response} />
      <FormProblems problems={problems} />
      <p className={styles.problem} data-refused role="alert" hidden>
        {text('problem.passkey-refused')}
      </p>
      {children}
    </form>
  )
}
