/** Who works in the back office. */
import type { PersonRole } from '../../site/person.ts'
import { auditSubject } from '../../accounts/rules/audit.ts'
import { type Actor, recordAudit } from '../../accounts/store/audit-log.ts'
import type { Database } from '../../store/database.ts'
import { addPerson, changePassword, personByEmail } from '../../accounts/store/people.ts'
import { removeFactors } from '../../accounts/store/second-factors.ts'
import type { Instant } from '../../store/tables.ts'

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
