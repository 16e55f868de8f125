/**
 * Asks once, at the bottom of the first page, without standing in the way: the page can be read
 * and used meanwhile, and until there is an answer nothing is measured.
 */
import { useState } from 'react'
import { CONSENT_FIELDS, type Consent } from '../../core/consent.ts'
import { usePage } from '../page-context.tsx'
import button from '../ui/button.module.css'
import styles from './consent-banner.module.css'
import { ConsentForm } from './consent-form.tsx'
import { Purposes } from './purposes.tsx'
import { trackIfAllowed } from './track-if-allowed.ts'

/** The settings page asks the same question itself, and without a network no answer arrives. */
const WITHOUT_BANNER = new Set(['consent', 'offline'])

export function ConsentBanner() {
  const page = usePage()
  const { text, consent, pageId } = page
  const [isSaved, setIsSaved] = useState(false)
  if (consent !== null || WITHOUT_BANNER.has(pageId)) return null
  if (isSaved) {
    return (
      <p className={styles.spoken} role="status">
        {text('consent.saved')}
      </p>
    )
  }

  const goOn = (chosen: Consent) => {
    setIsSaved(true)
    trackIfAllowed({ ...page, consent: chosen })
    // The button that had the focus is gone.
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  return (
    <section className={styles.banner} aria-labelledby="consent-title">
      <ConsentForm className={styles.form} onSaved={goOn}>
        <div className={styles.words}>
          <h2 className={styles.title} id="consent-title">
            {text('consent.title')}
          </h2>
          <p>{text('consent.text')}</p>
        </div>
        <div className={styles.choices}>
          <button className={button.quiet} name={CONSENT_FIELDS.choice} value="necessary">
            {text('consent.necessary')}
          </button>
          <button className={button.quiet} name={CONSENT_FIELDS.choice} value="all">
            {text('consent.all')}
          </button>
        </div>
        <details className={styles.settings}>
          <summary className={styles.summary}>{text('consent.settings')}</summary>
          <Purposes consent={consent} />
          <button className={button.quiet} name={CONSENT_FIELDS.choice} value="chosen">
            {text('consent.save')}
          </button>
        </details>
      </ConsentForm>
    </section>
  )
}
