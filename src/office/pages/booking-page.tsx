/** One booking, whole, with the ways to cancel or refund it. */
import type { Staff } from '../../accounts/rules/staff.ts'
import type { CancellationQuote } from '../../booking/rules/booking.ts'
import type { MinorUnits } from '../../site/money.ts'
import type { ShownBooking } from '../../booking/pages/confirmation/shown-booking.ts'
import { MessageBox } from '../../ui/message-box.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { AuditTable, type ShownAudit } from './audit-table.tsx'
import { BookingFacts } from './booking-facts.tsx'
import { CancelForm } from './cancel-form.tsx'
import { MoneyTable, type ShownMoney } from './money-table.tsx'
import type { OfficeForm } from './office-form.ts'
import { OfficeFrame } from './office-frame.tsx'
import { OfficeMessages } from './office-messages.tsx'
import parts from './parts.module.css'
import { RefundForm } from './refund-form.tsx'

/** What was done just now. */
export const BOOKING_NOTICES = ['cancelled', 'refunded'] as const

export interface BookingPageProps {
  staff: Staff
  booking: ShownBooking
  /** The site where it was booked. */
  edition: string
  /** In the order of its stays. */
  hotelIds: readonly number[]
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
  const { staff, booking, edition, hotelIds, money, quote, refundable, refundKey } = props
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
          <BookingFacts booking={booking} edition={edition} hotelIds={hotelIds} />
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
