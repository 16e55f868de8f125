/** What a euro is worth in each currency, to be seen and set. */
import { rateField } from '../rules/office-fields.ts'
import { officePath } from '../rules/office-routes.ts'
import { SET_CURRENCIES } from '../rules/calendar-form.ts'
import type { Staff } from '../../accounts/rules/staff.ts'
import { writeDay } from '../../site/calendar-day.ts'
import type { CurrencyRates } from '../../site/money.ts'
import { usePage } from '../../ui/page-context.tsx'
import { CsrfField } from '../../ui/form/csrf-field.tsx'
import button from '../../ui/button.module.css'
import { OfficeField, type OfficeForm } from './office-field.tsx'
import { OfficeFrame, OfficeMessages } from './office-frame.tsx'
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
