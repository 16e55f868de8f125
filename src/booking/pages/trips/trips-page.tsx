/** The bookings of a visitor, and the way to one by its code and e-mail. */
import type { Day } from '../../../site/calendar-day.ts'
import { isLinked } from '../../../site/built-routes.ts'
import { pathOf } from '../../../site/routes.ts'
import { UnverifiedEmail } from '../../../accounts/pages/unverified-email.tsx'
import page from '../cart/booking-page.module.css'
import type { FormState } from '../../../ui/form/form-state.ts'
import { FormSummary } from '../../../ui/form/form-summary.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { ShownBooking } from '../confirmation/shown-booking.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { CsrfField } from '../../../ui/form/csrf-field.tsx'
import { PageFrame } from '../../../rendering/pages/shell/page-frame.tsx'
import buttons from '../../../ui/button.module.css'
import { TRIP_FIELDS } from './trip-fields.ts'
import { TripList } from './trip-list.tsx'

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
  const isUpcoming = ({ state, stays }: ShownBooking) =>
    state === 'confirmed' && stays.some(({ stay }) => stay.checkOut >= today)
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
