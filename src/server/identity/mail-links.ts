/**
 * Links in mails carry a token. The page that one leads to puts the token into a cookie and goes
 * on without it: addresses are seen by more than those who should, cookies of this kind are not.
 */
import type { FastifyReply } from 'fastify'
import { withBack } from '../../core/identity/back-field.ts'
import { MAIL_LINK_COOKIE } from '../../core/identity/session-cookie.ts'
import { pathOf } from '../../core/routes.ts'
import type { Site } from '../../core/site.ts'
import type { Database } from '../../storage/database.ts'
import { keepToken, type TokenKind } from '../../storage/sign-in-tokens.ts'
import { siteAddress } from '../mail/site-address.ts'
import type { Visit } from '../visit.ts'
import { backOf } from './back-of.ts'
import { hashOf, isSecretId, newSecretId } from './secret-ids.ts'

const LINK_FIELD = 'link'
/** What the address says once the token is in the cookie. */
const LINK_STEP = 'step'

type LinkedRoute = 'register' | 'passwordReset' | 'emailChange'

const KINDS = {
  register: 'registration',
  passwordReset: 'password-reset',
  emailChange: 'email-change',
} satisfies Record<LinkedRoute, TokenKind>

interface NewLink {
  route: LinkedRoute
  site: Site
  publicUrl: URL
  personId: number | null
  /** Where its reader wants to be in the end. */
  back?: string
  details: Record<string, string>
  lastsMs: number
}

export async function newMailLink(store: Database, link: NewLink): Promise<string> {
  const { route, site, publicUrl, personId, back = '', details, lastsMs } = link
  const { id, idHash } = newSecretId()
  const expiresAt = Date.now() + lastsMs
  await keepToken(store, { idHash, kind: KINDS[route], personId, details, expiresAt })
  const path = withBack(`${pathOf(site, route)}?${LINK_FIELD}=${id}`, back)
  return siteAddress(site, path, publicUrl)
}

/** Leads on without the token when the visitor comes from a mail; null for everybody else. */
export function followMailLink(
  visit: Visit,
  route: LinkedRoute,
  publicUrl: URL,
): FastifyReply | null {
  const { query, site, reply, redirect } = visit
  const token = query[LINK_FIELD]
  if (typeof token !== 'string') return null
  const secure = publicUrl.protocol === 'https:'
  const path = pathOf(site, route)
  reply.setCookie(MAIL_LINK_COOKIE, token, { path, httpOnly: true, sameSite: 'lax', secure })
  return redirect(withBack(`${path}?${LINK_STEP}=${KINDS[route]}`, backOf(visit)), 303)
}

/** Whether the visitor is where a mail's link leads, and with which token. */
export function mailLinkOf(
  { query, cookies }: Pick<Visit, 'query' | 'cookies'>,
  route: LinkedRoute,
): { idHash: string; kind: TokenKind; now: number } | null {
  const kind = KINDS[route]
  if (query[LINK_STEP] !== kind) return null
  const token = cookies[MAIL_LINK_COOKIE]
  return { idHash: isSecretId(token) ? hashOf(token) : '', kind, now: Date.now() }
}

export function forgetMailLink({ reply, site }: Visit, route: LinkedRoute): void {
  reply.clearCookie(MAIL_LINK_COOKIE, { path: pathOf(site, route) })
}
