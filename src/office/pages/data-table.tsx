/** A table that becomes a list of cards where the screen is narrow: each cell knows its column. */
import type { ReactNode } from 'react'
import { usePage } from '../../ui/page-context.tsx'
import spoken from '../../ui/spoken.module.css'
import styles from './data-table.module.css'
import parts from './parts.module.css'
import { OFFICE_FIELDS } from '../rules/office-fields.ts'
import { officePath } from '../rules/office-routes.ts'
import type { OfficeRoute } from '../rules/office-routes.ts'
import button from '../../ui/button.module.css'

export interface TableColumn {
  label: string
  isNumber?: boolean
  /** What stands in it says itself what it is: a button, say. */
  isUnlabelled?: boolean
}

/** Said aloud, because in some browsers a table that is laid out as cards loses its own. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

interface DataTableProps {
  /** What it is a table of, for those who listen. */
  caption: string
  columns: readonly TableColumn[]
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[]
  /** Without rows. */
  empty?: string
  /** So little stands in its cells that it stays a table on any screen. */
  isCompact?: boolean
}

export function DataTable({ caption, columns, rows, empty, isCompact }: DataTableProps) {
  const { text } = usePage()
  if (rows.length === 0) return <p className={styles.empty}>{empty ?? text('admin.none')}</p>
  return (
    <table className={isCompact ? styles.compact : styles.table} {...ROLES.table}>
      <caption className={spoken.text}>{caption}</caption>
      <thead className={styles.head} {...ROLES.group}>
        <tr {...ROLES.row}>
          {columns.map(({ label, isNumber }) => (
            <th key={label} scope="col" {...ROLES.head} className={isNumber ? styles.number : ''}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.group}>
        {rows.map(({ key, cells }) => (
          <tr key={key} {...ROLES.row} className={styles.row}>
            {columns.map(({ label, isNumber, isUnlabelled }, at) => (
              <td
                key={label}
                {...ROLES.cell}
                className={isNumber ? styles.number : ''}
                data-label={isUnlabelled ? undefined : label}
              >
                <div className={styles.value}>{cells[at]}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Facts with their labels; what is empty is not told. */
export type Fact = readonly [label: string, value: ReactNode]

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={parts.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .flatMap(([label, value]) => [
          <dt key={label}>{label}</dt>,
          <dd key={`${label} is`}>{value}</dd>,
        ])}
    </dl>
  )
}

/** A state in one word, with the colour of what it means. */
export type MarkKind = 'good' | 'bad' | 'waiting' | 'plain'

export function Mark({ kind, children }: { kind: MarkKind; children: ReactNode }) {
  return (
    <span className={parts.mark} data-kind={kind}>
      {children}
    </span>
  )
}

/** The way to what came before the entries on the page. */
interface OlderLinkProps {
  route: OfficeRoute
  /** What was asked for. */
  values: Readonly<Record<string, string>>
  /** The last entry that is shown. */
  last: number
}

export function OlderLink({ route, values, last }: OlderLinkProps) {
  const { text } = usePage()
  return (
    <p>
      <a
        className={button.quiet}
        href={officePath(route, {}, { ...values, [OFFICE_FIELDS.before]: last })}
      >
        {text('admin.older')}
      </a>
    </p>
  )
}
