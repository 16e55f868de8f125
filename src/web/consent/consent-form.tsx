/**
 * The form around a visitor's choice, on the banner and on the settings page. Without scripts it
 * is sent as any form; with them it is sent in the background, so that nothing typed is lost.
 */
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { CONSENT_FIELDS, consentOf, type Consent } from '../../core/consent.ts'
import { pathOf } from '../../core/routes.ts'
import { requestText } from '../browser/requests.ts'
import { usePage } from '../page-context.tsx'
import { CsrfField } from '../shell/csrf-field.tsx'
import styles from './consent-form.module.css'

interface ConsentFormProps {
  className?: string | undefined
  /** Called once the server has kept the choice. */
  onSaved: (consent: Consent) => void
  children: ReactNode
}

export function ConsentForm({ className, onSaved, children }: ConsentFormProps) {
  const { site, text, path } = usePage()
  const [hasFailed, setHasFailed] = useState(false)
  const action = pathOf(site, 'consent')

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter)
    const fields = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))
    const consent = consentOf({
      [CONSENT_FIELDS.choice]: fields.get(CONSENT_FIELDS.choice),
      [CONSENT_FIELDS.purpose]: fields.getAll(CONSENT_FIELDS.purpose),
    })
    const headers = { accept: 'application/json' }
    const answer = await requestText(action, { method: 'POST', fields, headers })
    setHasFailed(!answer.ok)
    if (answer.ok && consent) onSaved(consent)
  }

  return (
    <form className={className} method="post" action={action} onSubmit={(event) => void send(event)}>
      <CsrfField />
      <input type="hidden" name={CONSENT_FIELDS.back} value={path} />
      {children}
      <p className={styles.failure} role="alert">
        {hasFailed && text('consent.failed')}
      </p>
    </form>
  )
}
