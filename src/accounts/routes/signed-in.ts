/**
 * Who is signed in. Every request learns it before it is handled; without the cookie, which most
 * visitors do not have, that costs nothing.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PROLONG_AFTER_MS, SESSION_END_MS, SESSION_MS } from '../rules/identity-limits.ts'
import type { KnownFavourites } from '../../site/person.ts'
import type { SignedInPerson } from '../../site/person.ts'
import type { Database } from '../../store/database.ts'
import { favouritesOf } from '../../products/hotels/favourites/store/favourites.ts'
import type { Person } from '../store/people.ts'
import {
  closeSession,
  closeSessionsOf,
  keepOneSession,
  openSession,
  prolongSession,
  sessionPerson,
} from '../store/sessions.ts'
import { wantsPage } from '../../http/page-visit.ts'
import { logSecurity } from '../../http/security-events.ts'
import { hashOf, isSecretId, newSecretId } from '../service/passwords.ts'
import { createHash } from 'node:crypto'
import { allows, CONSENT_COOKIE, readConsent } from '../../site/consent.ts'
import {
  DETECTED_COOKIE,
  DETECTED_COOKIE_SECONDS,
  DETECTED_HASH_COOKIE,
} from '../../site/visitor.ts'
import { SESSION_COOKIE } from '../../site/session-cookie.ts'
import { hostCookie } from '../../ui/rules/stored-data.ts'
import { CHECKOUT_COOKIE } from '../../site/session-cookie.ts'
import { TRIPS_COOKIE } from '../../site/session-cookie.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for everybody who is not signed in. */
    person: SignedInPerson | null
    /** What they like, for pages; null where nobody reads it. */
    favourites: KnownFavourites | null
  }
}

export interface SignedIn {
  /**
   * Always under a new id, whatever the browser had before. False when the password that was right
   * is the person's no longer.
   */
  open: (
    reply: FastifyReply,
    person: Pick<Person, 'id' | 'email' | 'passwordHash'>,
  ) => Promise<boolean>
  /**
   * Ends all others of the person; this one goes on under a new id. False when it has ended, too.
   */
  keepOnly: (reply: FastifyReply, person: Pick<SignedInPerson, 'id'>) => Promise<boolean>
  close: (reply: FastifyReply) => Promise<void>
  /** On every device of a person. */
  closeAll: (personId: number) => Promise<void>
  /** From the database and not from a moment ago, for whatever changes an account. */
  now: (reply: FastifyReply) => Promise<SignedInPerson | null>
}

export function signedIn(app: FastifyInstance, store: () => Database, isSecure: boolean): SignedIn {
  const known = knownSessions(store)
  const cookies = sessionCookies(isSecure)

  app.decorateRequest('person', null)
  app.decorateRequest('favourites', null)
  app.addHook('preHandler', (request, reply, done) => {
    const id = cookies.sessionIn(request)
    if (!isSecretId(id) || request.url.startsWith('/assets/')) return done()
    return recognise(request, reply, id)
  })

  /** Without the database nobody is known, and pages go on. */
  async function recognise(request: FastifyRequest, reply: FastifyReply, id: string) {
    const session = await known.find(hashOf(id)).catch(() => null)
    request.person = session?.person ?? null
    // Only pages are never kept by a cache on the way, which would keep the cookie too.
    if (!session || !wantsPage(request)) return
    prolong(reply, id, session)
    request.favourites = await likedBy(session.person).catch(() => null)
  }

  /** Never from a moment ago: a heart that was pressed is pressed on the next page. */
  async function likedBy(person: SignedInPerson): Promise<KnownFavourites> {
    const at = Date.now()
    return { ids: await favouritesOf(store(), person.id), at }
  }

  function prolong(reply: FastifyReply, id: string, session: KnownSession): void {
    const now = Date.now()
    const expiresAt = Math.min(now + SESSION_MS, session.endsAt)
    if (expiresAt - session.expiresAt < PROLONG_AFTER_MS) return
    session.expiresAt = expiresAt
    cookies.keepSession(reply, id, expiresAt - now)
    prolongSession(store(), hashOf(id), expiresAt).catch((error: unknown) => app.log.warn(error))
  }

  /** The hash of the session's id, as the browser sent it. */
  function idOf({ request }: FastifyReply): string | null {
    const id = cookies.sessionIn(request)
    return isSecretId(id) ? hashOf(id) : null
  }

  async function end(reply: FastifyReply): Promise<void> {
    const idHash = idOf(reply)
    if (!idHash) return
    known.forget(idHash)
    await closeSession(store(), idHash)
  }

  return {
    async open(reply, person) {
      await end(reply)
      const { id, idHash } = newSecretId()
      const now = Date.now()
      const ends = { expiresAt: now + SESSION_MS, endsAt: now + SESSION_END_MS }
      const { id: personId, passwordHash } = person
      if (!(await openSession(store(), { idHash, personId, passwordHash, ...ends }))) return false
      cookies.keepSession(reply, id, SESSION_MS)
      cookies.keepDetected(reply, person)
      // A page whose scripts sign in goes on with a token that is good for this session.
      reply.csrfToken()
      logSecurity(reply.request, 'signed-in', person.id)
      return true
    },
    async keepOnly(reply, { id: personId }) {
      const idHash = idOf(reply)
      const { id, idHash: newHash } = newSecretId()
      const expiresAt = idHash && (await keepOneSession(store(), { personId, idHash, newHash }))
      known.forgetAll()
      if (!expiresAt) return false
      cookies.keepSession(reply, id, expiresAt - Date.now())
      reply.csrfToken()
      return true
    },
    async close(reply) {
      await end(reply)
      cookies.clear(reply)
      reply.csrfToken()
      logSecurity(reply.request, 'signed-out', reply.request.person?.id)
      reply.request.person = null
    },
    async closeAll(personId) {
      await closeSessionsOf(store(), personId)
      known.forgetAll()
    },
    async now(reply) {
      const idHash = idOf(reply)
      if (!idHash) return null
      known.forget(idHash)
      const session = await known.find(idHash)
      return (reply.request.person = session?.person ?? null)
    },
  }
}

/**
 * Sessions that were looked up a moment ago. A page and what it loads ask for the same one many
 * times; a session that was ended elsewhere is noticed after a few seconds.
 */
const KNOWN_MS = 5_000
const MAX_KNOWN = 5_000

interface KnownSession {
  person: SignedInPerson
  expiresAt: number
  endsAt: number
}

interface Entry {
  session: Promise<KnownSession | null>
  until: number
}

function knownSessions(store: () => Database) {
  const known = new Map<string, Entry>()

  /** Two requests at once ask the database once. */
  function find(idHash: string): Promise<KnownSession | null> {
    const now = Date.now()
    const entry = known.get(idHash)
    if (entry && entry.until > now) return entry.session
    known.delete(idHash)
    const session = read(idHash, now)
    known.set(idHash, { session, until: now + KNOWN_MS })
    // A failure is not remembered.
    session.catch(() => known.delete(idHash))
    if (known.size > MAX_KNOWN) known.delete(known.keys().next().value!)
    return session
  }

  async function read(idHash: string, now: number): Promise<KnownSession | null> {
    return sessionPerson(store(), idHash, now)
  }

  return { find, forget: (idHash: string) => known.delete(idHash), forgetAll: () => known.clear() }
}

/** The cookies of somebody who signs in: the session's, and those by which a visitor is detected. */
function sessionCookies(isSecure: boolean) {
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
