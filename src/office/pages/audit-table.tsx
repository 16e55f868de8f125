/** Who did what, and what it changed. */
import type { AuditEntry } from '../../accounts/rules/audit.ts'
import { usePage } from '../../ui/page-context.tsx'
import { DataTable } from './data-table.tsx'
import parts from './parts.module.css'

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
