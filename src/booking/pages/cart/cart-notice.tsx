/** What happened to something that somebody wanted: told plainly, with the way that leads on. */
import { CHECKOUT_TOKEN_FIELD } from '../../rules/checkout-token.ts'
import { type CurrencyCode, formatMoneyExactly, type MinorUnits } from '../../../site/money.ts'
import type { MessageKey, Text } from '../../../site/messages/catalogue.ts'
import type { Problem, ProblemCode } from '../../../site/problems.ts'
import { pathOf } from '../../../site/routes.ts'
import { formProblemText } from '../../../ui/form/form-problem-text.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { CsrfField } from '../../../ui/form/csrf-field.tsx'
import buttons from '../../../ui/button.module.css'
import page from './booking-page.module.css'
import { ACCEPTED_FIELD } from '../../../site/booking-fields.ts'
import { MessageBox } from '../../../ui/message-box.tsx'

export interface CartNotice {
  problem: Problem
  /** Its page with the same choice; empty when nobody knows which it was. */
  href: string
  /** Of something else than rooms, other words are needed. */
  isStay?: boolean
  /** Both prices, where the price is what has changed. */
  prices: {
    before: MinorUnits
    now: MinorUnits
    currency: CurrencyCode
    /** What was promised, to be taken at the new price. */
    token: string
    /** What its form sent along. */
    fields: Record<string, string>
  } | null
}

/** What problems of rooms are called where something else is sold. */
const ANY: Partial<Record<ProblemCode, MessageKey>> = {
  'sold-out': 'checkout.any.sold-out',
  'hold-expired': 'checkout.any.expired',
  'offer-withdrawn': 'checkout.any.withdrawn',
}

function told(text: Text, problem: Problem): string {
  const key = ANY[problem.code]
  return key ? text(key) : formProblemText(text, problem)
}

export function CartNoticeBox({ notice }: { notice: CartNotice }) {
  const { site, text } = usePage()
  const { problem, href, prices, isStay = true } = notice
  return (
    <MessageBox
      kind="warning"
      title={isStay ? formProblemText(text, problem) : told(text, problem)}
    >
      {prices && (
        <p>
          {text('cart.prices', {
            before: formatMoneyExactly(prices.before, prices.currency),
            now: formatMoneyExactly(prices.now, prices.currency),
          })}
        </p>
      )}
      <div className={page.actions}>
        {prices && (
          <form method="post" action={pathOf(site, 'cart')}>
            <CsrfField />
            <input type="hidden" name={CHECKOUT_TOKEN_FIELD} value={prices.token} />
            <input type="hidden" name={ACCEPTED_FIELD} value={prices.now} />
            {Object.entries(prices.fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <button type="submit" className={buttons.primary}>
              {text('cart.accept')}
            </button>
          </form>
        )}
        <a className={buttons.quiet} href={href || pathOf(site, 'hotelHome')}>
          {text(href ? (isStay ? 'cart.back-to-hotel' : 'checkout.any.back') : 'cart.search')}
        </a>
      </div>
    </MessageBox>
  )
}
