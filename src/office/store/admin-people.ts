/** People as the back office sees them: who they are, how they sign in, and what ends that. */
import { type AuditAction, auditSubject } from '../../accounts/rules/audit.ts'
import type { PersonRole } from '../../site/person.ts'
import { type Actor, recordAudit } from '../../accounts/store/audit-log.ts'
import type { Database } from '../../store/database.ts'
import { keepMail, type MailToSend } from '../../mail/outgoing-mail.ts'
import {
  addPerson,
  changePassword,
  type Person,
  personByEmail,
} from '../../accounts/store/people.ts'
import {
  removeFactors,
  type SecondFactors,
  secondFactorsOf,
} from '../../accounts/store/second-factors.ts'
import { closeSessionsOf } from '../../accounts/store/sessions.ts'
import type { Instant } from '../../store/tables.ts'

type Db = Pick<Database, 'db'>

export type FoundPerson = Pick<Person, 'id' | 'email' | 'name' | 'role' | 'joinedAt'>

/** With this address, or anybody; the newest first. */
export async function findPeople(
  { db }: Db,
  {
    email,
    before,
    most,
  }: { email?: string | undefined; before?: number | undefined; most: number },
): Promise<FoundPerson[]> {
  const rows = await db
    .selectFrom('people')
    .select(['id', 'email', 'name', 'role', 'joined_at'])
    .$if(email !== undefined, (query) => query.where('email', '=', email!))
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ joined_at: joinedAt, role, ...person }) => ({
    ...person,
    role: role as PersonRole,
    joinedAt,
  }))
}

/** How somebody signs in, and in how many places they are signed in now. */
export async function signInFacts(
  { db }: Db,
  personId: number,
  now: Instant,
): Promise<{ factors: SecondFactors; sessions: number }> {
  const { sessions } = await db
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<number>().as('sessions'))
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return { factors: await secondFactorsOf({ db }, personId), sessions: Number(sessions) }
}

/** In the shop and in the back office, and sign-ins that wait for their second factor. */
export async function endSessions(
  database: Db,
  person: Pick<Person, 'id' | 'email'>,
  actor: Actor,
  now: Instant,
): Promise<void> {
  await audited(database, person, { action: 'sessions-ended', actor, now }, async () => undefined)
}

/** Whoever was signed in with them is signed out: the factor may be in somebody else's hands. */
export async function forgetFactors(
  database: Db,
  person: Pick<Person, 'id' | 'email'>,
  actor: Actor,
  now: Instant,
  /** To the person, if there was a factor. */
  mail?: MailToSend,
): Promise<void> {
  await audited(database, person, { action: 'factor-removed', actor, now }, async (db) => {
    const { appSince, passkeys, codes } = await secondFactorsOf({ db }, person.id)
    await removeFactors(db, person.id)
    if (mail && (appSince !== null || passkeys.length > 0)) await keepMail({ db }, mail, now)
    return { app: appSince !== null, passkeys: passkeys.length, codes }
  })
}

async function audited(
  { db }: Db,
  { id, email }: Pick<Person, 'id' | 'email'>,
  { action, actor, now }: { action: AuditAction; actor: Actor; now: Instant },
  change: (db: Db['db']) => Promise<unknown>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const before = await change(transaction)
    await closeSessionsOf({ db: transaction }, id)
    await transaction
      .deleteFrom('sign_in_tokens')
      .where('person_id', '=', id)
      .where('kind', '=', 'second-factor')
      .execute()
    await recordAudit(
      transaction,
      actor,
      { action, subject: auditSubject.person(email), before },
      now,
    )
  })
}

/** Who works in the back office. */
export interface NewRole {
  email: string
  name: string
  role: PersonRole
  passwordHash: string
}

/**
 * An account with this role, made or changed. Anybody may have made the account before: it gets a
 * new password, which its owner must change, and every session and link of it ends, as do the
 * factors of whoever never showed that the address is theirs.
 */
export async function giveRole(
  { db }: Pick<Database, 'db'>,
  { email, name, role, passwordHash }: NewRole,
  actor: Actor,
  now: Instant,
): Promise<'made' | 'changed'> {
  return db.transaction().execute(async (transaction) => {
    const known = await personByEmail({ db: transaction }, email)
    if (known) {
      await transaction.updateTable('people').set({ role }).where('id', '=', known.id).execute()
      await changePassword({ db: transaction }, known.id, passwordHash, { mustChange: true })
      if (known.role === 'customer' && !known.isEmailVerified)
        await removeFactors(transaction, known.id)
    } else {
      const made = { email, name, role, passwordHash, mustChangePassword: true }
      await addPerson({ db: transaction }, made, now)
    }
    const before = known ? { role: known.role } : undefined
    const after = { role, ...(known && { password: 'changed' }) }
    const entry = {
      action: 'role-given',
      subject: auditSubject.person(email),
      before,
      after,
    } as const
    await recordAudit(transaction, actor, entry, now)
    return known ? 'changed' : 'made'
  })
}
