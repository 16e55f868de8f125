/** The account page and its forms. All of them come to one address and say which they are. */
import { ACCOUNT_FIELDS, accountFormOf } from '../rules/account-fields.ts'
import { type SentFields, textIn } from '../rules/account-values.ts'
import { withBack } from '../rules/back-field.ts'
import type { SignedInPerson } from '../../site/person.ts'
import { pathOf } from '../../site/routes.ts'
import { ACCOUNT_NOTICES, AccountPage, type AccountPageProps } from '../pages/account-page.tsx'
import { favouritesOf } from '../../products/hotels/favourites/store/favourites.ts'
import { Failure } from '../../http/failures.tsx'
import { favouriteHotels } from '../../products/hotels/favourites/routes/favourite-hotels.ts'
import { statusOf } from '../../http/http-statuses.ts'
import type { Handler, Visit } from '../../http/visit.ts'
import { accountChanges } from './account-changes.ts'
import type { AccountFile } from './account-export.ts'
import { accountHead } from './account-head.ts'
import { deleteAccount } from './delete-account.ts'
import type { IdentityParts } from './identity-parts.ts'

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
