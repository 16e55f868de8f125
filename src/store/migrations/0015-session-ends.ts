/** Sessions that end for good, an audit log that cannot be emptied, and mails found by their age. */
import { sql, type Kysely } from 'kysely'
import { columnTypes, type DatabaseKind } from './column-types.ts'

export async function createSessionEnds(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { instant } = columnTypes(kind)
  await db.schema
    .alterTable('sessions')
    .addColumn('ends_at', instant, (column) => column.notNull().defaultTo(0))
    .execute()
  // Nobody wrote down when they began: they last as long as they would without being used again.
  await sql`update sessions set ends_at = expires_at`.execute(db)
  await db.schema
    .createIndex('outgoing_mail_by_writing')
    .on('outgoing_mail')
    .column('written_at')
    .execute()
  // SQLite has no TRUNCATE: there, emptying a table is deleting its rows.
  if (kind === 'postgres')
    await sql
      .raw(
        `create trigger audit_log_not_emptied before truncate on audit_log
         for each statement execute function refuse_audit_change()`,
      )
      .execute(db)
}
