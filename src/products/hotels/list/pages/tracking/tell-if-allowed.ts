/**
 * Tells the tracker of a list that was seen, for visitors who allow it. The tracker's code arrives
 * only where it is allowed.
 */
import type { TrackerDetails } from './tracker-call.ts'
import { DETECTED_COOKIE } from '../../../../../site/visitor.ts'
import { readCookie } from '../../../../../ui/browser/cookies.ts'
import { loadLate } from '../../../../../ui/browser/late-script.ts'
import type { TrackedPage } from '../../../../../tracking/pages/track-if-allowed.ts'
import { isTrackingAllowed } from './tracking-allowed.ts'

export async function tellListIfAllowed(page: TrackedPage, details: TrackerDetails): Promise<void> {
  if (!isTrackingAllowed()) return
  const tracker = await loadLate(() => import('../../../../../tracking/pages/tracker.ts'))
  if (tracker.ok) tracker.value.tell(page, 'list', details)
}

/** Empty for a visitor whom nobody knows. */
export function detectedUser(): string {
  return readCookie(DETECTED_COOKIE) ?? ''
}
