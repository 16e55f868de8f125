/**
 * The step between the right password and the session. What waits there is a row that works once,
 * for ten minutes, and not a session: it opens nothing, and goes when the password changes.
 */
import type { FastifyReply } from 'fastify'
import { ACCOUNT_FIELDS } from '../rules/account-fields.ts'
import { type SentFields, textIn } from '../rules/account-values.ts'
import { SECOND_FACTOR_MS } from '../rules/identity-limits.ts'
import { problem, type Read, readable, unreadable } from '../../site/problems.ts'
import { hostCookie } from '../../ui/rules/stored-data.ts'
import type { Database } from '../../store/database.ts'
import { type Person, personById } from '../store/people.ts'
import {
  appOf,
  hasFactor,
  passkeyUsed,
  secondFactorsOf,
  takeRecoveryCode,
  useStep,
} from '../store/second-factors.ts'
import type { SessionScope } from '../store/sessions.ts'
import { keepToken, readToken, takeToken } from '../store/sign-in-tokens.ts'
import { codeWasRight, mayTryCode } from './attempts.ts'
import { recoveryCodeHash, stepOfCode } from '../service/one-time-codes.ts'
import { checkPasskey, type RelyingParty } from './passkeys.ts'
import { hashOf, isSecretId, newSecretId } from '../service/passwords.ts'

export interface WaitingSignIn {
  person: Person
  /** What a passkey is to sign. */
  challenge: string
}

export interface WaitingSignIns {
  /** Null for whoever signs in with the password alone. */
  begin: (
    reply: FastifyReply,
    person: Pick<Person, 'id' | 'passwordHash'>,
  ) => Promise<'waits' | null>
  find: (reply: FastifyReply) => Promise<WaitingSignIn | null>
  /** False when another request was quicker. */
  finish: (reply: FastifyReply) => Promise<boolean>
}

export function waitingSignIns(
  store: () => Database,
  isSecure: boolean,
  scope: SessionScope,
): WaitingSignIns {
  const name = hostCookie('second-factor', isSecure)
  const options = { path: '/', sameSite: 'strict', secure: isSecure, httpOnly: true } as const
  const asked = (reply: FastifyReply) => {
    const id = reply.request.cookies[name]
    return {
      idHash: isSecretId(id) ? hashOf(id) : '',
      kind: 'second-factor',
      now: Date.now(),
    } as const
  }
  return {
    async begin(reply, { id: personId, passwordHash }) {
      if (!hasFactor(await secondFactorsOf(store(), personId))) return null
      const { id, idHash } = newSecretId()
      const challenge = newSecretId().id
      const details = { scope, challenge, passwordHash: passwordHash ?? '' }
      const expiresAt = Date.now() + SECOND_FACTOR_MS
      await keepToken(store(), { idHash, kind: 'second-factor', personId, details, expiresAt })
      reply.setCookie(name, id, { ...options, maxAge: SECOND_FACTOR_MS / 1_000 })
      return 'waits'
    },
    async find(reply) {
      const token = await readToken(store(), asked(reply))
      if (!token?.personId || token.details['scope'] !== scope) return null
      const person = await personById(store(), token.personId)
      // It may have been written just after a change of password, which deletes all of them.
      if (person?.passwordHash !== token.details['passwordHash']) return null
      return person ? { person, challenge: token.details['challenge']! } : null
    },
    async finish(reply) {
      reply.clearCookie(name, options)
      return (await takeToken(store(), asked(reply))) !== null
    },
  }
}

export type UsedFactor = 'app' | 'passkey' | 'recovery-code'

/** Which factor was proved by what a form sent, or what is wrong. Whatever proved it is used up. */
export async function checkSecondFactor(
  store: Database,
  { person: { id, email }, challenge }: WaitingSignIn,
  fields: SentFields,
  { address, party }: { address: string; party: RelyingParty },
): Promise<Read<UsedFactor>> {
  const code = textIn(fields, ACCOUNT_FIELDS.code).replace(/\s/g, '')
  const response = textIn(fields, ACCOUNT_FIELDS.response)
  if (code === '' && response === '')
    return unreadable([problem('field-missing', ACCOUNT_FIELDS.code)])
  if (!(await mayTryCode(store, { email, address })))
    return unreadable([problem('too-many-requests')])
  const used = response !== '' ? await passkey() : await app()
  if (!used)
    return unreadable([
      response === '' ? problem('factor-wrong', ACCOUNT_FIELDS.code) : problem('passkey-refused'),
    ])
  await codeWasRight(store, email)
  return readable(used)

  async function passkey(): Promise<UsedFactor | null> {
    const { passkeys } = await secondFactorsOf(store, id)
    const signed = await checkPasskey(party, passkeys, challenge, response)
    return signed && (await passkeyUsed(store, { ...signed, now: Date.now() })) ? 'passkey' : null
  }

  async function app(): Promise<UsedFactor | null> {
    if (!APP_CODE.test(code))
      return (await takeRecoveryCode(store, id, recoveryCodeHash(code))) ? 'recovery-code' : null
    const known = await appOf(store, id)
    const step = known?.isConfirmed ? stepOfCode(known.secret, code, Date.now()) : null
    return step !== null && (await useStep(store, id, step)) ? 'app' : null
  }
}

const APP_CODE = /^\d{6}$/
