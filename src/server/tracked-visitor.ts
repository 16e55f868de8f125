/** Who the tracker takes a visitor for; null without consent, whatever cookies a request has. */
import { allows, CONSENT_COOKIE, readConsent, TRACKING_COOKIE } from '../core/consent.ts'
import type { Visit } from './visit.ts'

export function trackedVisitor({ cookies }: Pick<Visit, 'cookies'>): string | null {
  const visitor = cookies[TRACKING_COOKIE] ?? ''
  const isAllowed = allows(readConsent(cookies[CONSENT_COOKIE]), 'analytics')
  return isAllowed && /^[\w-]{16}$/.test(visitor) ? visitor : null
}
