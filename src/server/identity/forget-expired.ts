/** Sessions, links and counts whose time is over are forgotten every hour. Any node may do it. */
import { CONFIRM_LINK_MS } from '../../core/identity/identity-limits.ts'
import { type Database, type DatabaseAddress, openDatabase } from '../../storage/database.ts'
import { giveUpOldLinks } from '../../storage/outgoing-mail.ts'
import { forgetOldSessions } from '../../storage/sessions.ts'
import { forgetOldAttempts } from '../../storage/sign-in-attempts.ts'
import { forgetOldTokens } from '../../storage/sign-in-tokens.ts'
import { HOUR_MS, repeat } from '../repeated-work.ts'

export function forgetExpired(address: DatabaseAddress, onFailure: (error: unknown) => void) {
  return repeat(HOUR_MS, () => forgetOnce(address), onFailure)
}

async function forgetOnce(address: DatabaseAddress): Promise<void> {
  const database: Database = openDatabase(address)
  try {
    const now = Date.now()
    await forgetOldSessions(database, now)
    await forgetOldTokens(database, now)
    await giveUpOldLinks(database, now - CONFIRM_LINK_MS)
    await forgetOldAttempts(database, now)
  } finally {
    await database.close()
  }
}
