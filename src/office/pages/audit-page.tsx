/** The log of every change, by person and by what was changed. */
import { officePath } from '../rules/office-routes.ts'
import type { Staff } from '../../accounts/rules/staff.ts'
import { usePage } from '../../ui/page-context.tsx'
import button from '../../ui/button.module.css'
import { AuditTable, type ShownAudit } from './audit-table.tsx'
import { OfficeField } from './office-field.tsx'
import { OfficeFrame } from './office-frame.tsx'
import { OlderLink } from './older-link.tsx'
import parts from './parts.module.css'

interface AuditPageProps {
  staff: Staff
  values: Readonly<Record<string, string>>
  entries: readonly ShownAudit[]
  hasMore: boolean
}

export function AuditPage({ staff, values, entries, hasMore }: AuditPageProps) {
  const { text } = usePage()
  const form = { values, problems: [] }
  return (
    <OfficeFrame staff={staff} section="audit" title={text('admin.section.audit')}>
      <search>
        <form className={parts.panel} action={officePath('audit')}>
          <div className={parts.fields}>
            <OfficeField name="email" label={text('account.email')} form={form} inputMode="email" />
            <OfficeField name="subject" label={text('admin.subject.example')} form={form} />
            <button className={button.primary}>{text('admin.find')}</button>
          </div>
        </form>
      </search>
      <AuditTable entries={entries} />
      {hasMore && <OlderLink route="audit" values={values} last={entries.at(-1)!.id} />}
    </OfficeFrame>
  )
}
