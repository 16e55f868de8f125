/** The form around a visitor's choice, on the banner and on the settings page. */
import type { ReactNode } from 'react'
import { allows, type Consent, CONSENT_FIELDS, PURPOSES } from '../../../site/consent.ts'
import { pathOf } from '../../../site/routes.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { CsrfField } from '../../../ui/form/csrf-field.tsx'
import styles from './consent.module.css'

interface ConsentFormProps {
  className?: string | undefined
  children: ReactNode
}

export function ConsentForm({ className, children }: ConsentFormProps) {
  const { site, path } = usePage()
  return (
    <form className={className} method="post" action={pathOf(site, 'consent')}>
      <CsrfField />
      <input type="hidden" name={CONSENT_FIELDS.back} value={path} />
      {children}
    </form>
  )
}

// The boxes to tick: what is always on, and each purpose that a visitor may allow.

/** Nothing is ticked beforehand: consent is given, not taken back. */
export function Purposes({ consent }: { consent: Consent | null }) {
  const { text } = usePage()
  return (
    <ul className={styles.purposes}>
      <li>
        <label className={styles.purpose}>
          <input className={styles.box} type="checkbox" checked disabled readOnly />
          <span>
            <strong className={styles.name}>{text('consent.purpose.necessary')}</strong>
            {text('consent.purpose.necessary.text')}
          </span>
        </label>
      </li>
      {PURPOSES.map((purpose) => (
        <li key={purpose}>
          <label className={styles.purpose}>
            <input
              className={styles.box}
              type="checkbox"
              name={CONSENT_FIELDS.purpose}
              value={purpose}
              defaultChecked={allows(consent, purpose)}
            />
            <span>
              <strong className={styles.name}>{text(`consent.purpose.${purpose}`)}</strong>
              {text(`consent.purpose.${purpose}.text`)}
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}
