/**
 * Links in mails carry a token. The page that one leads to puts the token into a cookie and goes
 * on without it: addresses are seen by more than those who should, cookies of this kind are not.
 */
import type { FastifyReply } from 'fastify'
import { withBack } from '../rules/back-field.ts'
import { MAIL_LINK_COOKIE } from '../../site/session-cookie.ts'
import { pathOf } from '../../site/routes.ts'
import type { Site } from '../../site/site.ts'
import type { Database } from '../../store/database.ts'
import { MASKED_LINK, type MailLink } from '../../mail/outgoing-mail.ts'
import type { Person } from '../store/people.ts'
import { type TokenRequest, keepToken } from '../store/sign-in-tokens.ts'
import type { TokenKind } from '../../store/tables.ts'
import { siteAddress } from '../../mail/site-address.ts'
import type { Visit } from '../../http/visit.ts'
import { backOf } from './identity-parts.ts'
import { hashOf, isSecretId, newSecretId } from '../service/passwords.ts'

const LINK_FIELD = 'link'
/** What the address says once the token is in the cookie. */
const LINK_STEP = 'step'

type LinkedRoute = 'register' | 'passwordReset' | 'emailChange'

/** What a link to each page may be good for; the first where its address does not say. */
const KINDS = {
  register: ['registration'],
  passwordReset: ['password-reset', 'first-password'],
  emailChange: ['email-change', 'email-verification', 'email-change-stop'],
} as const satisfies Record<LinkedRoute, readonly TokenKind[]>

export type LinkKind<Route extends LinkedRoute> = (typeof KINDS)[Route][number]

interface NewLink<Route extends LinkedRoute> {
  route: Route
  kind: LinkKind<Route>
  site: Site
  publicUrl: URL
  personId: number | null
  /** Where its reader wants to be in the end. */
  back?: string
  details: Record<string, string>
  lastsMs: number
}

/** A link as mails are written with it, and apart from that the token that makes it work. */
export interface NewMailLink extends MailLink {
  address: string
}

export async function newMailLink<Route extends LinkedRoute>(
  store: Database,
  link: NewLink<Route>,
): Promise<NewMailLink> {
  const { route, kind, site, publicUrl, personId, back = '', details, lastsMs } = link
  const { id: token, idHash } = newSecretId()
  const expiresAt = Date.now() + lastsMs
  await keepToken(store, { idHash, kind, personId, details, expiresAt })
  const step = kind === KINDS[route][0] ? '' : `&${LINK_STEP}=${kind}`
  const path = withBack(`${pathOf(site, route as LinkedRoute)}?${MASKED_LINK}${step}`, back)
  return { kind, token, address: siteAddress(site, path, publicUrl) }
}

/** A link for whoever is here, without a mail: this browser has it and no other. */
export async function handLink(
  { reply }: Pick<Visit, 'reply'>,
  store: Database,
  link: {
    kind: TokenKind
    /** Whose, and for which password. */
    person: Pick<Person, 'id' | 'passwordHash'>
    path: string
    lastsMs: number
    isSecure: boolean
  },
): Promise<void> {
  const { kind, person, path, lastsMs, isSecure } = link
  const { id: token, idHash } = newSecretId()
  await keepToken(store, {
    idHash,
    kind,
    personId: person.id,
    details: { passwordHash: person.passwordHash ?? '' },
    expiresAt: Date.now() + lastsMs,
  })
  keepInCookie(reply, token, path, isSecure)
}

function keepInCookie(reply: FastifyReply, token: string, path: string, secure: boolean): void {
  reply.setCookie(MAIL_LINK_COOKIE, token, { path, httpOnly: true, sameSite: 'lax', secure })
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
  const path = pathOf(site, route)
  const kind = kindIn(visit, route) ?? KINDS[route][0]
  keepInCookie(reply, token, path, publicUrl.protocol === 'https:')
  return redirect(withBack(linkStep(path, kind), backOf(visit)), 303)
}

/** Where a link's page is once the token is in the cookie. */
export function linkStep(path: string, kind: TokenKind): string {
  return `${path}?${LINK_STEP}=${kind}`
}

function kindIn<Route extends LinkedRoute>(
  { query }: Pick<Visit, 'query'>,
  route: Route,
): LinkKind<Route> | undefined {
  return KINDS[route].find((each) => each === query[LINK_STEP])
}

/** Whether the visitor is where a mail's link leads, and with which token. */
export function mailLinkOf<Route extends LinkedRoute>(
  visit: Pick<Visit, 'query' | 'cookies'>,
  route: Route,
): (TokenRequest & { kind: LinkKind<Route> }) | null {
  const kind = kindIn(visit, route)
  return kind ? handedLink(visit, kind) : null
}

export function handedLink<Kind extends TokenKind>(
  { cookies }: Pick<Visit, 'cookies'>,
  kind: Kind,
): TokenRequest & { kind: Kind } {
  const token = cookies[MAIL_LINK_COOKIE]
  return { idHash: isSecretId(token) ? hashOf(token) : '', kind, now: Date.now() }
}

export function forgetMailLink({ reply }: Pick<Visit, 'reply'>, path: string): void {
  reply.clearCookie(MAIL_LINK_COOKIE, { path })
}
