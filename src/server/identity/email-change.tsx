/** The link that proves a new address, and a button: programs that look at mails press none. */
import { pathOf } from '../../core/routes.ts'
import { changeEmail, personById } from '../../storage/people.ts'
import { readToken, takeToken } from '../../storage/sign-in-tokens.ts'
import { EmailChangePage } from '../../web/account/email-change-page.tsx'
import { statusOf } from '../http-statuses.ts'
import { siteAddress } from '../mail/site-address.ts'
import type { Handler, Visit } from '../visit.ts'
import { accountHead } from './account-head.ts'
import { type IdentityParts, keepAccountMail } from './identity-parts.ts'
import { followMailLink, forgetMailLink, mailLinkOf } from './mail-links.ts'

export function showEmailChange({ store, publicUrl }: IdentityParts): Handler {
  return async (visit) => {
    const followed = followMailLink(visit, 'emailChange', publicUrl)
    if (followed) return followed
    const link = mailLinkOf(visit, 'emailChange')
    const token = link && (await readToken(store(), link))
    return emailChangePage(visit, token?.details['email'] ?? null)
  }
}

export function confirmEmailChange({ store, signedIn, publicUrl }: IdentityParts): Handler {
  return async (visit) => {
    const { site, reply, redirect } = visit
    const link = mailLinkOf(visit, 'emailChange')
    const token = link && (await takeToken(store(), link))
    const before = token?.personId ? await personById(store(), token.personId) : undefined
    const email = token?.details['email']
    if (!before || !email || !(await changeEmail(store(), before.id, email)))
      return emailChangePage(visit, null)
    forgetMailLink(visit, 'emailChange')
    const person = await signedIn.now(reply)
    const contact = siteAddress(site, pathOf(site, 'passwordReset'), publicUrl)
    const mail = { kind: 'email-changed', name: before.name, email, link: contact } as const
    await keepAccountMail(store(), before.email, mail, site)
    return redirect(
      person
        ? `${pathOf(site, 'account')}?saved=new-email`
        : `${pathOf(site, 'signIn')}?done=email`,
      303,
    )
  }
}

/** Without an address: the link no longer works. */
function emailChangePage(visit: Visit, email: string | null) {
  const status = email === null ? statusOf('token-stale') : 200
  return visit.page(<EmailChangePage email={email} />, accountHead(visit, 'confirm-email'), status)
}
