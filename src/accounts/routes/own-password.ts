/**
 * The current password, asked for before anything that could take an account away. What is answered
 * tells which one was right: whatever comes after may find another.
 */
import type { FastifyRequest } from 'fastify'
import { ACCOUNT_FIELDS } from '../rules/account-fields.ts'
import { readPassword, type SentFields } from '../rules/account-values.ts'
import type { SignedInPerson } from '../../site/person.ts'
import { problem, type Read, readable, unreadable } from '../../site/problems.ts'
import type { Database } from '../../store/database.ts'
import { type Person, personById } from '../store/people.ts'
import { logSecurity } from '../../http/security-events.ts'
import { mayTryPassword, passwordWasRight } from './attempts.ts'
import { passwordMatches } from './passwords.ts'

export async function ownPassword(
  store: Database,
  { id, email }: Pick<SignedInPerson, 'id' | 'email'>,
  fields: SentFields,
  request: FastifyRequest,
): Promise<Read<Pick<Person, 'passwordHash'>>> {
  const read = readPassword(fields, ACCOUNT_FIELDS.password)
  if (!read.ok) return read
  if (!(await mayTryPassword(store, { email, address: request.ip }))) {
    logSecurity(request, 'too-many-passwords', id)
    return unreadable([problem('too-many-requests', ACCOUNT_FIELDS.password)])
  }
  const person = await personById(store, id)
  const isRight = await passwordMatches(person?.passwordHash ?? null, read.value)
  if (!person || !isRight) {
    logSecurity(request, 'password-refused', id)
    return unreadable([problem('password-wrong', ACCOUNT_FIELDS.password)])
  }
  await passwordWasRight(store, email)
  return readable(person)
}
