/**
 * The links in mails about an address: one verifies it, one makes it the account's, one stops
 * that. Each leads to a button, because programs that look at mails press none. Only whoever is
 * signed in to the account confirms an address for it: otherwise somebody could have a stranger
 * confirm that the stranger's mailbox is theirs.
 */
import { withBack } from '../rules/back-field.ts'
import { CONFIRM_LINK_MS } from '../rules/identity-limits.ts'
import { pathOf } from '../../site/routes.ts'
import type { Site } from '../../site/site.ts'
import { confirmEmail, stopEmailChange } from '../store/people.ts'
import { readToken } from '../store/sign-in-tokens.ts'
import { EmailChangePage, type EmailChangePageProps } from '../pages/email-change-page.tsx'
import { statusOf } from '../../http/http-statuses.ts'
import { siteAddress } from '../../mail/site-address.ts'
import type { Handler, Visit } from '../../http/visit.ts'
import { accountHead, type IdentityParts, keepAccountMail } from './identity-parts.ts'
import { followMailLink, forgetMailLink, linkStep, mailLinkOf, newMailLink } from './mail-links.ts'

/** Asks a person to show that the mailbox of their account is theirs. */
export async function sendVerification(
  { store, publicUrl }: Pick<IdentityParts, 'store' | 'publicUrl'>,
  site: Site,
  person: { id: number; name: string; email: string },
): Promise<void> {
  const link = await newMailLink(store(), {
    route: 'emailChange',
    kind: 'email-verification',
    site,
    publicUrl,
    personId: person.id,
    details: { email: person.email },
    lastsMs: CONFIRM_LINK_MS,
  })
  const mail = { kind: 'email-verification', name: person.name, link } as const
  await keepAccountMail(store(), person, mail, site)
}

export function showEmailChange(parts: IdentityParts): Handler {
  return async (visit) => {
    const followed = followMailLink(visit, 'emailChange', parts.publicUrl)
    if (followed) return followed
    const state = await linkedStep(parts, visit)
    return state ? emailChangePage(visit, state) : askToSignIn(visit)
  }
}

export function confirmEmailChange(parts: IdentityParts): Handler {
  const { store, signedIn, publicUrl } = parts
  return async (visit) => {
    const { site, reply, redirect } = visit
    const link = mailLinkOf(visit, 'emailChange')
    const state = await linkedStep(parts, visit)
    if (!state) return askToSignIn(visit)
    if (!link || state.step !== link.kind) return emailChangePage(visit, state)
    const stale = () => emailChangePage(visit, STALE)
    const here = pathOf(site, 'emailChange')
    if (state.step === 'email-change-stop') {
      const personId = await stopEmailChange(store(), link)
      if (personId === null) return stale()
      forgetMailLink(visit, here)
      await signedIn.closeAll(personId)
      await signedIn.close(reply)
      return redirect(`${pathOf(site, 'passwordReset')}?done=stopped`, 303)
    }
    const before = await signedIn.now(reply)
    if (!before || !(await confirmEmail(store(), link, before.id))) return stale()
    forgetMailLink(visit, here)
    // The session knows the new address, and that it is verified.
    await signedIn.now(reply)
    const account = pathOf(site, 'account')
    if (state.step === 'email-verification') return redirect(`${account}?saved=verified`, 303)
    const reset = siteAddress(site, pathOf(site, 'passwordReset'), publicUrl)
    const { name, email: old, id } = before
    const mail = { kind: 'email-changed', name, email: state.email, link: reset } as const
    await keepAccountMail(store(), { email: old, id }, mail, site)
    return redirect(`${account}?saved=new-email`, 303)
  }
}

const STALE = { step: 'stale', email: '' } as const

/** What the link that led here is good for in this browser, now; null before signing in. */
async function linkedStep(
  { store, signedIn }: IdentityParts,
  visit: Visit,
): Promise<EmailChangePageProps | null> {
  const link = mailLinkOf(visit, 'emailChange')
  const token = link && (await readToken(store(), link))
  const email = token?.details['email']
  if (!link || !token || !email) return STALE
  if (link.kind === 'email-change-stop') return { step: link.kind, email }
  const person = await signedIn.now(visit.reply)
  if (!person) return null
  return person.id === token.personId
    ? { step: link.kind, email }
    : { step: 'other-account', email: '' }
}

/** The link waits in its cookie. */
function askToSignIn(visit: Visit) {
  const { site, redirect } = visit
  const { kind } = mailLinkOf(visit, 'emailChange')!
  const back = linkStep(pathOf(site, 'emailChange'), kind)
  return redirect(withBack(pathOf(site, 'signIn'), back), 303)
}

function emailChangePage(visit: Visit, state: EmailChangePageProps) {
  const status = state.step === 'stale' ? statusOf('token-stale') : 200
  return visit.page(<EmailChangePage {...state} />, accountHead(visit, 'confirm-email'), status)
}
