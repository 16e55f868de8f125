/** What cancelling costs, before anybody cancels. */
import type { CancellationQuote } from '../../rules/booking.ts'
import { formatMoneyExactly } from '../../../site/money.ts'
import { pathOf } from '../../../site/routes.ts'
import page from '../cart/booking-page.module.css'
import { MessageBox } from '../../../ui/message-box.tsx'
import panel from '../cart/total-panel.module.css'
import { LineFacts } from '../cart/line-facts.tsx'
import { useBusyForm } from '../../../ui/form/busy-form.ts'
import { formProblemText } from '../../../ui/form/form-problem-text.ts'
import type { ShownBooking } from '../confirmation/shown-booking.ts'
import type { Problem } from '../../../site/problems.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { CsrfField } from '../../../ui/form/csrf-field.tsx'
import { PageFrame } from '../../../rendering/pages/shell/page-frame.tsx'
import buttons from '../../../ui/button.module.css'
import { FEE_FIELD } from '../../../site/booking-fields.ts'

export interface CancelPageData {
  booking: ShownBooking
  quote: CancellationQuote
  problem: Problem | null
}

export function CancelPage({ booking, quote, problem }: CancelPageData) {
  const { site, text } = usePage()
  const busy = useBusyForm()
  const { locator } = booking
  const money = (amount: number) => formatMoneyExactly(amount, quote.currency)
  return (
    <PageFrame>
      <div className={`${page.page} ${page.narrow}`}>
        <h1 className={page.title}>{text('trips.cancel.title')}</h1>
        {problem && (
          <MessageBox
            kind="error"
            title={
              problem.code === 'price-changed'
                ? text('trips.cancel.fee-changed')
                : formProblemText(text, problem)
            }
          />
        )}
        {booking.lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same line may stand here twice
          <section key={index} className={page.panel}>
            <h2 className={page.subtitle}>{line.title}</h2>
            <LineFacts facts={line.facts} />
            <p>
              {text(quote.items[index]?.fee ? 'trips.cancel.fee-of-stay' : 'trips.cancel.free', {
                fee: money(quote.items[index]?.fee ?? 0),
              })}
            </p>
          </section>
        ))}
        <section className={page.panel} aria-labelledby="fee-title">
          <h2 id="fee-title" className={page.subtitle}>
            {text('trips.cancel.costs')}
          </h2>
          <dl className={panel.lines}>
            <div className={panel.line}>
              <dt className={panel.name}>{text('confirmation.paid')}</dt>
              <dd className={panel.amount}>{money(booking.paid - booking.refunded)}</dd>
            </div>
            <div className={panel.line}>
              <dt className={panel.name}>{text('confirmation.fee')}</dt>
              <dd className={panel.amount}>{money(quote.fee)}</dd>
            </div>
            <div className={panel.total}>
              <dt>{text('trips.cancel.refund')}</dt>
              <dd className={panel.amount}>{money(quote.refund)}</dd>
            </div>
          </dl>
          <p className={page.note}>
            {text(
              booking.lines.every(({ isStay }) => isStay)
                ? 'trips.cancel.final'
                : 'checkout.any.cancel-final',
            )}
          </p>
          <form
            className={page.actions}
            method="post"
            action={pathOf(site, 'cancelTrip', { locator })}
            onSubmit={busy.onSubmit}
          >
            <CsrfField />
            <input type="hidden" name={FEE_FIELD} value={quote.fee} />
            <button type="submit" className={buttons.primary} disabled={busy.isBusy}>
              {text('trips.cancel.confirm')}
            </button>
            <a className={buttons.quiet} href={pathOf(site, 'confirmation', { locator })}>
              {text('trips.cancel.keep')}
            </a>
          </form>
        </section>
      </div>
    </PageFrame>
  )
}
