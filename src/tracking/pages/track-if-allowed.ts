/** Loads the tracker only for visitors who allow it; for the others not even its code arrives. */
import { allows } from '../../site/consent.ts'
import { loadLate } from '../../ui/browser/late-script.ts'
import type { PageSurroundings } from '../../ui/page-context.tsx'

export interface TrackedPage extends Pick<PageSurroundings, 'site' | 'pageId' | 'consent'> {
  /** Whose own page it is. */
  hotelId?: number | undefined
}

/** The tracker has begun: at once, or when the visitor has come to allow it. */
export const TRACKING_BEGUN = 'alisio:tracking'

export function trackIfAllowed(page: TrackedPage): void {
  if (!allows(page.consent, 'analytics')) return
  void loadLate(() => import('./tracker.ts')).then(
    (tracker) => tracker.ok && tracker.value.startTracker(page),
  )
}
