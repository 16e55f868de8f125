/** What everything costs together, with the edition's note about taxes, and the next step. */
import type { ReactNode } from 'react'
import { type CurrencyCode, formatMoneyExactly, type MinorUnits } from '../../core/money.ts'
import type { TaxNote as Note } from '../../core/editions/edition.ts'
import { taxNoteOf } from '../../core/site.ts'
import { usePage } from '../page-context.tsx'
import { TaxNote } from '../ui/tax-note.tsx'
import page from './booking-page.module.css'
import type { ShownStay } from './shown-stay.ts'
import styles from './total-panel.module.css'

interface TotalPanelProps {
  stays: readonly Pick<ShownStay, 'hotelName' | 'price' | 'currency'>[]
  children?: ReactNode
}

const TAXES_ON_TOP = new Set<Note>(['taxes-extra', 'without-vat', 'vat-19-not-included'])

export function TotalPanel({ stays, children }: TotalPanelProps) {
  const { site, text } = usePage()
  // Where taxes come on top, this price is not the last one.
  const fees = TAXES_ON_TOP.has(taxNoteOf(site)) ? 'cart.no-own-fees' : 'cart.no-more-fees'
  return (
    <section className={page.panel} aria-labelledby="total-title">
      <h2 id="total-title" className={page.subtitle}>
        {text('cart.summary')}
      </h2>
      <dl className={styles.lines}>
        {stays.map(({ hotelName, price, currency }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same stay may stand here twice
          <div key={index} className={styles.line}>
            <dt className={styles.name}>{hotelName}</dt>
            <dd className={styles.amount}>{formatMoneyExactly(price, currency)}</dd>
          </div>
        ))}
        {totals(stays).map(([currency, amount]) => (
          <div key={currency} className={styles.total}>
            <dt>{text('cart.total')}</dt>
            <dd className={styles.amount}>
              {formatMoneyExactly(amount, currency)}
              <TaxNote className={styles.note} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={page.note}>{text(fees)}</p>
      {children}
    </section>
  )
}

/** One for each currency: a cart may be filled on the sites of two countries. */
function totals(
  stays: readonly Pick<ShownStay, 'price' | 'currency'>[],
): [CurrencyCode, MinorUnits][] {
  const sums = new Map<CurrencyCode, MinorUnits>()
  for (const { price, currency } of stays) sums.set(currency, (sums.get(currency) ?? 0) + price)
  return [...sums]
}
