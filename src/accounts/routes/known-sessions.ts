/**
 * Sessions that were looked up a moment ago. A page and what it loads ask for the same one many
 * times; a session that was ended elsewhere is noticed after a few seconds.
 */
import type { SignedInPerson } from '../../site/person.ts'
import type { Database } from '../../store/database.ts'
import { sessionPerson } from '../store/sessions.ts'

const KNOWN_MS = 5_000
const MOST_KNOWN = 5_000

export interface KnownSession {
  person: SignedInPerson
  expiresAt: number
  endsAt: number
}

interface Entry {
  session: Promise<KnownSession | null>
  until: number
}

export function knownSessions(store: () => Database) {
  const known = new Map<string, Entry>()

  /** Two requests at once ask the database once. */
  function find(idHash: string): Promise<KnownSession | null> {
    const now = Date.now()
    const entry = known.get(idHash)
    if (entry && entry.until > now) return entry.session
    known.delete(idHash)
    const session = read(idHash, now)
    known.set(idHash, { session, until: now + KNOWN_MS })
    // A failure is not remembered.
    session.catch(() => known.delete(idHash))
    if (known.size > MOST_KNOWN) known.delete(known.keys().next().value!)
    return session
  }

  async function read(idHash: string, now: number): Promise<KnownSession | null> {
    return sessionPerson(store(), idHash, now)
  }

  return { find, forget: (idHash: string) => known.delete(idHash), forgetAll: () => known.clear() }
}

export type KnownSessions = ReturnType<typeof knownSessions>
