/** What everything costs together, with its taxes, and the next step. */
import { type ReactNode } from 'react'
import { type CurrencyCode, formatMoneyExactly, type MinorUnits } from '../../../site/money.ts'
import { taxLineKey, taxOf, taxOnTop, taxRate } from '../../../site/taxes.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { TaxNote } from '../../../ui/tax-note.tsx'
import page from './booking-page.module.css'
import type { ShownLine } from '../../../products/line.ts'
import styles from './total-panel.module.css'

type BilledLine = Pick<ShownLine, 'title' | 'price' | 'currency' | 'tax' | 'dueNow' | 'isStay'>

interface TotalPanelProps {
  lines: readonly BilledLine[]
  /** Before a way to pay is chosen, what each rate itself asks for now and at the hotel. */
  hasDueLines?: boolean
  children?: ReactNode
}

export function TotalPanel({ lines, hasDueLines = false, children }: TotalPanelProps) {
  const { text } = usePage()
  const bills = Map.groupBy(lines, ({ currency }) => currency)
  // Where taxes come on top, what we charge is not the last to be paid.
  const fees = taxOnTop(lines) > 0 ? 'cart.no-own-fees' : 'cart.no-more-fees'
  return (
    <section className={page.panel} aria-labelledby="total-title">
      <h2 id="total-title" className={page.subtitle}>
        {text('cart.summary')}
      </h2>
      {/* One for each currency: a cart may be filled on the sites of two countries. */}
      {[...bills].map(([currency, billed]) => (
        <dl key={currency} className={styles.lines}>
          {billed.map(({ title, price }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same line may stand here twice
            <BillLine key={index} name={title} amount={price} currency={currency} />
          ))}
          <TaxedTotal lines={billed} currency={currency} />
          {hasDueLines && <DueLines lines={billed} currency={currency} />}
        </dl>
      ))}
      <p className={page.note}>{text(fees)}</p>
      {children}
    </section>
  )
}

interface BillProps {
  lines: readonly Pick<ShownLine, 'price' | 'currency' | 'tax' | 'isStay'>[]
  currency: CurrencyCode
}

/** Price + tax = total; a tax that is in the price stands after it. */
export function TaxedTotal({ lines, currency }: BillProps) {
  const { site, text } = usePage()
  const tax = lines.find((line) => line.tax)?.tax
  const onTop = taxOnTop(lines)
  const price = lines.reduce((sum, line) => sum + line.price, 0)
  const taxLine = tax && (
    <BillLine
      name={text(taxLineKey(tax), { rate: taxRate(tax, site.edition.conventions) })}
      amount={lines.reduce((sum, line) => sum + taxOf(line), 0)}
      currency={currency}
    />
  )
  return (
    <>
      {onTop > 0 && taxLine}
      <div className={styles.total}>
        <dt>{text('cart.total')}</dt>
        <dd className={styles.amount}>
          {formatMoneyExactly(price + onTop, currency)}
          {onTop === 0 && lines.every(({ isStay }) => isStay) && (
            <TaxNote className={styles.note} />
          )}
        </dd>
      </div>
      {onTop === 0 && taxLine}
    </>
  )
}

function DueLines({
  lines,
  currency,
}: Pick<TotalPanelProps, 'lines'> & Pick<BillProps, 'currency'>) {
  const { text } = usePage()
  const now = lines.reduce((sum, { dueNow }) => sum + dueNow, 0)
  const total = lines.reduce((sum, { price }) => sum + price, 0) + taxOnTop(lines)
  if (now === total) return null
  return (
    <>
      <BillLine name={text('cart.due-now')} amount={now} currency={currency} />
      <BillLine name={text('confirmation.at-hotel')} amount={total - now} currency={currency} />
    </>
  )
}

interface BillLineProps {
  name: string
  amount: MinorUnits
  currency: CurrencyCode
}

export function BillLine({ name, amount, currency }: BillLineProps) {
  return (
    <div className={styles.line}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.amount}>{formatMoneyExactly(amount, currency)}</dd>
    </div>
  )
}
