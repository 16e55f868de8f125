/** People as the back office sees them: who they are, how they sign in, and what ends that. */
import { auditSubject, type AuditAction } from '../../accounts/rules/audit.ts'
import type { PersonRole } from '../../site/person.ts'
import { type Actor, recordAudit } from '../../accounts/store/audit-log.ts'
import type { Database } from '../../store/database.ts'
import { keepMail, type MailToSend } from '../../mail/outgoing-mail.ts'
import type { Person } from '../../accounts/store/people.ts'
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
