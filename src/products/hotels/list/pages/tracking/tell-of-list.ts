/** What the tracker is told of a list; it arrives only for visitors who allow it. */
import { reportAnalytics } from '../../../../../ui/browser/analytics.ts'
import { isSmallScreen } from '../../../../../ui/browser/screen-size.ts'
import type { TrackedPage } from '../../../../../tracking/pages/track-if-allowed.ts'
import type { Results } from '../results-context.tsx'
import { clickOnHotel, viewOfList } from './list-prints.ts'
import { type CardClick, openedHotel } from './opened-hotel.ts'
import { detectedUser, tellListIfAllowed } from './tell-if-allowed.ts'

export function tellOfList(page: TrackedPage, results: Results): void {
  const view = viewOfList(results, detectedUser())
  if (view) void tellListIfAllowed(page, view)
}

/** Of one that opens a hotel of theirs; of others nothing. */
export function tellOfClick(results: Results, click: CardClick): void {
  const hotelId = openedHotel(click, isSmallScreen())
  if (hotelId !== null) reportAnalytics(clickOnHotel(results, hotelId, detectedUser()))
}
