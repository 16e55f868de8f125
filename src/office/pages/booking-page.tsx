/** One booking, whole, with the ways to cancel or refund it. */
import type { Staff } from '../../accounts/rules/staff.ts'
import { type CancellationQuote, invoiceLines } from '../../booking/rules/booking.ts'
import { type CurrencyCode, formatMoneyExactly, type MinorUnits } from '../../site/money.ts'
import type { ShownBooking } from '../../booking/pages/confirmation/shown-booking.ts'
import { MessageBox } from '../../ui/message-box.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { AuditTable, type ShownAudit } from './audit-table.tsx'
import { writeDay } from '../../site/calendar-day.ts'
import { officePath } from '../rules/office-routes.ts'
import { DataTable, Facts, Mark } from './data-table.tsx'
import parts from './parts.module.css'
import { OFFICE_FIELDS } from '../rules/office-fields.ts'
import { CsrfField } from '../../ui/form/csrf-field.tsx'
import button from '../../ui/button.module.css'
import { OfficeField, type OfficeForm } from './office-field.tsx'
import { OfficeFrame, OfficeMessages } from './office-frame.tsx'

/** What was done just now. */
export const BOOKING_NOTICES = ['cancelled', 'refunded'] as const

export interface BookingPageProps {
  staff: Staff
  booking: ShownBooking
  /** The site where it was booked. */
  edition: string
  /** In the order of its lines. */
  supplierIds: readonly (number | null)[]
  money: readonly ShownMoney[]
  /** Null when it cannot be cancelled any more. */
  quote: CancellationQuote | null
  refundable: MinorUnits
  refundKey: string
  cancelForm: OfficeForm
  refundForm: OfficeForm
  audit: readonly ShownAudit[]
  done: (typeof BOOKING_NOTICES)[number] | null
}

export function BookingPage(props: BookingPageProps) {
  const { staff, booking, edition, supplierIds, money, quote, refundable, refundKey } = props
  const { cancelForm, refundForm, audit, done } = props
  const { text } = usePage()
  const { locator, currency } = booking
  // Told first of all, since on a small screen the forms stand far below.
  const problems = [...cancelForm.problems, ...refundForm.problems]
  const hasOtherFee = problems.some(({ code }) => code === 'price-changed')
  return (
    <OfficeFrame staff={staff} section="bookings" title={text('confirmation.tab', { locator })}>
      {hasOtherFee && <MessageBox kind="error" title={text('trips.cancel.fee-changed')} />}
      <OfficeMessages
        problems={problems.filter(({ code }) => code !== 'price-changed')}
        done={problems.length > 0 ? null : done && text(`admin.done.${done}`)}
      />
      <div className={parts.columns}>
        <div className={parts.column}>
          <BookingFacts booking={booking} edition={edition} supplierIds={supplierIds} />
          <section className={parts.column} aria-labelledby="money">
            <h2 id="money" className={parts.heading}>
              {text('confirmation.payment')}
            </h2>
            <MoneyTable money={money} />
          </section>
          <section className={parts.column} aria-labelledby="audit">
            <h2 id="audit" className={parts.heading}>
              {text('admin.section.audit')}
            </h2>
            <AuditTable entries={audit} isOfOneSubject />
          </section>
        </div>
        <div className={parts.column}>
          {quote && <CancelForm locator={locator} quote={quote} />}
          {refundable > 0 && (
            <RefundForm
              locator={locator}
              left={refundable}
              currency={currency}
              requestKey={refundKey}
              form={refundForm}
            />
          )}
          {!quote && refundable === 0 && (
            <p className={parts.note}>{text('admin.booking.closed')}</p>
          )}
        </div>
      </div>
    </OfficeFrame>
  )
}

/** Cancelling for a traveller: by the same rules, and with the fee shown first. */
interface CancelFormProps {
  locator: string
  quote: CancellationQuote
}

function CancelForm({ locator, quote }: CancelFormProps) {
  const { text } = usePage()
  const { fee, refund, currency } = quote
  return (
    <form className={parts.panel} method="post" action={officePath('booking', { locator })}>
      <CsrfField />
      <input type="hidden" name={OFFICE_FIELDS.form} value="cancel" />
      <input type="hidden" name={OFFICE_FIELDS.fee} value={fee} />
      <h2 className={parts.heading}>{text('trips.cancel.title')}</h2>
      <Facts
        facts={[
          [text('mail.booking.fee'), formatMoneyExactly(fee, currency)],
          [text('trips.cancel.refund'), formatMoneyExactly(refund, currency)],
        ]}
      />
      <p className={parts.note}>{text('trips.cancel.final')}</p>
      <button className={`${button.quiet} ${parts.danger}`}>{text('trips.cancel.confirm')}</button>
    </form>
  )
}

/** Every movement of a booking's money. */
interface ShownMoney {
  kind: 'payment' | 'refund'
  amount: MinorUnits
  currency: CurrencyCode
  state: MoneyState
  provider: string
  /** Why it was given back; empty for a payment. */
  reason: RefundedFor | ''
  at: string
}

/** The states that the money of a booking can be in. */
export type MoneyState = 'authorised' | 'captured' | 'declined' | 'due' | 'done'
export type RefundedFor = 'cancelled' | 'best-price' | 'change' | 'office'

const GOOD = new Set<MoneyState>(['captured', 'done'])

function MoneyTable({ money }: { money: readonly ShownMoney[] }) {
  const { text } = usePage()
  return (
    <DataTable
      caption={text('confirmation.payment')}
      columns={[
        { label: text('admin.when') },
        { label: text('admin.what') },
        { label: text('admin.amount'), isNumber: true },
        { label: text('admin.state') },
      ]}
      rows={money.map(({ kind, amount, currency, state, provider, reason, at }, index) => ({
        key: index,
        cells: [
          at,
          [text(`admin.money.${kind}`), provider, reason && text(`admin.why.${reason}`)]
            .filter(Boolean)
            .join(' · '),
          `${kind === 'refund' ? '−' : ''}${formatMoneyExactly(amount, currency)}`,
          <Mark key="state" kind={GOOD.has(state) ? 'good' : 'waiting'}>
            {text(`admin.moved.${state}`)}
          </Mark>,
        ],
      }))}
    />
  )
}

/** Giving money back: an amount, and why. Sent twice, it is given once. */
interface RefundFormProps {
  locator: string
  left: MinorUnits
  currency: CurrencyCode
  requestKey: string
  form: OfficeForm
}

function RefundForm({ locator, left, currency, requestKey, form }: RefundFormProps) {
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

/** What a booking says: who, where, when, for how much. */
interface BookingFactsProps {
  booking: ShownBooking
  edition: string
  supplierIds: readonly (number | null)[]
}

function BookingFacts({ booking, edition, supplierIds }: BookingFactsProps) {
  const { text } = usePage()
  const { state, contactName, email, phone, requests, invoice, currency, lines } = booking
  const money = (amount: number) => formatMoneyExactly(amount, currency)
  return (
    <>
      <section className={parts.panel}>
        <Facts
          facts={[
            [
              text('admin.state'),
              <Mark key="state" kind={state === 'confirmed' ? 'good' : 'plain'}>
                {text(`trips.state.${state}`)}
              </Mark>,
            ],
            [text('confirmation.contact'), contactName],
            [
              text('account.email'),
              <a key="mail" href={officePath('mails', {}, { recipient: email })}>
                {email}
              </a>,
            ],
            [text('admin.phone'), phone],
            [text('mail.booking.requests'), requests],
            [text('admin.invoice'), invoice ? invoiceLines(invoice).join(', ') : ''],
            [text('admin.site'), edition],
            [text('confirmation.booked-on'), booking.bookedOn],
            [text('confirmation.cancelled-on'), booking.cancelledOn],
            [text('mail.booking.total'), money(booking.total)],
            [text('mail.booking.paid'), money(booking.paid)],
            [text('confirmation.refunded'), booking.refunded > 0 ? money(booking.refunded) : ''],
            [
              text('mail.booking.fee'),
              booking.cancellationFee > 0 ? money(booking.cancellationFee) : '',
            ],
          ]}
        />
      </section>
      {lines.map((line, at) => (
        <section key={`${line.title} ${line.begins}`} className={parts.panel}>
          <h2 className={parts.heading}>{line.title}</h2>
          <Facts
            facts={[
              [text('admin.hotel.number'), String(supplierIds[at] ?? '')],
              [text('mail.booking.address'), line.place],
              ...line.facts.map(
                ({ name, values }) =>
                  [
                    name,
                    values
                      .map(({ text: value, more = [], traveller = -1 }) =>
                        [value, line.guests[traveller], ...more].filter(Boolean).join(' · '),
                      )
                      .join('\n'),
                  ] as const,
              ),
              [
                text('mail.booking.cancellation'),
                line.terms.freeUntil === null
                  ? text('mail.booking.not-refundable')
                  : text('mail.booking.free-until', { day: writeDay(line.terms.freeUntil) }),
              ],
              [text('mail.booking.total'), money(line.price)],
            ]}
          />
        </section>
      ))}
    </>
  )
}
