/** What a form that failed sends once more, when its visitor asks for it. */
import { ACCOUNT_FIELDS } from '../../accounts/rules/account-fields.ts'
import { CARD_FIELDS, fieldsOf } from '../../booking/routes/checkout-values.ts'
import { CSRF_FIELD } from '../../ui/form/csrf-field.tsx'

const PASSWORDS: ReadonlySet<string> = new Set([
  ACCOUNT_FIELDS.password,
  ACCOUNT_FIELDS.newPassword,
  ACCOUNT_FIELDS.code,
  ACCOUNT_FIELDS.response,
])

/** More than any form of ours has. */
const MAX_SENT_AGAIN = 500

/** A whole form as it was sent, without its token, secrets and files; null for none of ours. */
export function fieldsToSendAgain(body: unknown): [name: string, value: string][] | null {
  const fields = Object.entries(fieldsOf(body))
    .filter(([name]) => !CARD_FIELDS.has(name) && !PASSWORDS.has(name) && name !== CSRF_FIELD)
    .flatMap(([name, sent]) => [sent].flat().map((value: unknown) => [name, value] as const))
    .filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return fields.length > MAX_SENT_AGAIN ? null : fields
}
