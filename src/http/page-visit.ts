/** What a page needs to know of the request that asked for it. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CONSENT_COOKIE, readConsent } from '../site/consent.ts'
import { pathOf } from '../site/routes.ts'
import type { Site } from '../site/site.ts'
import { pagePerson } from './page-person.ts'
import type { PageVisit } from '../rendering/routes/page-renderer.tsx'

/** A longer address is nothing that a form should lead back to. */
const LONGEST_PATH = 2_000

export function pageVisitOf(request: FastifyRequest, reply: FastifyReply, site: Site): PageVisit {
  // A request may fail before its cookies are read or its nonce is made.
  const cookies = request.cookies as typeof request.cookies | null
  const nonces = reply.cspNonce as typeof reply.cspNonce | undefined
  return {
    site,
    path: request.url.length > LONGEST_PATH ? pathOf(site, 'home') : request.url,
    consent: readConsent(cookies?.[CONSENT_COOKIE]),
    csrfToken: reply.csrfToken(),
    person: pagePerson(request.person, site, request.favourites),
    nonce: nonces?.script ?? '',
    styleNonce: nonces?.style ?? '',
  }
}

/**
 * The host that decides which site is meant. `X-Forwarded-Host` never does, whoever sends it: many
 * proxies pass on a visitor's own, and a visitor would choose the back office with it.
 */
export function hostOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return headers.host ?? ''
}

/** Browsers name HTML when they ask for a page; scripts and programs do not. */
export function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false
}
