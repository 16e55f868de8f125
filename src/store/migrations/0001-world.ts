/** The world: which one it is, its destinations, chains, and what money is worth. */
import type { Kysely } from 'kysely'
import { columnTypes, type DatabaseKind } from './column-types.ts'

export async function createWorld(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { real, instant } = columnTypes(kind)
  await db.schema
    .createTable('worlds')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('first_day', 'integer', (column) => column.notNull())
    .addColumn('completed_at', instant, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('destinations')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('level', 'smallint', (column) => column.notNull())
    .addColumn('parent_id', 'integer')
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('latitude', real, (column) => column.notNull())
    .addColumn('longitude', real, (column) => column.notNull())
    .addColumn('population', 'integer', (column) => column.notNull())
    .addColumn('weight', real, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('destination_names')
    .addColumn('destination_id', 'integer', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('destination_names_key', ['destination_id', 'language'])
    .execute()
  await db.schema
    .createTable('chains')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('currency_rates')
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('per_euro', real, (column) => column.notNull())
    .addPrimaryKeyConstraint('currency_rates_key', ['day', 'currency'])
    .execute()
}
