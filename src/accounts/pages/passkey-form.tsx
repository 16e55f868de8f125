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

/**
 * Asks the browser for a passkey when a form that needs one is sent, and sends its answer along.
 * It works on plain HTML: the pages of the back office have no other script.
 */
export function watchPasskeyForm(form: HTMLFormElement): void {
  if (!('PublicKeyCredential' in window)) return
  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(form)
  })
}

async function send(form: HTMLFormElement): Promise<void> {
  const refused = form.querySelector<HTMLElement>('[data-refused]')!
  refused.hidden = true
  try {
    const response = await answerOf(form)
    form.querySelector<HTMLInputElement>(`[name=${ACCOUNT_FIELDS.response}]`)!.value = response
    form.submit()
  } catch {
    // Refused, timed out, or not for this site: the visitor may press again.
    refused.hidden = false
  }
}

async function answerOf({ dataset }: HTMLFormElement): Promise<string> {
  const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = JSON.parse(dataset['options']!)
  const answer =
    dataset['passkey'] === 'create'
      ? await startRegistration({ optionsJSON })
      : await startAuthentication({ optionsJSON })
  return JSON.stringify(answer)
}
