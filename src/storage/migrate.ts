/** Brings the schema up to date. Runs at every start, under the database's own lock. */
import { Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import * as world from './migrations/0001-world.ts'

/** Numbered, applied in order, never edited once released. */
const MIGRATIONS = { '0001-world': world }

/** Returns the names of the migrations that were applied now. */
export async function migrate({ db }: Pick<Database, 'db'>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}
