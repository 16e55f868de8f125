/** The card, as the demo's own payment provider takes it. It is never shown again. */
import { CHECKOUT_FIELDS } from '../../rules/checkout-fields.ts'
import { usePage } from '../../../ui/page-context.tsx'
import styles from './checkout-form.module.css'
import type { FormState } from '../../../ui/form/form-state.ts'
import type { TestCard } from './test-cards.ts'
import { TextField } from '../../../ui/form/text-field.tsx'

interface CardFieldsProps {
  form: FormState
  testCards: readonly TestCard[]
}

export function CardFields({ form, testCards }: CardFieldsProps) {
  const { text } = usePage()
  return (
    <>
      <TextField
        name={CHECKOUT_FIELDS.cardNumber}
        label={text('checkout.card-number')}
        form={form}
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={30}
      />
      <div className={styles.pair}>
        <TextField
          name={CHECKOUT_FIELDS.cardExpiry}
          label={text('checkout.card-expiry')}
          form={form}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={text('checkout.card-expiry.placeholder')}
          maxLength={7}
        />
        <TextField
          name={CHECKOUT_FIELDS.cardCode}
          label={text('checkout.card-code')}
          form={form}
          inputMode="numeric"
          autoComplete="cc-csc"
          hint={text('checkout.card-code.hint')}
          maxLength={4}
        />
      </div>
      <details className={styles.demo}>
        <summary>{text('checkout.test-cards')}</summary>
        <p>{text('checkout.test-cards.text')}</p>
        <ul className={styles.cards}>
          {testCards.map(({ number, outcome }) => (
            <li key={number}>
              <code>{number}</code> · {text(`checkout.test-card.${outcome}`)}
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
