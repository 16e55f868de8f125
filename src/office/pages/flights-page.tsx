/** Flights of a day, and one of them with who is booked on it. */
import type { ReactNode } from 'react'
import type { Staff } from '../../accounts/rules/staff.ts'
import { type Day, writeDay } from '../../site/calendar-day.ts'
import button from '../../ui/button.module.css'
import { CsrfField } from '../../ui/form/csrf-field.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { FLIGHT_SEARCH_FIELDS, OFFICE_FIELDS } from '../rules/office-fields.ts'
import { officePath } from '../rules/office-routes.ts'
import { AuditTable, type ShownAudit } from './audit-table.tsx'
import { DataTable, Mark } from './data-table.tsx'
import { OfficeField, type OfficeForm } from './office-field.tsx'
import { OfficeFrame, OfficeMessages } from './office-frame.tsx'
import parts from './parts.module.css'

export interface ShownFlight {
  href: string
  /** "QV 102". */
  name: string
  way: string
  day: Day
  /** Minutes after local midnight. */
  departs: number
  state: 'planned' | 'moved' | 'cancelled'
}

interface OfficeFlightsPageProps {
  staff: Staff
  form: OfficeForm
  /** Null before anything is asked for. */
  flights: readonly ShownFlight[] | null
}

export function OfficeFlightsPage({ staff, form, flights }: OfficeFlightsPageProps) {
  const { text } = usePage()
  const code = { form, autoComplete: 'off', spellCheck: false } as const
  return (
    <OfficeFrame staff={staff} section="flights" title={text('admin.section.flights')}>
      <search>
        <form className={parts.panel} action={officePath('flights')}>
          <div className={parts.fields}>
            <OfficeField
              name={FLIGHT_SEARCH_FIELDS.number}
              label={text('admin.flight')}
              maxLength={10}
              {...code}
            />
            <OfficeField
              name={FLIGHT_SEARCH_FIELDS.origin}
              label={text('admin.flight.origin')}
              maxLength={3}
              {...code}
            />
            <OfficeField
              name={FLIGHT_SEARCH_FIELDS.destination}
              label={text('admin.flight.destination')}
              maxLength={3}
              {...code}
            />
            <OfficeField
              name={FLIGHT_SEARCH_FIELDS.day}
              label={text('admin.date')}
              type="date"
              form={form}
            />
            <button className={button.primary}>{text('admin.find')}</button>
          </div>
          <p className={parts.note}>{text('admin.flights.note')}</p>
        </form>
      </search>
      {flights && (
        <DataTable
          caption={text('admin.section.flights')}
          columns={[
            { label: text('admin.flight') },
            { label: text('admin.place') },
            { label: text('admin.flight.departs') },
            { label: text('admin.state') },
          ]}
          rows={flights.map((flight) => ({
            key: flight.href,
            cells: [
              <a key="link" href={flight.href}>
                {flight.name}
              </a>,
              flight.way,
              departureOf(flight),
              <FlightState key="state" state={flight.state} />,
            ],
          }))}
        />
      )}
    </OfficeFrame>
  )
}

/** On the clocks of its airport. */
function departureOf({ day, departs }: ShownFlight): string {
  return `${writeDay(day)} ${twoDigits(Math.floor(departs / 60))}:${twoDigits(departs % 60)}`
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

function FlightState({ state }: Pick<ShownFlight, 'state'>) {
  const { text } = usePage()
  return (
    <Mark kind={state === 'planned' ? 'good' : 'bad'}>{text(`admin.flight.state.${state}`)}</Mark>
  )
}

/** What a form of the page does, and is told to have done. */
export const FLIGHT_NOTICES = ['flight-cancelled', 'flight-moved'] as const

interface OfficeFlightPageProps {
  staff: Staff
  flight: ShownFlight
  /** It flies, and its day is not over. */
  isOpen: boolean
  booked: readonly { locator: string; name: string; email: string; seats: number }[]
  form: OfficeForm
  audit: readonly ShownAudit[]
  done: (typeof FLIGHT_NOTICES)[number] | null
}

export function OfficeFlightPage(props: OfficeFlightPageProps) {
  const { staff, flight, isOpen, booked, form, audit, done } = props
  const { text } = usePage()
  return (
    <OfficeFrame
      staff={staff}
      section="flights"
      title={`${flight.name} · ${flight.way} · ${departureOf(flight)}`}
    >
      <p>
        <a href={officePath('flights')}>{text('admin.flights.back')}</a>
      </p>
      <OfficeMessages problems={form.problems} done={done && text(`admin.done.${done}`)} />
      <p>
        <FlightState state={flight.state} />
      </p>
      <section className={parts.column} aria-labelledby="booked">
        <h2 id="booked" className={parts.heading}>
          {text('admin.flight.booked')}
        </h2>
        <DataTable
          caption={text('admin.flight.booked')}
          columns={[
            { label: text('mail.booking.locator') },
            { label: text('admin.name') },
            { label: text('checkout.email') },
            { label: text('admin.flight.seats'), isNumber: true },
          ]}
          rows={booked.map(({ locator, name, email, seats }) => ({
            key: locator,
            cells: [
              <a key="link" href={officePath('booking', { locator })}>
                {locator}
              </a>,
              name,
              email,
              seats,
            ],
          }))}
        />
      </section>
      {isOpen && (
        <div className={parts.columns}>
          <FlightForm flight={flight} notice="flight-moved" title={text('admin.flight.move')}>
            <OfficeField
              name={OFFICE_FIELDS.minutes}
              label={text('admin.flight.minutes')}
              form={form}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
            />
          </FlightForm>
          <FlightForm flight={flight} notice="flight-cancelled" title={text('admin.flight.cancel')}>
            <p className={parts.note}>{text('admin.flight.cancel.text')}</p>
          </FlightForm>
        </div>
      )}
      <section className={parts.column} aria-labelledby="audit">
        <h2 id="audit" className={parts.heading}>
          {text('admin.section.audit')}
        </h2>
        <AuditTable entries={audit} isOfOneSubject />
      </section>
    </OfficeFrame>
  )
}

interface FlightFormProps {
  flight: ShownFlight
  notice: (typeof FLIGHT_NOTICES)[number]
  title: string
  children: ReactNode
}

function FlightForm({ flight, notice, title, children }: FlightFormProps) {
  return (
    <form className={parts.panel} method="post" action={flight.href}>
      <CsrfField />
      <input type="hidden" name={OFFICE_FIELDS.form} value={notice} />
      <input type="hidden" name={OFFICE_FIELDS.departs} value={flight.departs} />
      <h2 className={parts.heading}>{title}</h2>
      {children}
      <button className={button.primary}>{title}</button>
    </form>
  )
}
