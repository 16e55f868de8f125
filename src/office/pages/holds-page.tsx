/** What carts keep at this moment. */
import { OFFICE_FIELDS } from '../rules/office-fields.ts'
import { officePath } from '../rules/office-routes.ts'
import type { Staff } from '../../accounts/rules/staff.ts'
import { type Day, writeDay } from '../../site/calendar-day.ts'
import { type CurrencyCode, formatMoneyExactly, type MinorUnits } from '../../site/money.ts'
import type { Problem } from '../../site/problems.ts'
import { usePage } from '../../ui/page-context.tsx'
import { CsrfField } from '../../ui/form/csrf-field.tsx'
import button from '../../ui/button.module.css'
import { DataTable } from './data-table.tsx'
import { OfficeFrame, OfficeMessages } from './office-frame.tsx'
import parts from './parts.module.css'

export interface ShownHold {
  itemId: string
  supplierId: number | null
  name: string
  begins: Day
  ends: Day
  /** Rooms, seats, places. */
  units: number
  price: MinorUnits
  currency: CurrencyCode
  edition: string
  since: string
  until: string
}

interface HoldsPageProps {
  staff: Staff
  holds: readonly ShownHold[]
  problems: readonly Problem[]
  isDone: boolean
}

export function HoldsPage({ staff, holds, problems, isDone }: HoldsPageProps) {
  const { text } = usePage()
  return (
    <OfficeFrame staff={staff} section="holds" title={text('admin.section.holds')}>
      <OfficeMessages problems={problems} done={isDone ? text('admin.done.released') : null} />
      <DataTable
        caption={text('admin.section.holds')}
        columns={[
          { label: text('admin.stay') },
          { label: text('admin.rooms'), isNumber: true },
          { label: text('mail.booking.total'), isNumber: true },
          { label: text('admin.site') },
          { label: text('admin.since') },
          { label: text('admin.until') },
          { label: text('admin.action'), isUnlabelled: true },
        ]}
        rows={holds.map((hold) => ({
          key: hold.itemId,
          cells: [
            <>
              {hold.name}
              {hold.supplierId !== null && ` (${hold.supplierId})`}
              <span className={parts.small}>
                {writeDay(hold.begins)} – {writeDay(hold.ends)}
              </span>
            </>,
            hold.units,
            formatMoneyExactly(hold.price, hold.currency),
            hold.edition,
            hold.since,
            hold.until,
            <form key="release" method="post" action={officePath('holds')}>
              <CsrfField />
              <input type="hidden" name={OFFICE_FIELDS.item} value={hold.itemId} />
              <button className={button.quiet}>{text('admin.release')}</button>
            </form>,
          ],
        }))}
      />
    </OfficeFrame>
  )
}
