/** Changes price, rooms left and sale of a range of days; what is left empty stays as it is. */
import { SALES } from '../rules/calendar-form.ts'
import { MOST_ROOMS } from '../rules/calendar-edit.ts'
import { writeIsoDay } from '../rules/iso-day.ts'
import { OFFICE_FIELDS } from '../rules/office-fields.ts'
import type { Day } from '../../site/calendar-day.ts'
import type { CurrencyCode } from '../../site/money.ts'
import { usePage } from '../../ui/page-context.tsx'
import { CsrfField } from '../../ui/form/csrf-field.tsx'
import button from '../../ui/button.module.css'
import { OfficeField, OfficeSelect } from './office-field.tsx'
import type { OfficeForm } from './office-form.ts'
import { OfficeMessages } from './office-messages.tsx'
import parts from './parts.module.css'

interface CalendarFormProps {
  action: string
  currency: CurrencyCode
  first: Day
  limits: { today: Day; last: Day }
  form: OfficeForm
}

export function CalendarForm({ action, currency, first, limits, form }: CalendarFormProps) {
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
        max={MOST_ROOMS}
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
