/** The boxes to tick: what is always on, and each purpose that a visitor may allow. */
import { allows, CONSENT_FIELDS, type Consent, PURPOSES } from '../../../site/consent.ts'
import { usePage } from '../../../ui/page-context.tsx'
import styles from './consent.module.css'

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
