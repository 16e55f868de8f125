/** What happened to a stay that somebody wanted: told plainly, with the way that leads on. */
import { CHECKOUT_TOKEN_FIELD } from '../../rules/checkout-token.ts'
import { HOTEL_FIELDS } from '../../../site/form-fields.ts'
import { type CurrencyCode, formatMoneyExactly, type MinorUnits } from '../../../site/money.ts'
import type { Problem } from '../../../site/problems.ts'
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
  /** The hotel with the same dates; empty when nobody knows which it was. */
  href: string
  /** Both prices, where the price is what has changed. */
  prices: {
    before: MinorUnits
    now: MinorUnits
    currency: CurrencyCode
    /** What was promised, to be taken at the new price. */
    token: string
    giftBoxCode: string
  } | null
}

export function CartNoticeBox({ notice }: { notice: CartNotice }) {
  const { site, text } = usePage()
  const { problem, href, prices } = notice
  return (
    <MessageBox kind="warning" title={formProblemText(text, problem)}>
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
            {prices.giftBoxCode && (
              <input type="hidden" name={HOTEL_FIELDS.giftBoxCode} value={prices.giftBoxCode} />
            )}
            <button type="submit" className={buttons.primary}>
              {text('cart.accept')}
            </button>
          </form>
        )}
        <a className={buttons.quiet} href={href || pathOf(site, 'hotelHome')}>
          {text(href ? 'cart.back-to-hotel' : 'cart.search')}
        </a>
      </div>
    </MessageBox>
  )
}
