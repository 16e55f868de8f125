/** Gives somebody a role in the back office, with a password that is told once. */
import { randomInt } from 'node:crypto'
import { readEmail } from '../../core/identity/account-values.ts'
import type { PersonRole } from '../../core/identity/person.ts'
import { giveRole } from '../../storage/admin-staff.ts'
import type { Database } from '../../storage/database.ts'
import { hashPassword } from '../identity/passwords.ts'

export interface AskedRole {
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
  { email: typed, role }: AskedRole,
  now: number,
): Promise<GivenRole | null> {
  const read = readEmail({ email: typed }, 'email')
  if (!read.ok) return null
  const email = read.value
  const password = generatedPassword()
  const passwordHash = await hashPassword(password)
  const [name = email] = email.split('@')
  const outcome = await giveRole(database, { email, name, role, passwordHash }, COMMAND, now)
  return { email, outcome, password }
}

/** Without letters that are taken for each other; 100 bits. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

function generatedPassword(): string {
  const letters = Array.from({ length: 20 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return letters.replace(/.{5}(?=.)/g, '$&-')
}
