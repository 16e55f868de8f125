/** Who is signed in where. Only hashes are kept: what a thief reads here opens nothing. */
import { sql } from 'kysely'
import type { PersonRole } from '../../site/person.ts'
import type { Database } from '../../store/database.ts'
import { lockPassword } from './password-lock.ts'
import type { Person } from './people.ts'

type Db = Pick<Database, 'db'>

/** Where a session is good: one of the shop opens nothing in the back office, nor the other way. */
export type SessionScope = 'shop' | 'office'

export type SessionPerson = Pick<
  Person,
  'id' | 'email' | 'name' | 'role' | 'pictureHash' | 'isEmailVerified'
>

export interface NewSession {
  idHash: string
  personId: number
  /** The one that was right. */
  passwordHash: string | null
  expiresAt: number
  /** The last moment to which using it may prolong it; when it expires, unless said otherwise. */
  endsAt?: number
  scope?: SessionScope
}

/** False when the person has another password by now. */
export async function openSession({ db }: Db, session: NewSession): Promise<boolean> {
  const { idHash, personId, passwordHash, expiresAt, endsAt, scope } = session
  return db.transaction().execute(async (transaction) => {
    if (!(await lockPassword(transaction, personId, passwordHash))) return false
    await transaction
      .insertInto('sessions')
      .values({
        id_hash: idHash,
        person_id: personId,
        expires_at: expiresAt,
        ends_at: endsAt ?? expiresAt,
        scope: scope ?? 'shop',
      })
      .execute()
    return true
  })
}

/**
 * Ends every session of a person but one, which goes on under a new id and no longer than before.
 * When it is over; null when somebody has ended it meanwhile.
 */
export async function keepOneSession(
  { db }: Db,
  { personId, idHash, newHash }: { personId: number; idHash: string; newHash: string },
): Promise<number | null> {
  return db.transaction().execute(async (transaction) => {
    // Two who keep one each wait here for each other, not halfway.
    await transaction
      .updateTable('people')
      .set((row) => ({ name: row.ref('name') }))
      .where('id', '=', personId)
      .execute()
    const kept = await transaction
      .updateTable('sessions')
      .set({ id_hash: newHash })
      .where('id_hash', '=', idHash)
      .where('person_id', '=', personId)
      .returning('expires_at')
      .executeTakeFirst()
    if (!kept) return null
    await transaction
      .deleteFrom('sessions')
      .where('person_id', '=', personId)
      .where('id_hash', '!=', newHash)
      .execute()
    return kept.expires_at
  })
}

export async function sessionPerson(
  { db }: Db,
  idHash: string,
  now: number,
  scope: SessionScope = 'shop',
): Promise<{ person: SessionPerson; expiresAt: number; endsAt: number } | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person_id')
    .select(['people.id', 'email', 'name', 'role', 'picture_hash', 'email_verified_at'])
    .select(['expires_at', 'ends_at'])
    .where('id_hash', '=', idHash)
    .where('scope', '=', scope)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return null
  const { id, email, name, picture_hash: pictureHash } = row
  const role = row.role as PersonRole
  const isEmailVerified = row.email_verified_at !== null
  const person = { id, email, name, role, pictureHash, isEmailVerified }
  return { person, expiresAt: row.expires_at, endsAt: row.ends_at }
}

/** Never beyond its end, which stays where it was when somebody signed in. */
export async function prolongSession({ db }: Db, idHash: string, expiresAt: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({
      expires_at: sql<number>`case when ends_at < ${expiresAt} then ends_at else ${expiresAt} end`,
    })
    .where('id_hash', '=', idHash)
    .execute()
}

export async function closeSession({ db }: Db, idHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('id_hash', '=', idHash).execute()
}

/** Everywhere, as after a change of password. */
export async function closeSessionsOf({ db }: Db, personId: number): Promise<void> {
  await db.deleteFrom('sessions').where('person_id', '=', personId).execute()
}

export async function forgetOldSessions({ db }: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}

/** How often something was tried lately: a password, a mail to an address. */
type SignInAttemptsDb = Pick<Database, 'db'>

/** Counts first and judges then, so that a hundred tries at once are a hundred. */
export async function countAttempt(
  { db }: SignInAttemptsDb,
  { key, windowMs, now }: { key: string; windowMs: number; now: number },
): Promise<number> {
  const isOver = sql<boolean>`sign_in_attempts.until <= ${now}`
  const { count } = await db
    .insertInto('sign_in_attempts')
    .values({ key, count: 1, until: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else sign_in_attempts.count + 1 end`,
        until: sql<number>`case when ${isOver} then excluded.until else sign_in_attempts.until end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count
}

export async function forgetAttempts({ db }: SignInAttemptsDb, key: string): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('key', '=', key).execute()
}

export async function forgetOldAttempts({ db }: SignInAttemptsDb, now: number): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('until', '<=', now).execute()
}
