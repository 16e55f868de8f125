/** Who works in the back office. */
import type { PersonRole } from '../core/identity/person.ts'
import { auditSubject } from '../core/admin/audit.ts'
import { type Actor, recordAudit } from './audit-log.ts'
import type { Database } from './database.ts'
import { addPerson, personByEmail } from './people.ts'
import { closeSessionsOf } from './sessions.ts'
import type { Instant } from './tables.ts'

export interface NewRole {
  email: string
  name: string
  role: PersonRole
  /** Null keeps the password of an account that is there. */
  passwordHash: string | null
}

/** An account with this role, made or changed; its sessions end when its password changes. */
export async function giveRole(
  { db }: Pick<Database, 'db'>,
  { email, name, role, passwordHash }: NewRole,
  actor: Actor,
  now: Instant,
): Promise<'made' | 'changed'> {
  return db.transaction().execute(async (transaction) => {
    const known = await personByEmail({ db: transaction }, email)
    if (known) {
      await transaction
        .updateTable('people')
        .set({ role, ...(passwordHash && { password_hash: passwordHash }) })
        .where('id', '=', known.id)
        .execute()
      if (passwordHash) await closeSessionsOf({ db: transaction }, known.id)
    } else {
      if (!passwordHash) throw new Error('A new account needs a password')
      await addPerson({ db: transaction }, { email, name, role, passwordHash }, now)
    }
    const before = known ? { role: known.role } : undefined
    const after = { role, ...(passwordHash && known && { password: 'changed' }) }
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
