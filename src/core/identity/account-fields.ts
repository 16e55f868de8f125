import { BACK_FIELD } from './back-field.ts'

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
} as const

export const ACCOUNT_FORMS = [
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
