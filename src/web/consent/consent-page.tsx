/** Cookie settings: the same question as on the banner, with every cookie named. */
import { useState } from 'react'
import { CONSENT_FIELDS, type Consent } from '../../core/consent.ts'
import { usePage } from '../page-context.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import button from '../ui/button.module.css'
import { ConsentForm } from './consent-form.tsx'
import styles from './consent-page.module.css'
import { CookieTable } from './cookie-table.tsx'
import { Purposes } from './purposes.tsx'
import { trackIfAllowed } from './track-if-allowed.ts'

/** `isSaved` after a form that was sent without scripts. */
export function ConsentPage({ isSaved }: { isSaved: boolean }) {
  const page = usePage()
  const { text } = page
  const [chosen, setChosen] = useState<Consent | null>(page.consent)
  const [savings, setSavings] = useState(isSaved ? 1 : 0)

  const goOn = (consent: Consent) => {
    setChosen(consent)
    setSavings(savings + 1)
    trackIfAllowed({ ...page, consent })
  }

  return (
    <PageFrame>
      <div className={styles.page}>
        <h1 className={styles.title}>{text('consent.page.title')}</h1>
        <p className={styles.lead}>{text('consent.page.text')}</p>
        <ConsentForm className={styles.form} onSaved={goOn}>
          {/* Shown anew with what was saved, so that the boxes tell the truth. */}
          <Purposes key={savings} consent={chosen} />
          <div className={styles.choices}>
            <button className={button.quiet} name={CONSENT_FIELDS.choice} value="chosen">
              {text('consent.save')}
            </button>
            <button className={button.quiet} name={CONSENT_FIELDS.choice} value="necessary">
              {text('consent.necessary')}
            </button>
            <button className={button.quiet} name={CONSENT_FIELDS.choice} value="all">
              {text('consent.all')}
            </button>
          </div>
          <p className={styles.saved} role="status">
            {savings > 0 && text('consent.saved')}
          </p>
        </ConsentForm>
        <CookieTable />
      </div>
    </PageFrame>
  )
}
