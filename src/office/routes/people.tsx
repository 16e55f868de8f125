/** People who have an account: found by their address, signed out, freed of a factor they lost. */
import { OFFICE_FIELDS } from '../rules/office-fields.ts'
import { officePath } from '../rules/office-routes.ts'
import { mayLookAfter } from '../../accounts/rules/staff.ts'
import { fieldReader } from '../../site/form-values.ts'
import { endSessions, findPeople, forgetFactors, signInFacts } from '../store/admin-people.ts'
import { type Person, personById } from '../../accounts/store/people.ts'
import {
  type ListedPerson,
  OfficePersonPage,
  PeoplePage,
  PERSON_FORMS,
} from '../pages/people-page.tsx'
import { typedValues } from '../../booking/routes/checkout-values.ts'
import { Failure } from '../../http/failures.tsx'
import { factorMail, shopOf } from '../../accounts/routes/factor-mail.ts'
import { accountMail } from '../../accounts/routes/account-mail.ts'
import type { OfficeHandler, OfficeParts, OfficeVisit } from './office-parts.ts'
import { momentsOn } from '../../site/text/moments.ts'
import { doneIn, numberIn, officePage } from './office-page.tsx'

const MAX_LISTED = 50

export function showPeople({ store }: OfficeParts): OfficeHandler {
  return async (visit) => {
    const { query, site, staff, text } = visit
    const email = fieldReader(query).text('email').toLowerCase()
    const found = await findPeople(store(), {
      email: email || undefined,
      before: numberIn(query[OFFICE_FIELDS.before]) ?? undefined,
      most: MAX_LISTED + 1,
    })
    const moment = momentsOn(site)
    const page = (
      <PeoplePage
        staff={staff}
        values={typedValues(query)}
        people={found.slice(0, MAX_LISTED).map((person) => listed(person, moment))}
        hasMore={found.length > MAX_LISTED}
      />
    )
    return officePage(visit, page, text('admin.section.people'))
  }
}

export function showPerson(parts: OfficeParts): OfficeHandler {
  return async (visit) => {
    const { site, staff } = visit
    const person = await visitedPerson(parts, visit)
    const { factors, sessions } = await signInFacts(parts.store(), person.id, Date.now())
    const moment = momentsOn(site)
    const page = (
      <OfficePersonPage
        staff={staff}
        person={listed(person, moment)}
        sessions={sessions}
        appSince={factors.appSince === null ? '' : moment(factors.appSince)}
        passkeys={factors.passkeys.length}
        codes={factors.codes}
        mayChange={mayLookAfter(staff, person)}
        done={doneIn(visit, PERSON_FORMS)}
      />
    )
    return officePage(visit, page, person.email)
  }
}

export function changePerson(parts: OfficeParts): OfficeHandler {
  return async (visit) => {
    const { body, staff, actor, redirect } = visit
    const person = await visitedPerson(parts, visit)
    if (!mayLookAfter(staff, person)) throw new Failure('forbidden')
    const sent = fieldReader(body).text(OFFICE_FIELDS.form)
    const form = PERSON_FORMS.find((each) => each === sent)
    if (!form) throw new Failure('field-unreadable')
    if (form === 'sessions') await endSessions(parts.store(), person, actor, Date.now())
    else {
      const { id: personId, email: recipient } = person
      const told = factorMail('factor-removed', person, visit.site, parts.publicUrl)
      const mail = { recipient, personId, ...accountMail(told, shopOf(visit.site)) }
      await forgetFactors(parts.store(), person, actor, Date.now(), mail)
    }
    return redirect(officePath('person', { person: person.id }, { done: form }), 303)
  }
}

async function visitedPerson({ store }: OfficeParts, { parameters }: OfficeVisit): Promise<Person> {
  const id = numberIn(parameters['person'])
  const person = id === null ? undefined : await personById(store(), id)
  if (!person) throw new Failure('page-not-found')
  return person
}

function listed(
  { id, email, name, role, joinedAt }: Pick<Person, 'id' | 'email' | 'name' | 'role' | 'joinedAt'>,
  moment: (instant: number) => string,
): ListedPerson {
  return { id, email, name, role, joined: moment(joinedAt) }
}
