/** A traveller's page of second factors. */
import { ACCOUNT_FIELDS, factorFormOf } from '../rules/account-fields.ts'
import type { SentFields } from '../rules/account-values.ts'
import type { SignedInPerson } from '../../site/person.ts'
import { pathOf } from '../../site/routes.ts'
import { FACTOR_NOTICES, FactorsPage, type FactorsPageProps } from '../pages/factors-page.tsx'
import { momentsOn } from '../../site/text/moments.ts'
import { Failure } from '../../http/failures.tsx'
import { statusOf } from '../../http/http-statuses.ts'
import type { Handler, Visit } from '../../http/visit.ts'
import { accountHead, type IdentityParts } from './identity-parts.ts'
import { askToSignIn } from './account.tsx'
import { changeFactors, shownFactors } from './own-factors.ts'
import { partyOf } from './sign-in.tsx'

export function showFactors(parts: IdentityParts): Handler {
  return async (visit) => {
    const person = await parts.signedIn.now(visit.reply)
    if (!person) return askToSignIn(visit)
    const notice = FACTOR_NOTICES.find((each) => each === visit.query['done']) ?? null
    return factorsPage(parts, visit, person, { notice })
  }
}

export function changeOwnFactors(parts: IdentityParts): Handler {
  const { store, signedIn, publicUrl } = parts
  return async (visit) => {
    const { reply, site, redirect, wantsPage } = visit
    const person = await signedIn.now(reply)
    if (!person) return askToSignIn(visit)
    const fields = (visit.body ?? {}) as SentFields
    const form = factorFormOf(fields[ACCOUNT_FIELDS.form])
    if (!form) throw new Failure('field-unreadable')
    const party = partyOf(parts, visit)
    const asked = { person, form, fields, party, request: reply.request, site, publicUrl }
    const changed = await changeFactors(store(), asked)
    if (Array.isArray(changed))
      return wantsPage
        ? factorsPage(parts, visit, person, { failed: form, problems: changed })
        : visit.problems(changed)
    if (changed.done === 'added') {
      // Whoever came in with the password alone comes in no longer.
      if (!(await signedIn.keepOnly(reply, person))) return askToSignIn(visit)
    }
    if (changed.codes.length > 0)
      return factorsPage(parts, visit, person, { factors: null, codes: changed.codes })
    return redirect(`${pathOf(site, 'accountFactors')}?done=${changed.done}`, 303)
  }
}

async function factorsPage(
  parts: IdentityParts,
  visit: Visit,
  person: SignedInPerson,
  state: Partial<FactorsPageProps>,
) {
  const { codes = [], failed = null, problems = [], notice = null } = state
  const party = partyOf(parts, visit)
  const factors =
    state.factors === null
      ? null
      : await shownFactors(parts.store(), person, party, momentsOn(visit.site))
  const page = <FactorsPage {...{ factors, codes, failed, problems, notice }} />
  const [first] = problems
  return visit.page(page, accountHead(visit, 'factors'), first ? statusOf(first.code) : 200)
}
