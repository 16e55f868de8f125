/** How the stay is paid: by card now, or at the hotel where every rate allows it. */
import type { PaymentChoice } from '../../rules/booking.ts'
import { CHECKOUT_FIELDS, type TestCard } from '../../../site/booking-fields.ts'
import page from '../cart/booking-page.module.css'
import { usePage } from '../../../ui/page-context.tsx'
import styles from './checkout-form.module.css'
import type { FormState } from '../../../ui/form/form-problem-text.ts'
import { formProblemText } from '../../../ui/form/form-problem-text.ts'
import { TextField } from '../../../ui/form/text-field.tsx'

export interface PaymentOption {
  choice: PaymentChoice
  /** What is charged now, as it is written. */
  now: string
  /** What is paid at the hotel; empty when nothing is. */
  later: string
}

interface PaymentFieldsProps {
  options: readonly PaymentOption[]
  /** Whether the card is typed here, and not on the pages of the payment provider. */
  takesCards: boolean
  testCards: readonly TestCard[]
  form: FormState
}

export function PaymentFields({ options, takesCards, testCards, form }: PaymentFieldsProps) {
  const { text } = usePage()
  const chosen = form.values[CHECKOUT_FIELDS.payment] ?? options[0]?.choice
  const wrong = form.problems.find(({ field }) => field === CHECKOUT_FIELDS.payment)
  return (
    <section className={`${page.panel} ${styles.payment}`} aria-labelledby="payment-title">
      <h2 id="payment-title" className={page.subtitle}>
        {text('checkout.payment')}
      </h2>
      <div className={styles.group} role="radiogroup" aria-labelledby="payment-title">
        {options.map(({ choice, now, later }) => (
          <div key={choice} className={styles.choice}>
            <input
              id={`payment-${choice}`}
              type="radio"
              name={CHECKOUT_FIELDS.payment}
              value={choice}
              defaultChecked={choice === chosen}
            />
            <label htmlFor={`payment-${choice}`}>
              <strong>{text(`checkout.payment.${choice}`)}</strong>
              <span className={page.note}>
                {text(`checkout.payment.${choice}.text`, { now, later })}
                {choice === 'card' && later && ` ${text('checkout.payment.later', { later })}`}
              </span>
            </label>
          </div>
        ))}
      </div>
      {wrong && <p className={styles.problem}>{formProblemText(text, wrong)}</p>}
      <div className={styles.card}>
        {takesCards ? (
          <CardFields form={form} testCards={testCards} />
        ) : (
          <p className={page.note}>{text('checkout.payment.elsewhere')}</p>
        )}
      </div>
    </section>
  )
}

/** The card, as the demo's own payment provider takes it. It is never shown again. */
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
