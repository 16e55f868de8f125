/** Cookie settings: the same question as on the banner, with every cookie named. */
import {
  CONSENT_COOKIE,
  CONSENT_FIELDS,
  CONSENT_SECONDS,
  TRACKING_COOKIE,
} from '../../../site/consent.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import button from '../../../ui/button.module.css'
import { ConsentForm, Purposes } from './consent-form.tsx'
import styles from './consent-page.module.css'
import {
  CART_COOKIES,
  CART_MARK_COOKIE,
  OWN_ROOMS_COOKIE,
} from '../../../booking/rules/cart-mark.ts'
import { SESSION_END_MS } from '../../../accounts/rules/identity-limits.ts'
import { MAIL_LINK_COOKIE, SESSION_COOKIE } from '../../../site/session-cookie.ts'
import {
  DETECTED_COOKIE,
  DETECTED_COOKIE_SECONDS,
  DETECTED_HASH_COOKIE,
} from '../../../site/visitor.ts'
import { hostCookie } from '../../../ui/rules/stored-data.ts'
import { CSRF_COOKIE } from '../../../ui/browser/requests.ts'
import type { MessageKey } from '../../../site/messages/catalogue.ts'
import cookieTableStyles from './cookie-table.module.css'

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

/** Every cookie that the site may set, what it is for and how long it stays. */
interface Cookie {
  names: readonly string[]
  purpose: MessageKey
  use: MessageKey
  /** None: until the browser is closed. */
  seconds?: number
}

const cookiesOf = (isSecure: boolean): readonly Cookie[] => [
  {
    names: [CSRF_COOKIE, 'csrf_secret'].map((name) => hostCookie(name, isSecure)),
    purpose: 'consent.purpose.necessary',
    use: 'consent.use.forms',
  },
  {
    names: [CONSENT_COOKIE],
    purpose: 'consent.purpose.necessary',
    use: 'consent.use.choice',
    seconds: CONSENT_SECONDS,
  },
  {
    names: [hostCookie(SESSION_COOKIE, isSecure)],
    purpose: 'consent.purpose.necessary',
    use: 'consent.use.session',
    seconds: SESSION_END_MS / 1_000,
  },
  {
    names: [MAIL_LINK_COOKIE],
    purpose: 'consent.purpose.necessary',
    use: 'consent.use.mail-link',
  },
  {
    names: [...Object.values(CART_COOKIES), CART_MARK_COOKIE, OWN_ROOMS_COOKIE, 'checkout'],
    purpose: 'consent.purpose.necessary',
    use: 'consent.use.booking',
  },
  {
    names: ['trips'],
    purpose: 'consent.purpose.necessary',
    use: 'consent.use.trips',
  },
  {
    names: [TRACKING_COOKIE],
    purpose: 'consent.purpose.analytics',
    use: 'consent.use.tracking',
    seconds: CONSENT_SECONDS,
  },
  {
    names: [DETECTED_COOKIE, DETECTED_HASH_COOKIE],
    purpose: 'consent.purpose.analytics',
    use: 'consent.use.detected',
    seconds: DETECTED_COOKIE_SECONDS,
  },
]

const DAY_SECONDS = 86_400

/** Over HTTPS some of them have longer names. */
function CookieTable({ isSecure }: { isSecure: boolean }) {
  const { text } = usePage()
  return (
    <table className={cookieTableStyles.table}>
      <caption className={cookieTableStyles.caption}>{text('consent.cookies')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('consent.column.name')}</th>
          <th scope="col">{text('consent.column.use')}</th>
          <th scope="col">{text('consent.column.time')}</th>
        </tr>
      </thead>
      <tbody>
        {cookiesOf(isSecure).map(({ names, purpose, use, seconds }) => (
          <tr key={use}>
            <th scope="row">
              {names.map((name) => (
                <code key={name} className={cookieTableStyles.name}>
                  {name}
                </code>
              ))}
            </th>
            <td>
              <span className={cookieTableStyles.purpose}>{text(purpose)}</span>
              {text(use)}
            </td>
            <td>
              {seconds
                ? text('consent.time.days', { count: seconds / DAY_SECONDS })
                : text('consent.time.session')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
