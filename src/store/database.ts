/**
 * The database: SQLite in the data directory, or PostgreSQL where an address is configured.
 * Everything above speaks Kysely; only bulk loading and the change feed ask which one it is.
 */
import { chmodSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { CompiledQuery, type Driver, Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import { Pool, types } from 'pg'
import type { Tables } from './tables.ts'

interface OpenDatabase {
  db: Kysely<Tables>
  close: () => Promise<void>
}

export type Database =
  | (OpenDatabase & { kind: 'sqlite'; sqlite: Sqlite.Database })
  | (OpenDatabase & { kind: 'postgres'; pool: Pool })

export interface DatabaseAddress {
  dataDir: string
  databaseUrl: string | undefined
}

export function openDatabase({ dataDir, databaseUrl }: DatabaseAddress): Database {
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir)
}

export function databaseFile(dataDir: string): string {
  return path.join(dataDir, 'alisio.sqlite')
}

export const OWNER_ONLY = 0o600
const OTHERS = 0o077

function openSqlite(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true })
  const sqlite = new Sqlite(databaseFile(dataDir))
  keepPrivate(databaseFile(dataDir))
  // A booking that was confirmed must survive a power cut: FULL waits for the disk at each commit.
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('busy_timeout = 5000')
  const db = new Kysely<Tables>({ dialect: new WritingSqliteDialect({ database: sqlite }) })
  return { kind: 'sqlite', db, sqlite, close: () => db.destroy() }
}

/**
 * A database and its backups are nobody's business but the owner's: names, addresses, hashes of
 * passwords. SQLite makes the files beside it as readable as the file itself.
 *
 * The file must not be opened for this: closing it again would give up all locks that this process
 * has on it, those of other connections too.
 */
export function keepPrivate(file: string): void {
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    const found = statSync(each, { throwIfNoEntry: false })
    if (!found || !(found.mode & OTHERS)) continue
    try {
      chmodSync(each, OWNER_ONLY)
    } catch {
      // Gone meanwhile, or another user's, who shares it on purpose.
    }
  }
}

/**
 * Our transactions read, decide and write. Begun as usual, SQLite takes the writer's place only at
 * the first write, and fails at once if another has written meanwhile; begun like this, it waits
 * its turn at the start.
 */
class WritingSqliteDialect extends SqliteDialect {
  override createDriver(): Driver {
    const driver = super.createDriver()
    driver.beginTransaction = async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'))
    }
    return driver
  }
}

/** PostgreSQL's number for bigint, which the driver would give as text. Ours fit a number. */
const BIGINT = 20

const getTypeParser: typeof types.getTypeParser = (type, format) =>
  type === BIGINT ? Number : types.getTypeParser(type, format)

function openPostgres(connectionString: string): Database {
  const pool = new Pool({ connectionString, max: 10, types: { getTypeParser } })
  // A connection that breaks fails the query it is used for, or is replaced at the next one. That
  // it also tells of its end, when nobody is asking anything, must not end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { kind: 'postgres', db, pool, close: () => db.destroy() }
}
