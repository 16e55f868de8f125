/** Gives somebody a role in the back office, with a password that is told once. */
import { readEmail } from '../../accounts/rules/account-values.ts'
import type { PersonRole } from '../../site/person.ts'
import { forgetFactors, giveRole } from '../store/admin-people.ts'
import type { Database } from '../../store/database.ts'
import { personByEmail } from '../../accounts/store/people.ts'
import { hashPassword, typedSecret } from '../../accounts/service/passwords.ts'

export interface RoleRequest {
  email: string
  role: PersonRole
}

export interface GivenRole {
  email: string
  outcome: 'made' | 'changed'
  password: string
}

/** Whoever runs a command on the server is trusted, and named like this in the log. */
const COMMAND = { personId: null, email: 'command', address: 'localhost' }

/** Null when the address is none. */
export async function makeStaff(
  database: Database,
  { email: typed, role }: RoleRequest,
  now: number,
): Promise<GivenRole | null> {
  const read = readEmail({ email: typed }, 'email')
  if (!read.ok) return null
  const email = read.value
  const password = typedSecret(4, 5)
  const passwordHash = await hashPassword(password)
  const [name = email] = email.split('@')
  const outcome = await giveRole(database, { email, name, role, passwordHash }, COMMAND, now)
  return { email, outcome, password }
}

/** For whoever has lost them, when nobody in the back office can help; false without an account. */
export async function forgetFactorsOf(
  database: Database,
  email: string,
  now: number,
): Promise<boolean> {
  const person = await personByEmail(database, email)
  if (person) await forgetFactors(database, person, COMMAND, now)
  return person !== undefined
}
