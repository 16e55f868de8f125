/** Cancelling for a traveller: by the same rules, and with the fee shown first. */
import { OFFICE_FIELDS } from '../rules/office-fields.ts'
import { officePath } from '../rules/office-routes.ts'
import type { CancellationQuote } from '../../booking/rules/booking.ts'
import { formatMoneyExactly } from '../../site/money.ts'
import { usePage } from '../../ui/page-context.tsx'
import { CsrfField } from '../../ui/form/csrf-field.tsx'
import button from '../../ui/button.module.css'
import { Facts } from './facts.tsx'
import parts from './parts.module.css'

interface CancelFormProps {
  locator: string
  quote: CancellationQuote
}

export function CancelForm({ locator, quote }: CancelFormProps) {
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
