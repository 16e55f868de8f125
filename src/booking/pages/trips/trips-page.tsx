/** The bookings of a visitor, and the way to one by its code and e-mail. */
import type { Day } from '../../../site/calendar-day.ts'
import { pathOf } from '../../../site/routes.ts'
import { isLinked } from '../../../site/sections.ts'
import { UnverifiedEmail } from '../../../accounts/pages/account-form.tsx'
import page from '../cart/booking-page.module.css'
import type { FormState } from '../../../ui/form/form-problem-text.ts'
import { FormSummary, TextField } from '../../../ui/form/text-field.tsx'
import type { ShownBooking } from '../confirmation/shown-booking.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { CsrfField } from '../../../ui/form/csrf-field.tsx'
import { PageFrame } from '../../../rendering/pages/shell/page-frame.tsx'
import buttons from '../../../ui/button.module.css'
import { TRIP_FIELDS } from '../../../site/booking-fields.ts'
import { formatMoneyExactly } from '../../../site/money.ts'
import { LineActionLink } from './line-action.tsx'
import { datedStayWords, longDay } from '../../../site/text/day-words.ts'
import styles from './trip-list.module.css'

export interface TripsPageData {
  trips: ShownBooking[]
  isSignedIn: boolean
  /** Of whoever is signed in without having verified it; empty otherwise. */
  unverifiedEmail: string
  form: FormState
  today: Day
}

export function TripsPage({ trips, isSignedIn, unverifiedEmail, form, today }: TripsPageData) {
  const { site, text } = usePage()
  const isUpcoming = ({ state, lines }: ShownBooking) =>
    state === 'confirmed' && lines.some(({ ends }) => ends >= today)
  const upcoming = trips.filter(isUpcoming)
  const past = trips.filter((each) => !isUpcoming(each))
  return (
    <PageFrame>
      <div className={page.page}>
        <h1 className={page.title}>{text('nav.trips')}</h1>
        <div className={page.columns}>
          <div className={page.column}>
            <TripList title={text('trips.upcoming')} trips={upcoming} />
            <TripList title={text('trips.past')} trips={past} />
            {trips.length === 0 && (
              <p className={page.lead}>{text(isSignedIn ? 'trips.none' : 'trips.none.guest')}</p>
            )}
            {unverifiedEmail && <UnverifiedEmail email={unverifiedEmail} />}
            {!isSignedIn && isLinked(site, 'signIn') && (
              <p>
                <a className={buttons.quiet} href={pathOf(site, 'signIn')}>
                  {text('trips.sign-in')}
                </a>
              </p>
            )}
          </div>
          <section className={page.panel} aria-labelledby="find-title">
            <h2 id="find-title" className={page.subtitle}>
              {text('trips.find')}
            </h2>
            <p className={page.note}>{text('trips.find.text')}</p>
            <form className={page.column} method="post" action={pathOf(site, 'trips')} noValidate>
              <CsrfField />
              <FormSummary form={form} isShown={(field) => field !== ''} />
              <TextField
                name={TRIP_FIELDS.locator}
                label={text('confirmation.locator')}
                form={form}
                autoComplete="off"
                spellCheck={false}
                maxLength={20}
              />
              <TextField
                name={TRIP_FIELDS.email}
                label={text('checkout.email')}
                form={form}
                type="email"
                autoComplete="email"
              />
              <button type="submit" className={buttons.primary}>
                {text('trips.find.submit')}
              </button>
            </form>
          </section>
        </div>
      </div>
    </PageFrame>
  )
}

/** Bookings, each a link to all that is known about it. */
function TripList({ title, trips }: { title: string; trips: readonly ShownBooking[] }) {
  const { site, text } = usePage()
  if (trips.length === 0) return null
  const { conventions } = site.edition
  return (
    <section className={page.column}>
      <h2 className={page.subtitle}>{title}</h2>
      <ul className={styles.trips}>
        {trips.map(({ locator, state, lines, total, currency }) => (
          <li key={locator} className={styles.entry}>
            <a className={styles.trip} href={pathOf(site, 'confirmation', { locator })}>
              {lines[0]?.photo && (
                <img className={styles.photo} src={lines[0].photo} alt="" width="120" height="90" />
              )}
              <span className={styles.words}>
                {lines.map(({ title, begins, ends }, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the same line may stand here twice
                  <span key={index}>
                    <strong className={styles.name}>{title}</strong>
                    <span className={page.note}>
                      {begins === ends
                        ? longDay(begins, conventions)
                        : datedStayWords({ checkIn: begins, checkOut: ends }, conventions)}
                    </span>
                  </span>
                ))}
                <span className={page.note}>
                  {locator} · {formatMoneyExactly(total, currency)}
                </span>
              </span>
              <span className={styles.state} data-state={state}>
                {text(`trips.state.${state}`)}
              </span>
            </a>
            {lines.map(
              ({ title, action }) =>
                action && <LineActionLink key={action.href} action={action} title={title} />,
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
