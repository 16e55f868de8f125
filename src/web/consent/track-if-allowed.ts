/** Loads the tracker only for visitors who allow it; for the others not even its code arrives. */
import { allows } from '../../core/consent.ts'
import { loadLate } from '../browser/late-script.ts'
import type { PageSurroundings } from '../page-context.tsx'

export type TrackedPage = Pick<PageSurroundings, 'site' | 'pageId' | 'consent'>

export function trackIfAllowed(page: TrackedPage): void {
  if (!allows(page.consent, 'analytics')) return
  void loadLate(() => import('./tracker.ts')).then(
    (tracker) => tracker.ok && tracker.value.startTracker(page),
  )
}
