/** Deleting an account: with the password and a tick, at once and for good. */
import { ACCOUNT_FIELDS } from '../rules/account-fields.ts'
import { problemsOf } from '../rules/account-values.ts'
import { problem } from '../../site/problems.ts'
import { pathOf } from '../../site/routes.ts'
import { forgetPerson } from '../store/people-data.ts'
import type { AccountChange, ChangeOutcome } from './account-changes.ts'
import { type IdentityParts, keepAccountMail } from './identity-parts.ts'
import { ownPassword } from './own-password.ts'

export function deleteAccount({ store, signedIn }: IdentityParts) {
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
