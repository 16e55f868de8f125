/**
 * Whether the visitor allows it: read from the cookie each time, since the choice can be made and
 * taken back while the page is open.
 */
import { allows, CONSENT_COOKIE, readConsent } from '../../../../../site/consent.ts'
import { readCookie } from '../../../../../ui/browser/cookies.ts'

export function isTrackingAllowed(): boolean {
  return allows(readConsent(readCookie(CONSENT_COOKIE)), 'analytics')
}
