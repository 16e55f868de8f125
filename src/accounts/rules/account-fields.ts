import { BACK_FIELD } from './back-field.ts'
import { type Read, readable, unreadable } from '../../site/problems.ts'
import {
  problemsOf,
  readEmail,
  readName,
  readNewPassword,
  readPassword,
  type SentFields,
} from './account-values.ts'

/** Names of the fields in the account's forms. Browsers and password managers know some of them. */
export const ACCOUNT_FIELDS = {
  name: 'name',
  email: 'email',
  password: 'password',
  newPassword: 'new_password',
  token: 'token',
  /** Where to go afterwards. */
  back: BACK_FIELD,
  /** Which form of the account page was sent. */
  form: 'form',
  confirmed: 'confirmed',
  picture: 'picture',
  hotel: 'hotel',
  /** Of an app, or a recovery code. */
  code: 'code',
  /** What a passkey signed, as JSON. */
  response: 'response',
  passkey: 'passkey',
} as const

const ACCOUNT_FORMS = [
  'name',
  'picture',
  'no-picture',
  'email',
  'verification',
  'password',
  'sessions',
  'no-favourite',
  'export',
  'delete',
] as const

export type AccountForm = (typeof ACCOUNT_FORMS)[number]

export function accountFormOf(sent: unknown): AccountForm | null {
  return ACCOUNT_FORMS.find((form) => form === sent) ?? null
}

/** The forms of the page of second factors. */
const FACTOR_FORMS = ['app', 'no-app', 'passkey', 'no-passkey', 'codes'] as const

export type FactorForm = (typeof FACTOR_FORMS)[number]

export function factorFormOf(sent: unknown): FactorForm | null {
  return FACTOR_FORMS.find((form) => form === sent) ?? null
}

/** The forms to register and to sign in, each read whole: every problem at once. */
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
