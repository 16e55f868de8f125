/** Whether there is a place to keep things at all: asked once, before anything else is started. */
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
