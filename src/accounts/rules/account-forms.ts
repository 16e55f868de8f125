/** The forms to register and to sign in, each read whole: every problem at once. */
import { type Read, readable, unreadable } from '../../site/problems.ts'
import { ACCOUNT_FIELDS } from './account-fields.ts'
import {
  problemsOf,
  readEmail,
  readName,
  readNewPassword,
  readPassword,
  type SentFields,
} from './account-values.ts'

export interface Registration {
  name: string
  email: string
  password: string
}

export function readRegistration(fields: SentFields): Read<Registration> {
  const name = readName(fields, ACCOUNT_FIELDS.name)
  const email = readEmail(fields, ACCOUNT_FIELDS.email)
  const password = readNewPassword(fields, ACCOUNT_FIELDS.password, email.ok ? email.value : '')
  return name.ok && email.ok && password.ok
    ? readable({ name: name.value, email: email.value, password: password.value })
    : unreadable(problemsOf(name, email, password))
}

export interface SignIn {
  email: string
  password: string
}

export function readSignIn(fields: SentFields): Read<SignIn> {
  const email = readEmail(fields, ACCOUNT_FIELDS.email)
  const password = readPassword(fields, ACCOUNT_FIELDS.password)
  return email.ok && password.ok
    ? readable({ email: email.value, password: password.value })
    : unreadable(problemsOf(email, password))
}
