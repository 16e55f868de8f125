/** What the handlers of accounts work with, and the one way in which they write a mail. */
import type { Site } from '../../site/site.ts'
import type { Database } from '../../store/database.ts'
import { keepMail } from '../../mail/outgoing-mail.ts'
import { type AccountMail, accountMail } from './account-mail.ts'
import type { SearchMemory } from '../../products/hotels/service/search-memory.ts'
import type { WaitingSignIns } from './second-factor.ts'
import type { SignedIn } from './signed-in.ts'
import { brandOf } from '../../site/brands.ts'
import type { PageHead } from '../../rendering/routes/document.ts'
import { pathWithin, type Visit } from '../../http/visit.ts'
import { ACCOUNT_FIELDS } from '../rules/account-fields.ts'
import { BACK_FIELD } from '../rules/back-field.ts'
import { readPassword, type SentFields } from '../rules/account-values.ts'
import type { FastifyRequest } from 'fastify'
import type { SignedInPerson } from '../../site/person.ts'
import { problem, type Read, readable, unreadable } from '../../site/problems.ts'
import { type Person, personById } from '../store/people.ts'
import { logSecurity } from '../../http/security-events.ts'
import { mayTryPassword, passwordWasRight } from './attempts.ts'
import { passwordMatches } from '../service/passwords.ts'

export interface IdentityParts {
  store: () => Database
  memory: () => SearchMemory
  signedIn: SignedIn
  /** Sign-ins whose password was right. */
  waiting: WaitingSignIns
  publicUrl: URL
  /** Without a mail server nobody could follow a link, so none is asked for where it can be done without. */
  canMail: boolean
}

/** To an address, about the account of a person, if it is about one. */
export async function keepAccountMail(
  store: Pick<Database, 'db'>,
  { email, id }: { email: string; id: number | null },
  mail: AccountMail,
  site: Site,
): Promise<void> {
  const link = 'link' in mail && typeof mail.link !== 'string' ? mail.link : undefined
  const written = { recipient: email, personId: id, ...accountMail(mail, site), link }
  await keepMail(store, written, Date.now())
}

/** Titles of the account's pages. None is meant to be found by search engines. */
export type AccountPageName =
  | 'sign-in'
  | 'second-factor'
  | 'register'
  | 'reset'
  | 'your'
  | 'factors'
  | 'confirm-email'

export function accountHead(
  { site, text }: Pick<Visit, 'site' | 'text'>,
  name: AccountPageName,
): PageHead {
  const title = text(`account.${name}.title`)
  const brand = brandOf(site).name
  return { title: `${title} · ${brand}`, description: text('account.description', { brand }) }
}

// Where somebody wants to be once they are signed in, as the form or the address says it.

/** No page of ours has a longer address, and mails that anybody can cause should stay small. */
const LONGEST_BACK = 2000

/** Empty for nowhere in particular, which is also where other hosts are. */
export function backOf({ query, body }: Pick<Visit, 'query' | 'body'>): string {
  const back = pathWithin(((body ?? query) as SentFields)[BACK_FIELD]) ?? ''
  return back.length <= LONGEST_BACK ? back : ''
}

/**
 * The current password, asked for before anything that could take an account away. What is answered
 * tells which one was right: whatever comes after may find another.
 */
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
