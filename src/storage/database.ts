/**
 * The database: SQLite in the data directory, or PostgreSQL where an address is configured.
 * Everything above speaks Kysely; the few places where the two differ ask `kind`.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import { Pool } from 'pg'
import type { Tables } from './tables.ts'

export interface Database {
  kind: 'sqlite' | 'postgres'
  db: Kysely<Tables>
  close: () => Promise<void>
}

export interface DatabaseAddress {
  dataDir: string
  databaseUrl: string | undefined
}

export function openDatabase({ dataDir, databaseUrl }: DatabaseAddress): Database {
  const dialect = databaseUrl ? postgres(databaseUrl) : sqlite(dataDir)
  const db = new Kysely<Tables>({ dialect })
  return { kind: databaseUrl ? 'postgres' : 'sqlite', db, close: () => db.destroy() }
}

function sqlite(dataDir: string): SqliteDialect {
  mkdirSync(dataDir, { recursive: true })
  const database = new Sqlite(path.join(dataDir, 'alisio.sqlite'))
  // A booking that was confirmed must survive a power cut: FULL waits for the disk at each commit.
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  database.pragma('busy_timeout = 5000')
  return new SqliteDialect({ database })
}

function postgres(connectionString: string): PostgresDialect {
  return new PostgresDialect({ pool: new Pool({ connectionString, max: 10 }) })
}
