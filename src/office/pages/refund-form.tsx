/** Giving money back: an amount, and why. Sent twice, it is given once. */
import { OFFICE_FIELDS } from '../rules/office-fields.ts'
import { officePath } from '../rules/office-routes.ts'
import { type CurrencyCode, formatMoneyExactly, type MinorUnits } from '../../site/money.ts'
import { usePage } from '../../ui/page-context.tsx'
import { CsrfField } from '../../ui/form/csrf-field.tsx'
import button from '../../ui/button.module.css'
import { OfficeField } from './office-field.tsx'
import type { OfficeForm } from './office-form.ts'
import parts from './parts.module.css'

interface RefundFormProps {
  locator: string
  left: MinorUnits
  currency: CurrencyCode
  requestKey: string
  form: OfficeForm
}

export function RefundForm({ locator, left, currency, requestKey, form }: RefundFormProps) {
  const { text } = usePage()
  return (
    <form className={parts.panel} method="post" action={officePath('booking', { locator })}>
      <CsrfField />
      <input type="hidden" name={OFFICE_FIELDS.form} value="refund" />
      <input type="hidden" name={OFFICE_FIELDS.key} value={requestKey} />
      <h2 className={parts.heading}>{text('admin.refund')}</h2>
      <p className={parts.note}>
        {text('admin.refund.left', { amount: formatMoneyExactly(left, currency) })}
      </p>
      <OfficeField
        name={OFFICE_FIELDS.amount}
        label={`${text('admin.amount')} (${currency})`}
        form={form}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        required
      />
      <OfficeField
        name={OFFICE_FIELDS.note}
        label={text('admin.reason')}
        form={form}
        autoComplete="off"
        maxLength={500}
        required
      />
      <button className={button.primary}>{text('admin.refund.action')}</button>
    </form>
  )
}
