/** What people prove themselves with besides their password. */
import type { Kysely } from 'kysely'
import { columnTypes, type DatabaseKind } from './column-types.ts'

export async function createSecondFactors(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { bytes, instant } = columnTypes(kind)
  await db.schema
    .createTable('authenticator_apps')
    .addColumn('person_id', 'bigint', (column) =>
      column.primaryKey().references('people.id').onDelete('cascade'),
    )
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('started_at', instant, (column) => column.notNull())
    // Null until a first code has shown that the app has the secret.
    .addColumn('confirmed_at', instant)
    // Codes of this time step and of those before it were used.
    .addColumn('last_step', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'bigint', (column) =>
      column.notNull().references('people.id').onDelete('cascade'),
    )
    .addColumn('public_key', bytes, (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('added_at', instant, (column) => column.notNull())
    .addColumn('used_at', instant)
    .execute()
  await db.schema.createIndex('passkeys_by_person').on('passkeys').column('person_id').execute()
  await db.schema
    .createTable('recovery_codes')
    .addColumn('person_id', 'bigint', (column) =>
      column.notNull().references('people.id').onDelete('cascade'),
    )
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_codes_key', ['person_id', 'code_hash'])
    .execute()
}
