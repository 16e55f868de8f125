/** Names, contact and payment on one page, with what is bought beside it. */
import { useCallback, useState } from 'react'
import { CHECKOUT_FIELDS, MAX_REQUESTS_LENGTH } from '../../rules/checkout-fields.ts'
import type { AskedForm } from '../../rules/read-checkout.ts'
import type { Day } from '../../../site/calendar-day.ts'
import type { CurrencyCode } from '../../../site/money.ts'
import type { Problem } from '../../../site/problems.ts'
import { pathOf } from '../../../site/routes.ts'
import page from '../cart/booking-page.module.css'
import { HoldClock, RenewButton, type ShownHold } from '../cart/hold-clock.tsx'
import { MessageBox } from '../../../ui/message-box.tsx'
import type { ShownStay } from '../cart/shown-stay.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { CsrfField } from '../../../ui/form/csrf-field.tsx'
import { PageFrame } from '../../../rendering/pages/shell/page-frame.tsx'
import buttons from '../../../ui/button.module.css'
import { Splash } from '../../../ui/splash/splash.tsx'
import { BoughtStays } from './bought-stays.tsx'
import styles from './checkout-form.module.css'
import { ContactFields } from './contact-fields.tsx'
import type { FormState } from '../../../ui/form/form-state.ts'
import { FormSummary } from '../../../ui/form/form-summary.tsx'
import { GuestFields } from './guest-fields.tsx'
import { InvoiceFields } from './invoice-fields.tsx'
import { PaymentFields, type PaymentOption } from './payment-fields.tsx'
import { TermsField } from './terms-field.tsx'
import type { TestCard } from './test-cards.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useCheckoutForm } from './use-checkout-form.ts'

export interface CheckoutPageData {
  /** Empty while nobody can tell what is in the cart: what was typed is kept all the same. */
  stays: ShownStay[]
  /** Rooms of each stay, by the names of the rooms. */
  rooms: { name: string; rooms: string[] }[]
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
  const { stays, rooms } = data
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
              value={rooms.map((each) => each.rooms.length).join('-')}
            />
            {isOver && <HoldIsOver />}
            <FormSummary form={withoutHold(form)} isShown={isShownField} />
            {data.hold && !isOver && <HoldClock {...data.hold} onEnd={onEnd} />}
            <ContactFields form={form} />
            <GuestFields stays={rooms} form={form} />
            {data.hasInvoice && <InvoiceFields form={form} />}
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
            {/* For rooms that are gone there is nothing to pay. */}
            {(stays.length > 0 || !isOver) && (
              <PaymentFields
                options={data.payments}
                takesCards={data.takesCards}
                testCards={data.testCards}
                form={form}
              />
            )}
          </div>
          {/* Before the button: whoever agrees to price and terms has passed them. */}
          {stays.length > 0 && (
            <div className={`${page.aside} ${styles.bought}`}>
              <BoughtStays stays={stays} today={data.today} />
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
              {data.hold && !isOver && <RenewButton {...data.hold} />}
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
  stays,
  rooms,
  payments,
  total,
  hasInvoice,
}: CheckoutPageData): AskedForm | null {
  if (stays.length === 0) return null
  return {
    roomCounts: rooms.map((each) => each.rooms.length),
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
function HoldIsOver() {
  const { site, text } = usePage()
  return (
    <MessageBox kind="warning" title={text('problem.hold-expired')}>
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
