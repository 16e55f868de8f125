/** The account page and its forms. All of them come to one address and say which they are. */
import { ACCOUNT_FIELDS, type AccountForm, accountFormOf } from '../rules/account-fields.ts'
import { withBack } from '../rules/back-field.ts'
import {
  problemsOf,
  readEmail,
  readName,
  readNewPassword,
  type SentFields,
  textIn,
} from '../rules/account-values.ts'
import type { SignedInPerson } from '../../site/person.ts'
import { pathOf } from '../../site/routes.ts'
import { ACCOUNT_NOTICES, AccountPage, type AccountPageProps } from '../pages/account-page.tsx'
import {
  changeFavourites,
  favouritesOf,
} from '../../products/hotels/favourites/store/favourites.ts'
import { Failure } from '../../http/failures.tsx'
import { favouriteHotels } from '../../products/hotels/favourites/routes/favourites.ts'
import { statusOf } from '../../http/http-statuses.ts'
import type { Handler, Visit } from '../../http/visit.ts'
import { CONFIRM_LINK_MS } from '../rules/identity-limits.ts'
import { readHotelIds } from '../../products/hotels/favourites/rules/favourite-changes.ts'
import { type Problem, problem } from '../../site/problems.ts'
import { changeName, changePassword, changePicture, personByEmail } from '../store/people.ts'
import { siteAddress } from '../../mail/site-address.ts'
import { accountFile, type AccountFile } from './account-export.ts'
import { mayTry } from './attempts.ts'
import { sendVerification } from './email-change.tsx'
import { hashPassword, inConstantTime } from '../service/passwords.ts'
import { accountHead, type IdentityParts, keepAccountMail, ownPassword } from './identity-parts.ts'
import { newMailLink } from './mail-links.ts'
import { pictureIn } from './picture-upload.ts'
import { forgetPerson } from '../store/people-data.ts'

export function showAccount(parts: IdentityParts): Handler {
  return async (visit) => {
    const person = await parts.signedIn.now(visit.reply)
    if (!person) return askToSignIn(visit)
    const notice = ACCOUNT_NOTICES.find((each) => each === visit.query['saved']) ?? null
    return accountPage(parts, visit, person, { notice })
  }
}

export function changeAccount(parts: IdentityParts): Handler {
  const changes = { ...accountChanges(parts), delete: deleteAccount(parts) }
  return async (visit) => {
    const person = await parts.signedIn.now(visit.reply)
    if (!person) return askToSignIn(visit)
    const fields = (visit.body ?? {}) as SentFields
    const form = accountFormOf(fields[ACCOUNT_FIELDS.form])
    if (!form) throw new Failure('field-unreadable')
    const outcome = await changes[form]({ person, fields, visit })
    if (typeof outcome === 'string') return visit.redirect(outcome, 303)
    if ('json' in outcome) return sendFile(visit, outcome)
    if (!visit.wantsPage) return visit.problems(outcome)
    const values = {
      name: form === 'name' ? textIn(fields, ACCOUNT_FIELDS.name) : person.name,
      email: textIn(fields, ACCOUNT_FIELDS.email),
    }
    return accountPage(parts, visit, person, { failed: form, problems: outcome, values })
  }
}

export function askToSignIn(visit: Visit) {
  const { site, redirect } = visit
  return redirect(withBack(pathOf(site, 'signIn'), pathOf(site, 'account')), 303)
}

function sendFile({ reply }: Visit, { name, json }: AccountFile) {
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('application/json; charset=utf-8')
    .send(json)
}

async function accountPage(
  { store, memory }: IdentityParts,
  visit: Visit,
  person: SignedInPerson,
  state: Partial<AccountPageProps>,
) {
  const at = Date.now()
  const liked = await favouritesOf(store(), person.id)
  visit.reply.request.favourites = { ids: liked, at }
  const props: AccountPageProps = {
    email: person.email,
    isEmailVerified: person.isEmailVerified,
    favourites: favouriteHotels(memory, visit.site, liked),
    hasPicture: person.pictureHash !== null,
    values: { name: person.name, email: '' },
    notice: null,
    failed: null,
    problems: [],
    ...state,
  }
  const [first] = props.problems
  return visit.page(
    <AccountPage {...props} />,
    accountHead(visit, 'your'),
    first && statusOf(first.code),
  )
}

/** Deleting an account: with the password and a tick, at once and for good. */
function deleteAccount({ store, signedIn }: IdentityParts) {
  return async ({ person, fields, visit }: AccountChange): Promise<ChangeOutcome> => {
    const { site, reply } = visit
    const isConfirmed = fields[ACCOUNT_FIELDS.confirmed] === 'yes'
    const password = await ownPassword(store(), person, fields, reply.request)
    if (!password.ok || !isConfirmed)
      return [
        ...problemsOf(password),
        ...(isConfirmed ? [] : [problem('delete-not-confirmed', ACCOUNT_FIELDS.confirmed)]),
      ]
    await forgetPerson(store(), person.id)
    await signedIn.closeAll(person.id)
    await signedIn.close(reply)
    const mail = { kind: 'account-deleted', name: person.name } as const
    await keepAccountMail(store(), { email: person.email, id: null }, mail, site)
    return `${pathOf(site, 'signIn')}?done=deleted`
  }
}

/** What each form of the account page does: where to go next, or what is wrong. */
interface AccountChange {
  person: SignedInPerson
  fields: SentFields
  visit: Visit
}

/** The address to go to, a file to take along, or the problems. */
type ChangeOutcome = string | AccountFile | Problem[]

type Changes = Record<
  Exclude<AccountForm, 'delete'>,
  (change: AccountChange) => Promise<ChangeOutcome>
>

function accountChanges(parts: IdentityParts): Changes {
  const { store, signedIn, publicUrl } = parts
  return {
    async name({ person, fields, visit }) {
      const read = readName(fields, ACCOUNT_FIELDS.name)
      if (!read.ok) return read.problems
      await changeName(store(), person.id, read.value)
      return saved(visit, 'name')
    },

    async picture({ person, fields, visit }) {
      const picture = await pictureIn(fields)
      if (!picture) return [problem('picture-unreadable', ACCOUNT_FIELDS.picture)]
      await changePicture(store(), person.id, picture)
      return saved(visit, 'picture')
    },

    async 'no-picture'({ person, visit }) {
      await changePicture(store(), person.id, null)
      return saved(visit, 'picture')
    },

    async email({ person, fields, visit }) {
      const email = readEmail(fields, ACCOUNT_FIELDS.email)
      const password = await ownPassword(store(), person, fields, visit.reply.request)
      if (!email.ok || !password.ok) return problemsOf(email, password)
      if (email.value === person.email) return saved(visit, 'email')
      if (!(await mayTry(store(), 'email-change-of-account', String(person.id))))
        return [problem('too-many-requests')]
      await inConstantTime(() => offerEmail(person, email.value, visit))
      return saved(visit, 'email')
    },

    async verification({ person, visit }) {
      if (person.isEmailVerified) return saved(visit, 'verified')
      const { ip } = visit.reply.request
      const tries = [
        await mayTry(store(), 'mail-from-address', ip),
        await mayTry(store(), 'mail-to-recipient', person.email),
      ]
      if (!tries.every(Boolean)) return [problem('too-many-requests')]
      await sendVerification(parts, visit.site, person)
      return saved(visit, 'verification')
    },

    async password({ person, fields, visit }) {
      const wanted = readNewPassword(fields, ACCOUNT_FIELDS.newPassword, person.email)
      const password = await ownPassword(store(), person, fields, visit.reply.request)
      if (!wanted.ok || !password.ok) return problemsOf(password, wanted)
      const { site, reply } = visit
      const passwordHash = await hashPassword(wanted.value)
      const insteadOf = password.value.passwordHash
      if (!(await changePassword(store(), person.id, passwordHash, { insteadOf })))
        return [problem('password-wrong', ACCOUNT_FIELDS.password)]
      await signedIn.closeAll(person.id)
      await signedIn.open(reply, { ...person, passwordHash })
      const link = siteAddress(site, pathOf(site, 'passwordReset'), publicUrl)
      const mail = { kind: 'password-changed', name: person.name, link } as const
      await keepAccountMail(store(), person, mail, site)
      return saved(visit, 'password')
    },

    async sessions({ person, visit }) {
      await signedIn.keepOnly(visit.reply, person)
      return saved(visit, 'sessions')
    },

    async 'no-favourite'({ person, fields, visit }) {
      const removed = readHotelIds([Number(textIn(fields, ACCOUNT_FIELDS.hotel))])
      if (!removed) throw new Failure('field-unreadable')
      await changeFavourites(store(), person.id, { added: [], removed }, Date.now())
      return saved(visit, 'favourite')
    },

    async export({ person, fields, visit }) {
      const password = await ownPassword(store(), person, fields, visit.reply.request)
      return password.ok ? accountFile(store(), person.id) : password.problems
    },
  }

  /**
   * The new address is confirmed by its mail; if it is somebody's already, they learn of it there.
   * The old address is told either way, or its owner would learn whose the new one is.
   */
  async function offerEmail(person: SignedInPerson, email: string, { site }: Visit) {
    const { id, name } = person
    const asked = { site, publicUrl, personId: id, details: { email }, lastsMs: CONFIRM_LINK_MS }
    const route = 'emailChange'
    const stop = await newMailLink(store(), { ...asked, route, kind: 'email-change-stop' })
    const told = { kind: 'email-change-asked', name, email, link: stop } as const
    await keepAccountMail(store(), person, told, site)
    if (!(await mayTry(store(), 'mail-to-recipient', email))) return
    const other = await personByEmail(store(), email)
    if (other) {
      const link = siteAddress(site, pathOf(site, 'signIn'), publicUrl)
      const mail = { kind: 'already-registered', name: other.name, link } as const
      return keepAccountMail(store(), other, mail, site)
    }
    const link = await newMailLink(store(), { ...asked, route, kind: 'email-change' })
    await keepAccountMail(store(), { email, id }, { kind: 'email-change', name, link }, site)
  }
}

function saved({ site }: Visit, what: string): string {
  return `${pathOf(site, 'account')}?saved=${what}`
}
