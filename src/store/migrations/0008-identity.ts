/** What signing in needs beyond people and sessions, and when a mail is tried again. */
import type { Kysely } from 'kysely'
import { columnTypes, type DatabaseKind } from './column-types.ts'

export async function createIdentity(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { bytes, instant } = columnTypes(kind)
  await db.schema.alterTable('people').addColumn('picture', bytes).execute()
  await db.schema.alterTable('people').addColumn('picture_hash', 'text').execute()
  await db.schema.createIndex('sessions_by_person').on('sessions').column('person_id').execute()
  await db.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute()
  await db.schema
    .createTable('sign_in_tokens')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('person_id', 'bigint', (column) =>
      column.references('people.id').onDelete('cascade'),
    )
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('expires_at', instant, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('sign_in_tokens_by_expiry')
    .on('sign_in_tokens')
    .column('expires_at')
    .execute()
  // Counted in the database, because every thread and node must count the same attempts.
  await db.schema
    .createTable('sign_in_attempts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('until', instant, (column) => column.notNull())
    .execute()
  await db.schema
    .alterTable('outgoing_mail')
    .addColumn('next_attempt_at', instant, (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('outgoing_mail').addColumn('failure', 'text').execute()
  await db.schema
    .createIndex('outgoing_mail_by_attempt')
    .on('outgoing_mail')
    .columns(['state', 'next_attempt_at'])
    .execute()
}
