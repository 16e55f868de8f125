/** Names, contact and payment on one page, with what is bought beside it. */
import { useCallback, useState } from 'react'
import {
  CHECKOUT_FIELDS,
  MAX_NAME_LENGTH,
  MAX_REQUESTS_LENGTH,
  type TestCard,
} from '../../../site/booking-fields.ts'
import type { AskedForm } from '../../rules/read-checkout.ts'
import type { Day } from '../../../site/calendar-day.ts'
import type { CurrencyCode } from '../../../site/money.ts'
import type { Problem } from '../../../site/problems.ts'
import { pathOf } from '../../../site/routes.ts'
import page from '../cart/booking-page.module.css'
import { HoldClock, RenewButton, type ShownHold } from '../cart/hold-clock.tsx'
import { MessageBox } from '../../../ui/message-box.tsx'
import type { ShownLine } from '../../../products/line.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { CsrfField } from '../../../ui/form/csrf-field.tsx'
import { PageFrame } from '../../../rendering/pages/shell/page-frame.tsx'
import buttons from '../../../ui/button.module.css'
import { Splash } from '../../../ui/splash/splash.tsx'
import { LineFacts } from '../cart/line-facts.tsx'
import { LineTerms } from '../cart/line-terms.tsx'
import { TotalPanel } from '../cart/total-panel.tsx'
import boughtStyles from './bought-stays.module.css'
import styles from './checkout-form.module.css'
import type { FormState } from '../../../ui/form/form-problem-text.ts'
import { formProblemText } from '../../../ui/form/form-problem-text.ts'
import { FormSummary, TextField } from '../../../ui/form/text-field.tsx'
import { PaymentFields, type PaymentOption } from './payment-fields.tsx'
import { type Nationality, type ShownTravellers, TravellerFields } from './traveller-fields.tsx'
import { useCheckoutForm } from './use-checkout-form.ts'

export interface CheckoutPageData {
  /** Empty while nobody can tell what is in the cart: what was typed is kept all the same. */
  lines: ShownLine[]
  /** Of each line its title, and for whom names are asked for. */
  travellers: ShownTravellers[]
  /** Empty where nobody is asked for a document. */
  nationalities: readonly Nationality[]
  hold: ShownHold | null
  total: number
  currency: CurrencyCode
  payments: PaymentOption[]
  takesCards: boolean
  testCards: readonly TestCard[]
  hasInvoice: boolean
  form: FormState
  /** The same key gives the same booking, however often the form is sent. */
  checkoutKey: string
  today: Day
}

export function CheckoutPage(data: CheckoutPageData) {
  const { site, text } = usePage()
  const { lines, travellers } = data
  const isStays = lines.every(({ isStay }) => isStay)
  const [isOver, setIsOver] = useState(data.form.problems.some(isOfHold))
  const onEnd = useCallback(() => setIsOver(true), [])
  const { form, element, isBusy, ...events } = useCheckoutForm({ ...data, asked: askedIn(data) })
  return (
    <PageFrame>
      <div className={page.page}>
        <h1 className={page.title}>{text('checkout.title')}</h1>
        <form
          ref={element}
          className={styles.form}
          method="post"
          action={pathOf(site, 'checkout')}
          noValidate
          {...events}
        >
          <div className={page.column}>
            <CsrfField />
            <input type="hidden" name={CHECKOUT_FIELDS.key} value={data.checkoutKey} />
            <input type="hidden" name={CHECKOUT_FIELDS.total} value={data.total} />
            <input
              type="hidden"
              name={CHECKOUT_FIELDS.rooms}
              value={travellers.map(({ labels }) => labels.length).join('-')}
            />
            {isOver && <HoldIsOver isStays={isStays} />}
            <FormSummary form={withoutHold(form)} isShown={isShownField} />
            {data.hold && !isOver && <HoldClock {...data.hold} isStays={isStays} onEnd={onEnd} />}
            <ContactFields form={form} isStays={isStays} />
            <TravellerFields
              of={travellers}
              isStays={isStays}
              nationalities={data.nationalities}
              form={form}
            />
            {data.hasInvoice && <InvoiceFields form={form} />}
            {(isStays || lines.some(({ isStay }) => isStay)) && (
              <section className={page.panel} aria-labelledby="requests-title">
                <h2 id="requests-title" className={page.subtitle}>
                  {text('checkout.requests')}
                </h2>
                <TextField
                  name={CHECKOUT_FIELDS.requests}
                  label={text('checkout.requests.label')}
                  hint={text('checkout.requests.hint')}
                  form={form}
                  maxLength={MAX_REQUESTS_LENGTH}
                  isOptional
                  isLong
                />
              </section>
            )}
            {/* For rooms that are gone there is nothing to pay. */}
            {(lines.length > 0 || !isOver) && (
              <PaymentFields
                options={data.payments}
                takesCards={data.takesCards}
                testCards={data.testCards}
                form={form}
              />
            )}
          </div>
          {/* Before the button: whoever agrees to price and terms has passed them. */}
          {lines.length > 0 && (
            <div className={`${page.aside} ${styles.bought}`}>
              <BoughtLines lines={lines} />
            </div>
          )}
          <section className={page.panel} aria-label={text('checkout.finish')}>
            <TermsField form={form} />
            <button
              type="submit"
              className={`${buttons.primary} ${page.wide}`}
              disabled={isBusy || isOver}
            >
              {text(isBusy ? 'checkout.busy' : 'checkout.book')}
            </button>
            <div>
              <p className={page.note}>{text('checkout.safe')}</p>
              {/* After the button that books: that one is pressed by Enter. */}
              {data.hold && !isOver && <RenewButton {...data.hold} isStays={isStays} />}
            </div>
          </section>
        </form>
        <Splash kind="booking" isShown={isBusy} />
      </div>
    </PageFrame>
  )
}

/** The server knows more of a cart than its page; of the form, both know the same. */
function askedIn({
  lines,
  travellers,
  payments,
  total,
  hasInvoice,
}: CheckoutPageData): AskedForm | null {
  if (lines.length === 0) return null
  return {
    travellers,
    choices: payments.map(({ choice }) => choice),
    total,
    hasInvoice,
  }
}

function isOfHold({ code }: Problem): boolean {
  return code === 'hold-expired'
}

/** That has a box of its own, with a way on. */
function withoutHold({ values, problems }: FormState): FormState {
  return { values, problems: problems.filter((each) => !isOfHold(each)) }
}

/** What was typed stays on the page; only the rooms are gone. */
function HoldIsOver({ isStays }: { isStays: boolean }) {
  const { site, text } = usePage()
  return (
    <MessageBox
      kind="warning"
      title={text(isStays ? 'problem.hold-expired' : 'checkout.any.expired')}
    >
      <a className={buttons.quiet} href={pathOf(site, 'cart')}>
        {text('checkout.to-cart')}
      </a>
    </MessageBox>
  )
}

const HIDDEN: ReadonlySet<string> = new Set(['', CHECKOUT_FIELDS.key, CHECKOUT_FIELDS.total])

function isShownField(field: string): boolean {
  return !HIDDEN.has(field)
}

/** Nobody agrees by not looking: the box is empty until somebody ticks it. */
function TermsField({ form }: { form: FormState }) {
  const { text } = usePage()
  const wrong = form.problems.find(({ field }) => field === CHECKOUT_FIELDS.terms)
  return (
    <div>
      <label className={styles.terms}>
        <input
          type="checkbox"
          name={CHECKOUT_FIELDS.terms}
          value="1"
          required
          defaultChecked={form.values[CHECKOUT_FIELDS.terms] === '1'}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${CHECKOUT_FIELDS.terms}-problem` : undefined}
        />
        <span>{text('checkout.terms')}</span>
      </label>
      {wrong && (
        <p className={styles.problem} id={`${CHECKOUT_FIELDS.terms}-problem`}>
          {formProblemText(text, wrong)}
        </p>
      )}
    </div>
  )
}

/** For whom the invoice is written, on the business site. */
const FIELDS = [
  ['company', 'checkout.company', 'organization'],
  ['taxId', 'checkout.tax-id', 'off'],
  ['invoiceAddress', 'checkout.address', 'street-address'],
  ['invoicePostalCode', 'checkout.postal-code', 'postal-code'],
  ['invoiceCity', 'checkout.city', 'address-level2'],
] as const

function InvoiceFields({ form }: { form: FormState }) {
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

/**
 * What is bought, beside the fields or before the button: enough to be sure, with nothing to click
 * away from it.
 */
function BoughtLines({ lines }: { lines: readonly ShownLine[] }) {
  const { site, text } = usePage()
  return (
    <div className={page.column}>
      <TotalPanel lines={lines}>
        <a className={buttons.plain} href={pathOf(site, 'cart')}>
          {text('checkout.to-cart')}
        </a>
      </TotalPanel>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same line may stand here twice
        <section key={index} className={page.panel}>
          {line.photo && (
            <img className={boughtStyles.photo} src={line.photo} alt="" width="360" height="240" />
          )}
          <div>
            <h3 className={boughtStyles.name}>{line.title}</h3>
            <p className={page.note}>{line.place}</p>
          </div>
          <LineFacts facts={line.facts} />
          <LineTerms {...line} />
        </section>
      ))}
    </div>
  )
}

/** Who books, and where the confirmation goes. */
function ContactFields({ form, isStays }: { form: FormState; isStays: boolean }) {
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
          hint={text(isStays ? 'checkout.phone.hint' : 'checkout.any.phone-hint')}
        />
      </div>
    </section>
  )
}
