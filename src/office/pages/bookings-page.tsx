/** Bookings, found by whatever a traveller can tell of theirs; the newest without a question. */
import { BOOKING_SEARCH_FIELDS as FIELDS } from '../rules/office-fields.ts'
import { officePath } from '../rules/office-routes.ts'
import type { Staff } from '../../accounts/rules/staff.ts'
import type { BookingState } from '../../booking/rules/booking.ts'
import { type Day, writeDay } from '../../site/calendar-day.ts'
import { type CurrencyCode, formatMoneyExactly, type MinorUnits } from '../../site/money.ts'
import { usePage } from '../../ui/page-context.tsx'
import button from '../../ui/button.module.css'
import { DataTable, Mark, OlderLink } from './data-table.tsx'
import { OfficeField, type OfficeForm } from './office-field.tsx'
import { OfficeFrame, OfficeMessages } from './office-frame.tsx'
import parts from './parts.module.css'

export interface FoundBooking {
  id: number
  locator: string
  state: BookingState
  name: string
  email: string
  lines: { name: string; begins: Day; ends: Day }[]
  total: MinorUnits
  currency: CurrencyCode
  bookedOn: string
}

interface BookingsPageProps {
  staff: Staff
  form: OfficeForm
  bookings: readonly FoundBooking[]
  hasMore: boolean
}

export function BookingsPage({ staff, form, bookings, hasMore }: BookingsPageProps) {
  const { text } = usePage()
  return (
    <OfficeFrame staff={staff} section="bookings" title={text('admin.section.bookings')}>
      <SearchForm form={form} />
      <DataTable
        caption={text('admin.section.bookings')}
        columns={[
          { label: text('confirmation.locator') },
          { label: text('admin.name') },
          { label: text('admin.stay') },
          { label: text('mail.booking.total'), isNumber: true },
          { label: text('admin.state') },
          { label: text('confirmation.booked-on') },
        ]}
        rows={bookings.map((booking) => ({ key: booking.id, cells: cellsOf(booking) }))}
      />
      {hasMore && <OlderLink route="bookings" values={form.values} last={bookings.at(-1)!.id} />}
    </OfficeFrame>
  )

  function cellsOf({
    locator,
    state,
    name,
    email,
    lines,
    total,
    currency,
    bookedOn,
  }: FoundBooking) {
    return [
      <a key="link" href={officePath('booking', { locator })}>
        {locator}
      </a>,
      <>
        {name}
        <span className={`${parts.small} ${parts.address}`}>{email}</span>
      </>,
      lines.map(({ name: line, begins, ends }) => (
        <div key={`${line} ${begins}`}>
          {line}
          <span className={parts.small}>
            {writeDay(begins)} – {writeDay(ends)}
          </span>
        </div>
      )),
      formatMoneyExactly(total, currency),
      <Mark key="state" kind={state === 'confirmed' ? 'good' : 'plain'}>
        {text(`trips.state.${state}`)}
      </Mark>,
      bookedOn,
    ]
  }
}

function SearchForm({ form }: { form: OfficeForm }) {
  const { text } = usePage()
  return (
    <search>
      <form className={parts.panel} action={officePath('bookings')}>
        <OfficeMessages problems={form.problems} />
        <div className={parts.fields}>
          <OfficeField
            name={FIELDS.locator}
            label={text('confirmation.locator')}
            form={form}
            spellCheck={false}
            autoComplete="off"
            maxLength={20}
          />
          <OfficeField
            name={FIELDS.email}
            label={text('account.email')}
            form={form}
            inputMode="email"
            autoComplete="off"
          />
          <OfficeField
            name={FIELDS.name}
            label={text('admin.name')}
            form={form}
            autoComplete="off"
          />
          <OfficeField
            name={FIELDS.hotel}
            label={text('admin.hotel')}
            form={form}
            autoComplete="off"
          />
          <OfficeField name={FIELDS.day} label={text('admin.day')} form={form} type="date" />
          <button className={button.primary}>{text('admin.find')}</button>
        </div>
      </form>
    </search>
  )
}
