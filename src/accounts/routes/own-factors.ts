/** A person's own second factors: what their page shows, and what its forms do. */
import type { FastifyRequest } from 'fastify'
import { isStaffRole } from '../rules/staff.ts'
import { auditSubject, type AuditAction } from '../rules/audit.ts'
import { ACCOUNT_FIELDS, type FactorForm } from '../rules/account-fields.ts'
import { problemsOf, type SentFields, textIn } from '../rules/account-values.ts'
import { SECOND_FACTOR_MS } from '../rules/identity-limits.ts'
import type { SignedInPerson } from '../../site/person.ts'
import { type Problem, problem } from '../../site/problems.ts'
import type { Site } from '../../site/site.ts'
import { recordAudit } from '../store/audit-log.ts'
import type { Database } from '../../store/database.ts'
import { lockPassword } from '../store/password-lock.ts'
import {
  addPasskey,
  appOf,
  confirmApp,
  hasFactor,
  keepRecoveryCodes,
  MAX_PASSKEYS,
  removeFactor,
  secondFactorsOf,
  secretToConfirm,
} from '../store/second-factors.ts'
import { keepToken, takeToken } from '../store/sign-in-tokens.ts'
import type { ShownFactors } from '../pages/factor-forms.tsx'
import { factorMail, type FactorNews, shopOf } from './factor-mail.ts'
import { keepAccountMail, ownPassword } from './identity-parts.ts'
import {
  appLink,
  base32,
  newAppSecret,
  newRecoveryCodes,
  recoveryCodeHash,
  stepOfCode,
} from '../service/one-time-codes.ts'
import { askForNewPasskey, readNewPasskey, type RelyingParty } from './passkeys.ts'
import { hashOf, isSecretId, newSecretId } from '../service/passwords.ts'

type Person = Pick<SignedInPerson, 'id' | 'email' | 'name' | 'role'>

export async function shownFactors(
  store: Database,
  person: Person,
  party: RelyingParty,
  day: (instant: number) => string,
): Promise<ShownFactors> {
  const now = Date.now()
  const { appSince, passkeys, codes } = await secondFactorsOf(store, person.id)
  const fresh = newAppSecret()
  const secret =
    appSince === null ? await secretToConfirm(store, { personId: person.id, fresh, now }) : null
  return {
    appSince: appSince === null ? '' : day(appSince),
    setup: secret && (await setupOf(secret, person, party)),
    passkeys: passkeys.map(({ id, addedAt, usedAt }) => ({
      id,
      added: day(addedAt),
      used: usedAt === null ? '' : day(usedAt),
    })),
    newPasskey: passkeys.length < MAX_PASSKEYS ? await newPasskey() : null,
    codes,
  }

  /** The challenge waits in the store: it is good once. */
  async function newPasskey() {
    const { id, idHash } = newSecretId()
    const challenge = newSecretId().id
    await keepToken(store, {
      idHash,
      kind: 'new-passkey',
      personId: person.id,
      details: { challenge },
      expiresAt: now + SECOND_FACTOR_MS,
    })
    return { token: id, options: await askForNewPasskey(party, person, passkeys, challenge) }
  }
}

async function setupOf(secret: Buffer, { email }: Person, party: RelyingParty) {
  const link = appLink(secret, party.name, email)
  return { link, key: base32(secret), picture: await drawn(link) }
}

/** Drawn here, so that neither a script nor a stranger's server sees the secret. */
async function drawn(link: string): Promise<string> {
  const { encode } = await import('uqr')
  const { data, size } = encode(link, { border: 2 })
  const rows = data.map((row) => row.map((isDark) => (isDark ? '#' : ' ')).join(''))
  const bars = rows.flatMap((row, y) =>
    [...row.matchAll(/#+/g)].map(({ 0: bar, index }) => `M${index} ${y}h${bar.length}v1H${index}z`),
  )
  // Cameras want dark on light, whatever the colour scheme.
  const shapes = `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${bars.join('')}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">${shapes}</svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** Codes are told once, when they are made. */
export interface ChangedFactors {
  done: 'added' | 'removed' | 'codes'
  codes: string[]
}

type Outcome = ChangedFactors | Problem[]

interface FactorChange {
  person: Person
  form: FactorForm
  fields: SentFields
  party: RelyingParty
  request: FastifyRequest
  /** Where it is done, and where the site is. */
  site: Site
  publicUrl: URL
}

/** Every change asks for the password: whoever finds an open session must not lock its owner out. */
export async function changeFactors(
  store: Database,
  { person, form, fields, party, request, site, publicUrl }: FactorChange,
): Promise<Outcome> {
  const password = await ownPassword(store, person, fields, request)
  if (!password.ok) return problemsOf(password)
  const { passwordHash } = password.value
  const now = Date.now()
  const actor = { personId: person.id, email: person.email, address: request.ip }
  const changes: Record<FactorForm, () => Promise<Outcome>> = {
    async app() {
      const app = await appOf(store, person.id)
      const code = textIn(fields, ACCOUNT_FIELDS.code).replace(/\s/g, '')
      const step = app ? stepOfCode(app.secret, code, now) : null
      if (step === null) return [problem('factor-wrong', ACCOUNT_FIELDS.code)]
      return added('app', (db) => confirmApp({ db }, { personId: person.id, step, now }))
    },
    async passkey() {
      const token = textIn(fields, ACCOUNT_FIELDS.token)
      const idHash = isSecretId(token) ? hashOf(token) : ''
      const asked = await takeToken(store, { idHash, kind: 'new-passkey', now })
      const response = textIn(fields, ACCOUNT_FIELDS.response)
      const passkey =
        asked?.personId === person.id &&
        (await readNewPasskey(party, asked.details['challenge']!, response))
      if (!passkey) return [problem('passkey-refused')]
      return added('passkey', (db) => addPasskey({ db }, person.id, { ...passkey, addedAt: now }))
    },
    'no-app': () => removed({ app: true }),
    'no-passkey': () => removed({ passkey: textIn(fields, ACCOUNT_FIELDS.passkey) }),
    codes: () =>
      inTransaction(async (db) => {
        if (!hasFactor(await secondFactorsOf({ db }, person.id))) return [problem('already-done')]
        await record(db, 'recovery-codes-made')
        await tell(db, 'codes-made')
        return { done: 'codes', codes: await makeCodes(db) }
      }),
  }
  return changes[form]()

  /** Nothing changes by a password that was changed while it was checked. */
  function inTransaction(change: (db: Database['db']) => Promise<Outcome>): Promise<Outcome> {
    return store.db
      .transaction()
      .execute(async (db) =>
        (await lockPassword(db, person.id, passwordHash))
          ? change(db)
          : [problem('password-wrong', ACCOUNT_FIELDS.password)],
      )
  }

  /** With the first factor come the codes for the day when it is lost. */
  async function added(factor: string, add: (db: Database['db']) => Promise<boolean>) {
    return inTransaction(async (db) => {
      if (!(await add(db))) return [problem('already-done')]
      await record(db, 'factor-added', { factor })
      await tell(db, 'factor-added')
      const { codes } = await secondFactorsOf({ db }, person.id)
      return { done: 'added', codes: codes === 0 ? await makeCodes(db) : [] }
    })
  }

  async function removed(factor: Parameters<typeof removeFactor>[2]) {
    return inTransaction(async (db) => {
      if (!(await removeFactor({ db }, person.id, factor))) return [problem('already-done')]
      await record(db, 'factor-removed', { factor: 'app' in factor ? 'app' : 'passkey' })
      await tell(db, 'factor-removed')
      return { done: 'removed', codes: [] }
    })
  }

  async function makeCodes(db: Database['db']): Promise<string[]> {
    const codes = newRecoveryCodes()
    await keepRecoveryCodes({ db }, person.id, codes.map(recoveryCodeHash))
    return codes
  }

  /** Whoever did not do it learns of it, in the same transaction. */
  async function tell(db: Database['db'], kind: FactorNews) {
    await keepAccountMail({ db }, person, factorMail(kind, person, site, publicUrl), shopOf(site))
  }

  /** The log is the back office's: what travellers do to their own accounts is not in it. */
  async function record(db: Database['db'], action: AuditAction, after?: object) {
    if (!isStaffRole(person.role)) return
    const subject = auditSubject.person(person.email)
    await recordAudit(db, actor, { action, subject, after }, now)
  }
}
