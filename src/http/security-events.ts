/**
 * What whoever watches over the site wants to hear of: who signs in, who is turned away, and who
 * sends what we never gave them. Each is one line of the log with `security` in it. Nothing that
 * was typed stands there: it might be a password.
 */
import type { FastifyRequest } from 'fastify'
import { hostOf } from './page-visit.ts'

const LEVELS = {
  'signed-in': 'info',
  'signed-out': 'info',
  'sign-in-refused': 'warn',
  'password-refused': 'warn',
  'second-factor-refused': 'warn',
  'too-many-passwords': 'warn',
  'office-refused': 'warn',
  // A form that lay open while somebody signed in comes from our own page all the same.
  'form-stale': 'info',
  'form-forged': 'warn',
  'offer-forged': 'warn',
  'trips-forged': 'warn',
  'notice-forged': 'warn',
} as const

export type SecurityEvent = keyof typeof LEVELS

export function logSecurity(
  request: FastifyRequest,
  security: SecurityEvent,
  personId?: number,
): void {
  const { ip: address, method, url } = request
  const where = { address, host: hostOf(request), method, path: url.split('?', 1)[0] }
  const who = personId === undefined ? {} : { personId }
  request.server.log[LEVELS[security]]({ security, ...where, ...who }, `Security: ${security}`)
}
