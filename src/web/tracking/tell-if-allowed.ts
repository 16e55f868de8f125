/**
 * Tells the tracker of a list that was seen, for visitors who allow it. The choice is read from its
 * cookie each time, since it can be made and taken back while the page is open; the tracker's code
 * arrives only where it is allowed.
 */
import { allows, CONSENT_COOKIE, readConsent } from '../../core/consent.ts'
import type { TrackerDetails } from '../../core/tracker-call.ts'
import { DETECTED_COOKIE } from '../../core/visitor.ts'
import { readCookie } from '../browser/cookies.ts'
import { loadLate } from '../browser/late-script.ts'
import type { TrackedPage } from '../consent/track-if-allowed.ts'

export function isTrackingAllowed(): boolean {
  return allows(readConsent(readCookie(CONSENT_COOKIE)), 'analytics')
}

export async function tellListIfAllowed(page: TrackedPage, details: TrackerDetails): Promise<void> {
  if (!isTrackingAllowed()) return
  const tracker = await loadLate(() => import('../consent/tracker.ts'))
  if (tracker.ok) tracker.value.tell(page, 'list', details)
}

/** Empty for a visitor whom nobody knows. */
export function detectedUser(): string {
  return readCookie(DETECTED_COOKIE) ?? ''
}
