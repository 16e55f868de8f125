/** The page on which staff set up their own second factors. */
import { officePath } from '../rules/office-routes.ts'
import { ACCOUNT_FIELDS, factorFormOf } from '../../accounts/rules/account-fields.ts'
import type { SentFields } from '../../accounts/rules/account-values.ts'
import { hasFactor, secondFactorsOf } from '../../accounts/store/second-factors.ts'
import { FACTOR_NOTICES, type FactorsPageProps } from '../../accounts/pages/factors-page.tsx'
import { OfficeFactorsPage } from '../pages/factors-page.tsx'
import { brandOf } from '../../site/brands.ts'
import { Failure } from '../../http/failures.tsx'
import { changeFactors, shownFactors } from '../../accounts/routes/own-factors.ts'
import { relyingParty } from '../../accounts/routes/passkeys.ts'
import type { Visit } from '../../http/visit.ts'
import type { OfficeHandler, OfficeParts, OfficeVisit } from './office-parts.ts'
import { momentsOn } from '../../site/text/moments.ts'
import { doneIn, officePage } from './office-page.tsx'

export function showFactors(parts: OfficeParts): OfficeHandler {
  return (visit) => factorsPage(parts, visit, { notice: doneIn(visit, FACTOR_NOTICES) })
}

export function changeOwnFactors(parts: OfficeParts): OfficeHandler {
  const { store, sessions } = parts
  return async (visit) => {
    const { staff, reply, redirect } = visit
    const fields = (visit.body ?? {}) as SentFields
    const form = factorFormOf(fields[ACCOUNT_FIELDS.form])
    if (!form) throw new Failure('field-unreadable')
    const asked = {
      person: staff,
      form,
      fields,
      party: partyOf(parts, visit),
      request: reply.request,
      site: visit.site,
      publicUrl: parts.publicUrl,
    }
    const changed = await changeFactors(store(), asked)
    if (Array.isArray(changed))
      return factorsPage(parts, visit, { failed: form, problems: changed })
    if (changed.done === 'added') {
      // Whoever came in with the password alone comes in no longer.
      if (!(await sessions.keepOnly(reply, staff))) return redirect(officePath('signIn'), 303)
    }
    if (changed.codes.length > 0)
      return factorsPage(parts, visit, { factors: null, codes: changed.codes })
    return redirect(officePath('factors', {}, { done: changed.done }), 303)
  }
}

export function partyOf({ publicUrl }: Pick<OfficeParts, 'publicUrl'>, { reply, site }: Visit) {
  return relyingParty(reply.request, publicUrl, brandOf(site).name)
}

async function factorsPage(
  parts: OfficeParts,
  visit: OfficeVisit,
  state: Partial<FactorsPageProps>,
) {
  const { store, needsFactor } = parts
  const { staff, site, text } = visit
  const { codes = [], failed = null, problems = [], notice = null } = state
  const party = partyOf(parts, visit)
  const page = (
    <OfficeFactorsPage
      staff={staff}
      isNeeded={needsFactor && !hasFactor(await secondFactorsOf(store(), staff.id))}
      factors={
        state.factors === null ? null : await shownFactors(store(), staff, party, momentsOn(site))
      }
      {...{ codes, failed, problems, notice }}
    />
  )
  return officePage(visit, page, text('account.factors.title'), problems)
}
