/** What the tracker is told of a list; it arrives only for visitors who allow it. */
import { type AnalyticsEvent, reportAnalytics } from '../../../../../ui/browser/analytics.ts'
import { isSmallScreen } from '../../../../../ui/browser/screen-size.ts'
import type { TrackedPage } from '../../../../../tracking/pages/track-if-allowed.ts'
import type { Results } from '../results-context.tsx'
import { searchIdOf, searchPrint, writeSearchPrint } from '../../rules/search-print.ts'
import type { TrackerDetails } from '../../../../../tracking/rules/tracker-call.ts'
import { DETECTED_COOKIE } from '../../../../../site/visitor.ts'
import { readCookie } from '../../../../../ui/browser/cookies.ts'
import { loadLate } from '../../../../../ui/browser/late-script.ts'
import { isTrackingAllowed } from './use-list-tracking.ts'

export function trackList(page: TrackedPage, results: Results): void {
  const view = viewOfList(results, detectedUser())
  if (view) void trackListIfAllowed(page, view)
}

/** Of one that opens a hotel of theirs; of others nothing. */
export function trackClick(results: Results, click: CardClick): void {
  const hotelId = openedHotel(click, isSmallScreen())
  if (hotelId !== null) reportAnalytics(clickOnHotel(results, hotelId, detectedUser()))
}

// Which hotel a click on the page opens, if any: by a link of its card, of the map or of the
// comparison, or by a tap on the card.

/** What does something else when it is tapped. */
const CONTROLS = 'a, button, input, label, summary, dialog'
const NEW_TAB_BUTTON = 1

export type CardClick = Pick<MouseEvent, 'target' | 'button'> & { pointerType?: string }

/** Only small screens open a hotel by a tap anywhere on its card. */
export function openedHotel(click: CardClick, isSmallScreen: boolean): number | null {
  if (click.button > NEW_TAB_BUTTON) return null
  const target = click.target as Partial<Element> | null
  const card = target?.closest?.<HTMLElement>('[data-hotel]')
  if (!card) return null
  const isLink = !!target!.closest!('a[href]')
  const isTap = isSmallScreen && click.pointerType === 'touch' && !target!.closest!(CONTROLS)
  return isLink || isTap ? Number(card.dataset['hotel']) : null
}

/**
 * Tells the tracker of a list that was seen, for visitors who allow it. The tracker's code arrives
 * only where it is allowed.
 */
export async function trackListIfAllowed(
  page: TrackedPage,
  details: TrackerDetails,
): Promise<void> {
  if (!isTrackingAllowed()) return
  const tracker = await loadLate(() => import('../../../../../tracking/pages/tracker.ts'))
  if (tracker.ok) tracker.value.report(page, 'list', details)
}

/** Empty for a visitor whom nobody knows. */
function detectedUser(): string {
  return readCookie(DETECTED_COOKIE) ?? ''
}

// What the tracker is told about a list of results: all of it when it is seen, one hotel at a click.

/** Null for an empty list, of which nothing was seen. */
export function viewOfList(results: Results, userId: string): TrackerDetails | null {
  const ids = results.list.results.hotels.map(({ id }) => id)
  return ids.length === 0 ? null : printOf(results, { ids, index: 0 }, userId)
}

/** Of a hotel that is not in the list, but on the map or compared, nobody can say where it stood. */
export function clickOnHotel(
  results: Results,
  hotelId: number,
  userId: string,
): AnalyticsEvent & TrackerDetails {
  const { page, list } = results
  const index = list.results.hotels.findIndex(({ id }) => id === hotelId)
  const { position, page_number, ...others } = printOf(results, { ids: [hotelId], index }, userId)
  return {
    category: 'hotel-results',
    action: 'open-hotel',
    label: `${page.place.type}/${page.place.id}`,
    value: String(list.results.hotels[index]?.minPrice ?? ''),
    ...others,
    ...(index < 0 ? {} : { position, page_number }),
  }
}

function printOf(
  { page, list }: Results,
  items: { ids: readonly number[]; index: number },
  userId: string,
): TrackerDetails {
  const searchId = searchIdOf(page.place, page.query)
  // What was asked for may be a page beyond the last one; what is shown says which it is.
  const { currentPage, accommodationsPerPage } = list.results.summary
  return writeSearchPrint(
    searchPrint(searchId, { page: currentPage }, accommodationsPerPage, items, userId),
  )
}
