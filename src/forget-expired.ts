/** What is over or too old is forgotten every hour. Any node may do it. README.md tells the times. */
import { CONFIRM_LINK_MS } from './accounts/rules/identity-limits.ts'
import { type Database, type DatabaseAddress, openDatabase } from './store/database.ts'
import { forgetMailBefore, giveUpOldLinks } from './mail/outgoing-mail.ts'
import { forgetOldAttempts, forgetOldSessions } from './accounts/store/sessions.ts'
import { forgetOldTokens } from './accounts/store/sign-in-tokens.ts'
import { forgetEventsBefore } from './tracking/store/tracker-events.ts'
import { HOUR_MS, repeat } from './http/repeated-work.ts'

const DAY_MS = 24 * HOUR_MS
/** Sent or not: long enough to look into a complaint about it. */
const MAIL_KEPT_MS = 90 * DAY_MS
/** What people did is of use for a month of statistics, and then it is nobody's business. */
const EVENTS_KEPT_DAYS = 30

export function forgetExpired(address: DatabaseAddress, onFailure: (error: unknown) => void) {
  return repeat(HOUR_MS, () => forgetOnce(address), onFailure)
}

async function forgetOnce(address: DatabaseAddress): Promise<void> {
  const database: Database = openDatabase(address)
  try {
    await forgetOver(database, Date.now())
  } finally {
    await database.close()
  }
}

export async function forgetOver(database: Database, now: number): Promise<void> {
  await forgetOldSessions(database, now)
  await forgetOldTokens(database, now)
  await giveUpOldLinks(database, now - CONFIRM_LINK_MS)
  await forgetOldAttempts(database, now)
  await forgetMailBefore(database, now - MAIL_KEPT_MS)
  await forgetEventsBefore(database, Math.floor(now / DAY_MS) - EVENTS_KEPT_DAYS)
}
