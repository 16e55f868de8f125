/** The cookies of somebody who signs in: the session's, and those by which a visitor is detected. */
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { allows, CONSENT_COOKIE, readConsent } from '../../site/consent.ts'
import type { SignedInPerson } from '../../site/person.ts'
import {
  DETECTED_COOKIE,
  DETECTED_COOKIE_SECONDS,
  DETECTED_HASH_COOKIE,
} from '../../site/visitor.ts'
import { SESSION_COOKIE } from '../../http/session-cookie.ts'
import { hostCookie } from '../../ui/rules/stored-data.ts'
import { CHECKOUT_COOKIE } from '../../booking/routes/checkout-cookies.ts'
import { TRIPS_COOKIE } from '../../booking/routes/trips-cookies.ts'

export function sessionCookies(isSecure: boolean) {
  const cookie = { path: '/', sameSite: 'lax', secure: isSecure } as const
  const name = hostCookie(SESSION_COOKIE, isSecure)
  const sessionCookie = { ...cookie, httpOnly: true }
  return {
    /** As the browser sent it. */
    sessionIn: ({ cookies }: FastifyRequest): string | undefined => cookies[name],
    /** A necessary cookie: without it nobody stays signed in. */
    keepSession(reply: FastifyReply, id: string, lastsMs: number): void {
      const maxAge = Math.ceil(lastsMs / 1_000)
      reply.setCookie(name, id, { ...sessionCookie, maxAge })
      // What this answer still writes is the new session's: tokens against forged requests are.
      reply.request.cookies[name] = id
    },
    /** To be known again later is a comfort, not a necessity: it needs consent. */
    keepDetected(reply: FastifyReply, { id, email }: Pick<SignedInPerson, 'id' | 'email'>): void {
      if (!allows(readConsent(reply.request.cookies[CONSENT_COOKIE]), 'analytics')) return
      const kept = { ...cookie, maxAge: DETECTED_COOKIE_SECONDS }
      const visitor = digest(`visitor ${id} ${email}`).toString('base64url').slice(0, 16)
      reply.setCookie(DETECTED_COOKIE, visitor, kept)
      reply.setCookie(DETECTED_HASH_COOKIE, digest(email).toString('hex'), kept)
    },
    clear(reply: FastifyReply): void {
      reply.clearCookie(name, sessionCookie)
      delete reply.request.cookies[name]
      // On a shared machine the next visitor must not find the trips of the one before, nor what
      // was typed at the checkout.
      for (const other of [DETECTED_COOKIE, DETECTED_HASH_COOKIE, TRIPS_COOKIE, CHECKOUT_COOKIE])
        reply.clearCookie(other, cookie)
    },
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
