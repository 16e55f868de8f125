/** Whether something may be tried once more, by account and by address. Asking counts. */
import { createHash } from 'node:crypto'
import {
  CODES_PER_ACCOUNT,
  EMAIL_CHANGES_PER_ACCOUNT,
  MAILS_PER_ADDRESS,
  MAILS_PER_RECIPIENT,
  PASSWORDS_PER_ACCOUNT,
  PASSWORDS_PER_ADDRESS,
} from '../rules/identity-limits.ts'
import type { Database } from '../../store/database.ts'
import { countAttempt, forgetAttempts } from '../store/sessions.ts'
import { networkOf } from '../../http/network.ts'

const LIMITS = {
  'password-of-account': PASSWORDS_PER_ACCOUNT,
  'password-from-address': PASSWORDS_PER_ADDRESS,
  'code-of-account': CODES_PER_ACCOUNT,
  'mail-to-recipient': MAILS_PER_RECIPIENT,
  'mail-from-address': MAILS_PER_ADDRESS,
  'email-change-of-account': EMAIL_CHANGES_PER_ACCOUNT,
}

type Attempt = keyof typeof LIMITS

export async function mayTry(store: Database, attempt: Attempt, who: string): Promise<boolean> {
  const { most, windowMs } = LIMITS[attempt]
  // Whoever has one address of the newer kind has as many as they like.
  const counted = attempt.endsWith('-from-address') ? networkOf(who) : who
  const key = keyOf(attempt, counted)
  return (await countAttempt(store, { key, windowMs, now: Date.now() })) <= most
}

/** A password: both the account and the address must have tries left. */
export async function mayTryPassword(
  store: Database,
  { email, address }: { email: string; address: string },
): Promise<boolean> {
  const tries = [
    await mayTry(store, 'password-from-address', address),
    await mayTry(store, 'password-of-account', email),
  ]
  return tries.every(Boolean)
}

/** The right password makes the wrong ones before it good. */
export async function passwordWasRight(store: Database, email: string): Promise<void> {
  await forgetAttempts(store, keyOf('password-of-account', email))
}

/** A second factor, whoever has got that far. */
export async function mayTryCode(
  store: Database,
  { email, address }: { email: string; address: string },
): Promise<boolean> {
  const tries = [
    await mayTry(store, 'password-from-address', address),
    await mayTry(store, 'code-of-account', email),
  ]
  return tries.every(Boolean)
}

export async function codeWasRight(store: Database, email: string): Promise<void> {
  await forgetAttempts(store, keyOf('code-of-account', email))
}

/** Hashed: a list of addresses that somebody typed is nothing to keep. */
function keyOf(attempt: Attempt, who: string): string {
  return createHash('sha256').update(`${attempt} ${who}`).digest('base64url')
}
