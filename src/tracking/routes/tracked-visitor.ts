/** Who the tracker takes a visitor for; null without consent, whatever cookies a request has. */
import { allows, CONSENT_COOKIE, readConsent, TRACKING_COOKIE } from '../../site/consent.ts'
import type { Visit } from '../../http/visit.ts'

export function trackedVisitor({ cookies }: Pick<Visit, 'cookies'>): string | null {
  const visitor = cookies[TRACKING_COOKIE] ?? ''
  const isAllowed = allows(readConsent(cookies[CONSENT_COOKIE]), 'analytics')
  return isAllowed && /^[\w-]{16}$/.test(visitor) ? visitor : null
}
