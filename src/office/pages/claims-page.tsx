/** Best-price claims that wait for somebody to look at the other offer. */
import { OFFICE_FIELDS } from '../rules/office-fields.ts'
import { officePath } from '../rules/office-routes.ts'
import type { Staff } from '../../accounts/rules/staff.ts'
import { type CurrencyCode, formatMoneyExactly, type MinorUnits } from '../../site/money.ts'
import type { Problem } from '../../site/problems.ts'
import { usePage } from '../../ui/page-context.tsx'
import { CsrfField } from '../../ui/form/csrf-field.tsx'
import button from '../../ui/button.module.css'
import { DataTable } from './data-table.tsx'
import { OfficeFrame, OfficeMessages } from './office-frame.tsx'
import parts from './parts.module.css'

export interface ShownClaim {
  id: number
  locator: string
  address: string
  /** There is a picture of the other offer. */
  hasProof: boolean
  found: MinorUnits
  /** Where an accepted claim gives the difference back. */
  toCard: MinorUnits
  atHotel: MinorUnits
  total: MinorUnits
  currency: CurrencyCode
  claimedOn: string
}

interface ClaimsPageProps {
  staff: Staff
  claims: readonly ShownClaim[]
  problems: readonly Problem[]
  done: 'accepted' | 'refused' | null
}

export function ClaimsPage({ staff, claims, problems, done }: ClaimsPageProps) {
  const { text } = usePage()
  return (
    <OfficeFrame staff={staff} section="claims" title={text('admin.section.claims')}>
      <OfficeMessages problems={problems} done={done && text(`admin.audit.claim-${done}`)} />
      <DataTable
        caption={text('admin.section.claims')}
        columns={[
          { label: text('confirmation.locator') },
          { label: text('trips.claim.address') },
          { label: text('mail.booking.total'), isNumber: true },
          { label: text('admin.claim.found'), isNumber: true },
          { label: text('admin.claim.to-card'), isNumber: true },
          { label: text('mail.booking.less-at-hotel'), isNumber: true },
          { label: text('admin.action'), isUnlabelled: true },
        ]}
        rows={claims.map((claim) => ({ key: claim.id, cells: cellsOf(claim) }))}
      />
    </OfficeFrame>
  )

  function cellsOf({
    id,
    locator,
    address,
    hasProof,
    found,
    toCard,
    atHotel,
    total,
    currency,
    claimedOn,
  }: ShownClaim) {
    return [
      <>
        <a href={officePath('booking', { locator })}>{locator}</a>
        <span className={parts.small}>{claimedOn}</span>
      </>,
      // As text: it is a stranger's address, to be looked at before it is opened.
      <>
        {address}
        {hasProof && (
          <a className={parts.small} href={officePath('claimProof', { claim: id })}>
            {text('admin.claim.proof')}
          </a>
        )}
      </>,
      formatMoneyExactly(total, currency),
      formatMoneyExactly(found, currency),
      formatMoneyExactly(toCard, currency),
      formatMoneyExactly(atHotel, currency),
      <form key="decide" className={parts.actions} method="post" action={officePath('claims')}>
        <CsrfField />
        <input type="hidden" name={OFFICE_FIELDS.claim} value={id} />
        <button className={button.quiet} name={OFFICE_FIELDS.form} value="accepted">
          {text('admin.accept')}
        </button>
        <button className={button.quiet} name={OFFICE_FIELDS.form} value="refused">
          {text('admin.refuse')}
        </button>
      </form>,
    ]
  }
}
