/** What the tracker is told of a list; it arrives only for visitors who allow it. */
import { reportAnalytics } from '../browser/analytics.ts'
import type { TrackedPage } from '../consent/track-if-allowed.ts'
import type { Results } from '../results/results-context.tsx'
import { clickOnHotel, viewOfList } from './list-prints.ts'
import { detectedUser, tellListIfAllowed } from './tell-if-allowed.ts'

export function tellOfList(page: TrackedPage, results: Results): void {
  const view = viewOfList(results, detectedUser())
  if (view) void tellListIfAllowed(page, view)
}

export function tellOfOpening(results: Results, hotelId: number): void {
  const event = clickOnHotel(results, hotelId, detectedUser())
  if (event) reportAnalytics(event)
}
