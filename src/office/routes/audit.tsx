/** The log of everything that was changed, to be read. */
import type { AuditEntry } from '../../accounts/rules/audit.ts'
import { OFFICE_FIELDS } from '../rules/office-fields.ts'
import { fieldReader } from '../../site/form-values.ts'
import { auditEntries } from '../../accounts/store/audit-log.ts'
import { AuditPage, type ShownAudit } from '../pages/audit-table.tsx'
import { typedValues } from '../../booking/routes/checkout-values.ts'
import type { OfficeHandler, OfficeParts } from './office-parts.ts'
import { momentsOn } from '../../site/text/moments.ts'
import { numberIn, officePage } from './office-page.tsx'

const MOST = 100

export function showAudit({ store }: Pick<OfficeParts, 'store'>): OfficeHandler {
  return async (visit) => {
    const { query, site, staff, text } = visit
    const reader = fieldReader(query)
    const email = reader.text('email').toLowerCase()
    const subject = reader.text('subject')
    const entries = await auditEntries(store(), {
      email: email || undefined,
      subject: subject || undefined,
      before: numberIn(query[OFFICE_FIELDS.before]) ?? undefined,
      most: MOST + 1,
    })
    const page = (
      <AuditPage
        staff={staff}
        values={typedValues(query)}
        entries={shownAudit(entries.slice(0, MOST), momentsOn(site))}
        hasMore={entries.length > MOST}
      />
    )
    return officePage(visit, page, text('admin.section.audit'))
  }
}

export function shownAudit(
  entries: readonly AuditEntry[],
  moment: (instant: number) => string,
): ShownAudit[] {
  return entries.map(({ happenedAt, ...entry }) => ({ ...entry, at: moment(happenedAt) }))
}
