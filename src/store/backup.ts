/**
 * Backup and restore. A backup is one file and may be made while the server runs: SQLite copies its
 * pages, PostgreSQL's own pg_dump takes a consistent snapshot. A restore goes into an empty place
 * only, so that it can never overwrite sales.
 */
import { execFile } from 'node:child_process'
import { closeSync, constants, existsSync, openSync } from 'node:fs'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import Sqlite from 'better-sqlite3'
import { Client } from 'pg'
import { databaseFile, type DatabaseAddress, keepPrivate, OWNER_ONLY } from './database.ts'

/** Told in a sentence to whoever runs the command. */
export class BackupRefused extends Error {}

/** `postgresBin` is the folder of pg_dump and pg_restore. */
export async function backUp(
  { dataDir, databaseUrl }: DatabaseAddress,
  file: string,
  postgresBin = '',
): Promise<void> {
  if (existsSync(file)) throw new BackupRefused(`${file} exists already; name another file.`)
  if (!databaseUrl && !existsSync(databaseFile(dataDir)))
    throw new BackupRefused(`There is no database in ${dataDir}.`)
  // Made before anything is written into it, so that others can read it at no moment.
  closeSync(openSync(file, 'wx', OWNER_ONLY))
  try {
    await write({ dataDir, databaseUrl }, file, postgresBin)
  } catch (error) {
    await rm(file)
    throw error
  }
}

async function write(
  { dataDir, databaseUrl }: DatabaseAddress,
  file: string,
  postgresBin: string,
): Promise<void> {
  if (databaseUrl) {
    await runPostgres(path.join(postgresBin, 'pg_dump'), databaseUrl, [
      '--format=custom',
      '--no-owner',
      `--file=${file}`,
    ])
    return
  }
  const sqlite = new Sqlite(databaseFile(dataDir), { readonly: true })
  try {
    await sqlite.backup(file)
  } finally {
    sqlite.close()
  }
}

export async function restore(
  { dataDir, databaseUrl }: DatabaseAddress,
  file: string,
  postgresBin = '',
): Promise<void> {
  if (!existsSync(file)) throw new BackupRefused(`There is no file ${file}.`)
  if (databaseUrl) {
    if (await hasTables(databaseUrl))
      throw new BackupRefused('The database is not empty; restore into a new one.')
    await runPostgres(path.join(postgresBin, 'pg_restore'), databaseUrl, [
      '--exit-on-error',
      '--single-transaction',
      '--no-owner',
      file,
    ])
    return
  }
  checkSqlite(file)
  await mkdir(dataDir, { recursive: true })
  try {
    await copyFile(file, databaseFile(dataDir), constants.COPYFILE_EXCL)
    keepPrivate(databaseFile(dataDir))
    // The log of a database that was there before would be played into this one.
    for (const rest of ['-wal', '-shm']) await rm(databaseFile(dataDir) + rest, { force: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new BackupRefused(`${dataDir} holds a database already; restore into an empty folder.`)
  }
}

/** The password goes by the environment: arguments can be read by every user of the machine. */
async function runPostgres(program: string, databaseUrl: string, args: string[]): Promise<void> {
  const address = new URL(databaseUrl)
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(address.password) }
  address.password = ''
  try {
    await promisify(execFile)(program, [`--dbname=${address.href}`, ...args], { env })
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string }
    throw new BackupRefused(stderr?.trim() || message)
  }
}

async function hasTables(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      "SELECT 1 FROM information_schema.tables WHERE table_schema = 'public' LIMIT 1",
    )
    return rowCount !== 0
  } finally {
    await client.end()
  }
}

function checkSqlite(file: string): void {
  try {
    const sqlite = new Sqlite(file, { readonly: true })
    const sound = sqlite.pragma('quick_check', { simple: true }) === 'ok'
    sqlite.close()
    if (sound) return
  } catch {
    // Not a database at all: the same sentence.
  }
  throw new BackupRefused(`${file} is not a sound backup.`)
}
