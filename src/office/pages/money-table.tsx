/** Every movement of a booking's money. */
import { type CurrencyCode, formatMoneyExactly, type MinorUnits } from '../../site/money.ts'
import { usePage } from '../../ui/page-context.tsx'
import { DataTable } from './data-table.tsx'
import { Mark } from './mark.tsx'

export interface ShownMoney {
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
export type RefundedFor = 'cancelled' | 'best-price' | 'office'

const GOOD = new Set<MoneyState>(['captured', 'done'])

export function MoneyTable({ money }: { money: readonly ShownMoney[] }) {
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
