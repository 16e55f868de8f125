/** The log of everything that was changed, to be read. */
import type { AuditEntry } from '../../core/admin/audit.ts'
import { OFFICE_FIELDS } from '../../core/admin/office-fields.ts'
import { fieldReader } from '../../core/form-values.ts'
import { auditEntries } from '../../storage/audit-log.ts'
import { AuditPage } from '../../web/admin/audit-page.tsx'
import type { ShownAudit } from '../../web/admin/audit-table.tsx'
import { typedValues } from '../checkout-values.ts'
import { momentsOn } from './moments.ts'
import { numberIn, officePage } from './office-page.tsx'
import type { OfficeHandler, OfficeParts } from './office-parts.ts'

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
