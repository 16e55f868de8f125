/** The login check: whether this browser is signed in, and as whom. */
import type { Handler } from '../../http/visit.ts'
import type { IdentityParts } from './identity-parts.ts'
import { shownPerson } from './page-person.ts'

export function loginCheck({ signedIn }: IdentityParts): Handler {
  return async ({ reply, site, data }) => {
    const person = await signedIn.now(reply)
    return data({ logged: person !== null, user: person && shownPerson(person, site) })
  }
}
