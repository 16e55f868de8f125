/**
 * Tells the tracker of a list that was seen, for visitors who allow it. The tracker's code arrives
 * only where it is allowed.
 */
import type { TrackerDetails } from '../../core/tracker-call.ts'
import { DETECTED_COOKIE } from '../../core/visitor.ts'
import { readCookie } from '../browser/cookies.ts'
import { loadLate } from '../browser/late-script.ts'
import type { TrackedPage } from '../consent/track-if-allowed.ts'
import { isTrackingAllowed } from './tracking-allowed.ts'

export async function tellListIfAllowed(page: TrackedPage, details: TrackerDetails): Promise<void> {
  if (!isTrackingAllowed()) return
  const tracker = await loadLate(() => import('../consent/tracker.ts'))
  if (tracker.ok) tracker.value.tell(page, 'list', details)
}

/** Empty for a visitor whom nobody knows. */
export function detectedUser(): string {
  return readCookie(DETECTED_COOKIE) ?? ''
}
