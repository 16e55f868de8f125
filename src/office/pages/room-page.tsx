/** A room type's days, four weeks at a time, and the form that changes a range of them. */
import { type CalendarDay, MAX_ROOMS, SALES } from '../rules/calendar-form.ts'
import { OFFICE_FIELDS } from '../rules/office-fields.ts'
import { officePath } from '../rules/office-routes.ts'
import type { Staff } from '../../accounts/rules/staff.ts'
import { type Day, writeDay, writeIsoDay } from '../../site/calendar-day.ts'
import { type CurrencyCode, formatMoneyExactly } from '../../site/money.ts'
import { usePage } from '../../ui/page-context.tsx'
import { shortDay } from '../../site/text/day-words.ts'
import button from '../../ui/button.module.css'
import { AuditTable, type ShownAudit } from './audit-table.tsx'
import { CsrfField } from '../../ui/form/csrf-field.tsx'
import { OfficeField, type OfficeForm, OfficeSelect } from './office-field.tsx'
import { OfficeFrame, OfficeMessages } from './office-frame.tsx'
import parts from './parts.module.css'
import { DataTable, Mark } from './data-table.tsx'
import type { ShownRoomType } from './hotel-page.tsx'

export interface RoomPageProps {
  staff: Staff
  hotel: { id: number; name: string; currency: CurrencyCode }
  room: ShownRoomType
  days: readonly CalendarDay[]
  from: Day
  limits: { today: Day; last: Day; step: number }
  form: OfficeForm
  audit: readonly ShownAudit[]
  isDone: boolean
}

export function RoomPage(props: RoomPageProps) {
  const { staff, hotel, room, days, from, limits, form, audit, isDone } = props
  const { site, text } = usePage()
  const name = room.name || text(`hotel.room.${room.kind}`)
  const where = { hotel: hotel.id, room: room.id }
  const at = (day: Day) => officePath('room', where, { from: writeIsoDay(day) })
  const weekdayIn = (day: Day) => shortDay(day, site.edition.conventions).split(' ')[0]
  return (
    <OfficeFrame staff={staff} section="hotels" title={`${hotel.name} · ${name}`}>
      <p>
        <a href={officePath('hotel', { hotel: hotel.id })}>{text('admin.room.back')}</a>
      </p>
      <OfficeMessages done={isDone ? text('admin.done.changed') : null} />
      {room.hasSheet && <p className={parts.note}>{text('admin.room.sheet')}</p>}
      <div className={parts.columns}>
        <CalendarForm
          action={officePath('room', where)}
          currency={hotel.currency}
          first={from}
          limits={limits}
          form={form}
        />
        <div className={parts.column}>
          <DataTable
            caption={text('admin.days')}
            isCompact
            columns={[
              { label: text('admin.date') },
              { label: text('admin.price'), isNumber: true },
              { label: text('admin.rooms.left'), isNumber: true },
              { label: text('admin.rooms.sold'), isNumber: true },
              { label: text('admin.state') },
            ]}
            rows={days.map(({ day, price, allotment, sold, isClosed }) => ({
              key: day,
              cells: [
                <>
                  {writeDay(day)}
                  <span className={parts.small}>{weekdayIn(day)}</span>
                </>,
                formatMoneyExactly(price, hotel.currency),
                isClosed ? 0 : Math.max(0, allotment - sold),
                sold,
                <Mark key="state" kind={isClosed ? 'bad' : 'good'}>
                  {text(isClosed ? 'admin.sale.closed' : 'admin.sale.open')}
                </Mark>,
              ],
            }))}
          />
          <p className={parts.actions}>
            {from > limits.today && (
              <a className={button.quiet} href={at(Math.max(limits.today, from - limits.step))}>
                {text('admin.days.earlier')}
              </a>
            )}
            {from + limits.step <= limits.last && (
              <a className={button.quiet} href={at(from + limits.step)}>
                {text('admin.days.later')}
              </a>
            )}
          </p>
          <section className={parts.column} aria-labelledby="audit">
            <h2 id="audit" className={parts.heading}>
              {text('admin.section.audit')}
            </h2>
            <AuditTable entries={audit} isOfOneSubject />
          </section>
        </div>
      </div>
    </OfficeFrame>
  )
}

/** Changes price, rooms left and sale of a range of days; what is left empty stays as it is. */
interface CalendarFormProps {
  action: string
  currency: CurrencyCode
  first: Day
  limits: { today: Day; last: Day }
  form: OfficeForm
}

function CalendarForm({ action, currency, first, limits, form }: CalendarFormProps) {
  const { text } = usePage()
  const day = {
    type: 'date',
    min: writeIsoDay(limits.today),
    max: writeIsoDay(limits.last),
    value: writeIsoDay(first),
    required: true,
    form,
  } as const
  return (
    <form className={`${parts.panel} ${parts.beside}`} method="post" action={action}>
      <CsrfField />
      <h2 className={parts.heading}>{text('admin.days.change')}</h2>
      <OfficeMessages problems={form.problems} />
      <OfficeField name={OFFICE_FIELDS.firstDay} label={text('admin.days.first')} {...day} />
      <OfficeField name={OFFICE_FIELDS.lastDay} label={text('admin.days.last')} {...day} />
      <OfficeField
        name={OFFICE_FIELDS.price}
        label={`${text('admin.price')} (${currency})`}
        form={form}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
      />
      <OfficeField
        name={OFFICE_FIELDS.roomsLeft}
        label={text('admin.rooms.left')}
        form={form}
        type="number"
        min={0}
        max={MAX_ROOMS}
        autoComplete="off"
      />
      <OfficeSelect name={OFFICE_FIELDS.sale} label={text('admin.state')} form={form}>
        <option value="">{text('admin.unchanged')}</option>
        {SALES.map((sale) => (
          <option key={sale} value={sale}>
            {text(`admin.sale.${sale}`)}
          </option>
        ))}
      </OfficeSelect>
      <p className={parts.note}>{text('admin.days.note')}</p>
      <button className={button.primary}>{text('admin.save')}</button>
    </form>
  )
}
