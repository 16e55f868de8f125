/** Cookie settings: the same question as on the banner, with every cookie named. */
import { CONSENT_FIELDS } from '../../../site/consent.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import button from '../../../ui/button.module.css'
import { ConsentForm } from './consent-form.tsx'
import styles from './consent-page.module.css'
import { CookieTable } from './cookie-table.tsx'
import { Purposes } from './purposes.tsx'

interface ConsentPageProps {
  /** After the form was sent. */
  isSaved: boolean
  isSecure: boolean
}

export function ConsentPage({ isSaved, isSecure }: ConsentPageProps) {
  const { text, consent } = usePage()
  return (
    <PageFrame>
      <div className={styles.page}>
        <h1 className={styles.title}>{text('consent.page.title')}</h1>
        <p className={styles.lead}>{text('consent.page.text')}</p>
        <ConsentForm className={styles.form}>
          <Purposes consent={consent} />
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
          {isSaved && <output className={styles.saved}>{text('consent.saved')}</output>}
        </ConsentForm>
        <CookieTable isSecure={isSecure} />
      </div>
    </PageFrame>
  )
}
