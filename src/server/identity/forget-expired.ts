/** Sessions, links and counts whose time is over are forgotten every hour. Any node may do it. */
import { setTimeout as pause } from 'node:timers/promises'
import { type Database, type DatabaseAddress, openDatabase } from '../../storage/database.ts'
import { forgetOldSessions } from '../../storage/sessions.ts'
import { forgetOldAttempts } from '../../storage/sign-in-attempts.ts'
import { forgetOldTokens } from '../../storage/sign-in-tokens.ts'

const EVERY_MS = 3_600_000

export function forgetExpired(address: DatabaseAddress, onFailure: (error: unknown) => void) {
  const stopping = new AbortController()
  const done = follow()
  return {
    async stop(): Promise<void> {
      stopping.abort()
      await done
    },
  }

  async function follow(): Promise<void> {
    while (!stopping.signal.aborted) {
      await forgetOnce(address).catch(onFailure)
      await pause(EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }
}

async function forgetOnce(address: DatabaseAddress): Promise<void> {
  const database: Database = openDatabase(address)
  try {
    const now = Date.now()
    await forgetOldSessions(database, now)
    await forgetOldTokens(database, now)
    await forgetOldAttempts(database, now)
  } finally {
    await database.close()
  }
}
