/** What a euro is worth in each currency, to be seen and set. */
import { rateField } from '../../core/admin/office-fields.ts'
import { officePath } from '../../core/admin/office-routes.ts'
import { SET_CURRENCIES } from '../../core/admin/rates-form.ts'
import type { Staff } from '../../core/admin/staff.ts'
import { writeDay } from '../../core/calendar-day.ts'
import type { CurrencyRates } from '../../core/money.ts'
import { usePage } from '../page-context.tsx'
import { CsrfField } from '../shell/csrf-field.tsx'
import button from '../ui/button.module.css'
import { OfficeField } from './office-field.tsx'
import type { OfficeForm } from './office-form.ts'
import { OfficeFrame } from './office-frame.tsx'
import { OfficeMessages } from './office-messages.tsx'
import parts from './parts.module.css'

interface CurrenciesPageProps {
  staff: Staff
  rates: CurrencyRates
  form: OfficeForm
  isDone: boolean
}

export function CurrenciesPage({ staff, rates, form, isDone }: CurrenciesPageProps) {
  const { text } = usePage()
  return (
    <OfficeFrame staff={staff} section="currencies" title={text('admin.section.currencies')}>
      <OfficeMessages problems={form.problems} done={isDone ? text('admin.done.changed') : null} />
      <form className={parts.panel} method="post" action={officePath('currencies')}>
        <CsrfField />
        <p className={parts.note}>{text('admin.rates.text', { day: writeDay(rates.date) })}</p>
        <div className={parts.fields}>
          {SET_CURRENCIES.map((code) => (
            <OfficeField
              key={code}
              name={rateField(code)}
              label={code}
              form={form}
              value={String(rates.perEuro[code] ?? '')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={14}
              required
            />
          ))}
        </div>
        <p className={parts.actions}>
          <button className={button.primary}>{text('admin.save')}</button>
        </p>
      </form>
    </OfficeFrame>
  )
}
