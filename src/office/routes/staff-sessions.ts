/**
 * Who is signed in to the back office. Its sessions have a cookie, a scope and a length of their
 * own; each request asks the database, so that a role taken away is gone at once.
 */
import type { FastifyReply } from 'fastify'
import { isStaffRole, type Staff } from '../../accounts/rules/staff.ts'
import { STAFF_SESSION_MS } from '../../accounts/rules/identity-limits.ts'
import { STAFF_COOKIE } from '../../site/session-cookie.ts'
import { hostCookie } from '../../ui/rules/stored-data.ts'
import type { Database } from '../../store/database.ts'
import type { Person } from '../../accounts/store/people.ts'
import {
  closeSession,
  keepOneSession,
  openSession,
  sessionPerson,
} from '../../accounts/store/sessions.ts'
import { logSecurity } from '../../http/security-events.ts'
import { hashOf, isSecretId, newSecretId } from '../../accounts/service/passwords.ts'

export interface StaffSessions {
  find: (reply: FastifyReply) => Promise<Staff | null>
  /**
   * Always under a new id, whatever the browser had before. False when the password that was right
   * is theirs no longer.
   */
  open: (reply: FastifyReply, staff: Pick<Person, 'id' | 'passwordHash'>) => Promise<boolean>
  /** Ends all others; this one goes on under a new id. False when it has ended, too. */
  keepOnly: (reply: FastifyReply, staff: Pick<Staff, 'id'>) => Promise<boolean>
  close: (reply: FastifyReply) => Promise<void>
}

export function staffSessions(store: () => Database, isSecure: boolean): StaffSessions {
  const name = hostCookie(STAFF_COOKIE, isSecure)
  const options = { path: '/', sameSite: 'strict', secure: isSecure, httpOnly: true } as const
  const idIn = (reply: FastifyReply) => {
    const id = reply.request.cookies[name]
    return isSecretId(id) ? hashOf(id) : null
  }
  const keep = (reply: FastifyReply, id: string, lastsMs: number) => {
    reply.setCookie(name, id, { ...options, maxAge: Math.ceil(lastsMs / 1_000) })
    reply.request.cookies[name] = id
  }
  const end = async (reply: FastifyReply) => {
    const idHash = idIn(reply)
    if (idHash) await closeSession(store(), idHash)
  }
  return {
    async find(reply) {
      const idHash = idIn(reply)
      const session = idHash && (await sessionPerson(store(), idHash, Date.now(), 'office'))
      if (!session) return null
      const { id, email, name: called, role } = session.person
      return isStaffRole(role) ? { id, email, name: called, role } : null
    },
    async open(reply, { id: personId, passwordHash }) {
      await end(reply)
      const { id, idHash } = newSecretId()
      const expiresAt = Date.now() + STAFF_SESSION_MS
      const session = { idHash, personId, passwordHash, expiresAt, scope: 'office' } as const
      if (!(await openSession(store(), session))) return false
      keep(reply, id, STAFF_SESSION_MS)
      logSecurity(reply.request, 'signed-in', personId)
      return true
    },
    async keepOnly(reply, { id: personId }) {
      const idHash = idIn(reply)
      const { id, idHash: newHash } = newSecretId()
      const expiresAt = idHash && (await keepOneSession(store(), { personId, idHash, newHash }))
      if (!expiresAt) return false
      keep(reply, id, expiresAt - Date.now())
      return true
    },
    async close(reply) {
      await end(reply)
      reply.clearCookie(name, options)
      delete reply.request.cookies[name]
      logSecurity(reply.request, 'signed-out')
    },
  }
}
