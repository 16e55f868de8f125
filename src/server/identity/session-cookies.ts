/** The cookies of somebody who signs in: the session's, and those by which a visitor is detected. */
import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { allows, CONSENT_COOKIE, readConsent } from '../../core/consent.ts'
import { SESSION_MS } from '../../core/identity/identity-limits.ts'
import type { SignedInPerson } from '../../core/identity/person.ts'
import {
  DETECTED_COOKIE,
  DETECTED_COOKIE_SECONDS,
  DETECTED_HASH_COOKIE,
} from '../../core/visitor.ts'
import { SESSION_COOKIE } from '../../core/identity/session-cookie.ts'

export function sessionCookies(isSecure: boolean) {
  const cookie = { path: '/', sameSite: 'lax', secure: isSecure } as const
  const sessionCookie = { ...cookie, httpOnly: true }
  return {
    /** A necessary cookie: without it nobody stays signed in. */
    keepSession(reply: FastifyReply, id: string): void {
      reply.setCookie(SESSION_COOKIE, id, { ...sessionCookie, maxAge: SESSION_MS / 1_000 })
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
      reply.clearCookie(SESSION_COOKIE, sessionCookie)
      for (const name of [DETECTED_COOKIE, DETECTED_HASH_COOKIE]) reply.clearCookie(name, cookie)
    },
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
