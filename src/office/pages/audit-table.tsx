/** Who did what, and what it changed. */
import type { AuditEntry } from '../../accounts/rules/audit.ts'
import { usePage } from '../../ui/page-context.tsx'
import { DataTable, OlderLink } from './data-table.tsx'
import parts from './parts.module.css'
import { officePath } from '../rules/office-routes.ts'
import type { Staff } from '../../accounts/rules/staff.ts'
import button from '../../ui/button.module.css'
import { OfficeField } from './office-field.tsx'
import { OfficeFrame } from './office-frame.tsx'

/** With its moment in words. */
export type ShownAudit = Omit<AuditEntry, 'happenedAt'> & { at: string }

interface AuditTableProps {
  entries: readonly ShownAudit[]
  /** Where all of them are about the same. */
  isOfOneSubject?: boolean
}

export function AuditTable({ entries, isOfOneSubject = false }: AuditTableProps) {
  const { text } = usePage()
  const subject = isOfOneSubject ? [] : [{ label: text('admin.subject') }]
  return (
    <DataTable
      caption={text('admin.section.audit')}
      columns={[
        { label: text('admin.when') },
        { label: text('admin.who') },
        { label: text('admin.what') },
        ...subject,
        { label: text('admin.change') },
      ]}
      rows={entries.map((entry) => ({
        key: entry.id,
        cells: [
          entry.at,
          <>
            <span className={parts.address}>{entry.email || '–'}</span>
            <span className={parts.small}>{entry.address}</span>
          </>,
          text(`admin.audit.${entry.action}`),
          ...(isOfOneSubject ? [] : [entry.subject]),
          <Change key="change" before={entry.before} after={entry.after} />,
        ],
      }))}
    />
  )
}

function Change({ before, after }: Pick<ShownAudit, 'before' | 'after'>) {
  if (!before && !after) return null
  return (
    <div className={parts.changes}>
      {before && <del>{plain(before)}</del>}
      {before && after && ' → '}
      {after && <ins>{plain(after)}</ins>}
    </div>
  )
}

/** Facts rather than code: the quotes and braces of JSON tell nothing. */
function plain(json: string): string {
  return json
    .replace(/[{}"[\]]/g, '')
    .replaceAll(',', ', ')
    .replaceAll(':', ': ')
}

/** The log of every change, by person and by what was changed. */
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
