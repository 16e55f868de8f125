/**
 * Asks once, at the bottom of the first page, without standing in the way: the page can be read
 * and used meanwhile, and until there is an answer nothing is measured. `answer-banner.ts` sends
 * the answer in the background.
 */
import { CONSENT_FIELDS, type ConsentChoice } from '../../../site/consent.ts'
import { usePage } from '../../../ui/page-context.tsx'
import styles from './consent.module.css'
import { ConsentForm, Purposes } from './consent-form.tsx'

/** The settings page asks the same question itself, and without a network no answer arrives. */
const WITHOUT_BANNER = new Set(['consent', 'offline'])

export function ConsentBanner() {
  const { text, consent, pageId } = usePage()
  if (consent !== null || WITHOUT_BANNER.has(pageId)) return null
  return (
    <section className={styles.banner} aria-labelledby="consent-title">
      <ConsentForm className={styles.form}>
        <div className={styles.words}>
          <h2 className={styles.title} id="consent-title">
            {text('consent.title')}
          </h2>
          <p>{text('consent.text')}</p>
        </div>
        <div className={styles.choices}>
          <Answer choice="necessary">{text('consent.necessary')}</Answer>
          <Answer choice="all">{text('consent.all')}</Answer>
        </div>
        <details className={styles.settings}>
          <summary className={styles.summary}>{text('consent.settings')}</summary>
          <Purposes consent={consent} />
          <Answer choice="chosen">{text('consent.save')}</Answer>
        </details>
      </ConsentForm>
    </section>
  )
}

function Answer({ choice, children }: { choice: ConsentChoice; children: string }) {
  return (
    <button className={styles.answer} name={CONSENT_FIELDS.choice} value={choice}>
      {children}
    </button>
  )
}
