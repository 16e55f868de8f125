/** Who books, and where the confirmation goes. */
import { CHECKOUT_FIELDS, MAX_NAME_LENGTH } from '../../rules/checkout-fields.ts'
import page from '../cart/booking-page.module.css'
import { usePage } from '../../../ui/page-context.tsx'
import styles from './checkout-form.module.css'
import type { FormState } from '../../../ui/form/form-state.ts'
import { TextField } from '../../../ui/form/text-field.tsx'

export function ContactFields({ form }: { form: FormState }) {
  const { text } = usePage()
  return (
    <section className={page.panel} aria-labelledby="contact-title">
      <h2 id="contact-title" className={page.subtitle}>
        {text('checkout.contact')}
      </h2>
      <div className={styles.pair}>
        <TextField
          name={CHECKOUT_FIELDS.firstName}
          label={text('checkout.first-name')}
          form={form}
          autoComplete="given-name"
          maxLength={MAX_NAME_LENGTH}
        />
        <TextField
          name={CHECKOUT_FIELDS.lastName}
          label={text('checkout.last-name')}
          form={form}
          autoComplete="family-name"
          maxLength={MAX_NAME_LENGTH}
        />
        <TextField
          name={CHECKOUT_FIELDS.email}
          label={text('checkout.email')}
          form={form}
          type="email"
          autoComplete="email"
          hint={text('checkout.email.hint')}
        />
        <TextField
          name={CHECKOUT_FIELDS.phone}
          label={text('checkout.phone')}
          form={form}
          type="tel"
          autoComplete="tel"
          hint={text('checkout.phone.hint')}
        />
      </div>
    </section>
  )
}
