/** Whether there is a place to keep things: asked once before anything is started, and of failures. */
import { access, constants, mkdir } from 'node:fs/promises'
import { Client } from 'pg'
import type { DatabaseAddress } from './database.ts'

/** `message` says why, `address` which of the two settings leads there. */
export class StoreUnreachable extends Error {
  readonly address: 'DATA_DIR' | 'DATABASE_URL'
  constructor(address: StoreUnreachable['address'], reason: unknown) {
    super(reason instanceof Error ? reason.message || reason.name : String(reason))
    this.address = address
  }
}

const PATIENCE_MS = 5_000

export async function storeReachable({ dataDir, databaseUrl }: DatabaseAddress): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK)
  } catch (error) {
    throw new StoreUnreachable('DATA_DIR', error)
  }
  if (!databaseUrl) return
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: PATIENCE_MS,
  })
  try {
    await client.connect()
  } catch (error) {
    throw new StoreUnreachable('DATABASE_URL', error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Codes of Node, of PostgreSQL (classes 08, 53 and 57) and of SQLite for "not now". */
const AWAY =
  /^(ECONN\w+|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|E(HOST|NET)UNREACH|(08|53|57)[\dA-Z]{3}|SQLITE_(BUSY|LOCKED|IOERR|FULL|CANTOPEN)\w*)$/
/** What PostgreSQL's driver says of a connection that broke; it has no codes for them. */
const BROKEN = /^Connection terminated|^timeout exceeded when trying to connect|not queryable/

/** Whether something failed only because the database is away: the same may succeed in a moment. */
export function isStoreAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return (typeof code === 'string' && AWAY.test(code)) || BROKEN.test(error.message)
}
