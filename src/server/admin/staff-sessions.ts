/**
 * Who is signed in to the back office. Its sessions have a cookie, a scope and a length of their
 * own; each request asks the database, so that a role taken away is gone at once.
 */
import type { FastifyReply } from 'fastify'
import { isStaffRole, type Staff, STAFF_SESSION_MS } from '../../core/admin/staff.ts'
import { STAFF_COOKIE } from '../../core/identity/session-cookie.ts'
import { hostCookie } from '../../core/stored-data.ts'
import type { Database } from '../../storage/database.ts'
import { closeSession, openSession, sessionPerson } from '../../storage/sessions.ts'
import { logSecurity } from '../security-events.ts'
import { hashOf, isSecretId, newSecretId } from '../identity/secret-ids.ts'

export interface StaffSessions {
  find: (reply: FastifyReply) => Promise<Staff | null>
  /** Always under a new id, whatever the browser had before. */
  open: (reply: FastifyReply, staff: Pick<Staff, 'id'>) => Promise<void>
  close: (reply: FastifyReply) => Promise<void>
}

export function staffSessions(store: () => Database, isSecure: boolean): StaffSessions {
  const name = hostCookie(STAFF_COOKIE, isSecure)
  const options = { path: '/', sameSite: 'strict', secure: isSecure, httpOnly: true } as const
  const idIn = (reply: FastifyReply) => {
    const id = reply.request.cookies[name]
    return isSecretId(id) ? hashOf(id) : null
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
    async open(reply, { id: personId }) {
      await end(reply)
      const { id, idHash } = newSecretId()
      const expiresAt = Date.now() + STAFF_SESSION_MS
      await openSession(store(), { idHash, personId, expiresAt, scope: 'office' })
      reply.setCookie(name, id, { ...options, maxAge: STAFF_SESSION_MS / 1_000 })
      reply.request.cookies[name] = id
      logSecurity(reply.request, 'signed-in', personId)
    },
    async close(reply) {
      await end(reply)
      reply.clearCookie(name, options)
      delete reply.request.cookies[name]
      logSecurity(reply.request, 'signed-out')
    },
  }
}
