/** For whom the invoice is written, on the business site. */
import { CHECKOUT_FIELDS } from '../../rules/checkout-fields.ts'
import page from '../cart/booking-page.module.css'
import { usePage } from '../../../ui/page-context.tsx'
import styles from './checkout-form.module.css'
import type { FormState } from '../../../ui/form/form-state.ts'
import { TextField } from '../../../ui/form/text-field.tsx'

const FIELDS = [
  ['company', 'checkout.company', 'organization'],
  ['taxId', 'checkout.tax-id', 'off'],
  ['invoiceAddress', 'checkout.address', 'street-address'],
  ['invoicePostalCode', 'checkout.postal-code', 'postal-code'],
  ['invoiceCity', 'checkout.city', 'address-level2'],
] as const

export function InvoiceFields({ form }: { form: FormState }) {
  const { text } = usePage()
  return (
    <section className={page.panel} aria-labelledby="invoice-title">
      <h2 id="invoice-title" className={page.subtitle}>
        {text('checkout.invoice')}
      </h2>
      <div className={styles.pair}>
        {FIELDS.map(([field, label, autoComplete]) => (
          <TextField
            key={field}
            name={CHECKOUT_FIELDS[field]}
            label={text(label)}
            form={form}
            autoComplete={autoComplete}
          />
        ))}
      </div>
    </section>
  )
}
