/**
 * Tells the server what a visitor who allowed it looks at and clicks. The choice is read again
 * before each call: it may have been taken back in another tab.
 */
import { allows, CONSENT_COOKIE, readConsent, TRACKING_COOKIE } from '../../site/consent.ts'
import { pathOf } from '../../site/routes.ts'
import {
  ACCOMMODATION,
  type TrackerDetails,
  type TrackType,
  writeTrackerCall,
} from '../rules/tracker-call.ts'
import { DETECTED_COOKIE } from '../../site/visitor.ts'
import { ANALYTICS_EVENT, type AnalyticsEvent } from '../../ui/browser/analytics.ts'
import { readCookie } from '../../ui/browser/cookies.ts'
import { type TrackedPage, TRACKING_BEGUN } from './track-if-allowed.ts'

let isStarted = false

export function startTracker(page: TrackedPage): void {
  if (isStarted) return
  isStarted = true
  report(page, 'view', viewOf(page))
  askForPixel(page)
  // Also hears what is told to the document, which does not bubble.
  window.addEventListener(
    ANALYTICS_EVENT,
    (event) => report(page, 'click', (event as CustomEvent<AnalyticsEvent>).detail),
    { capture: true },
  )
  window.dispatchEvent(new Event(TRACKING_BEGUN))
}

/** However a visitor has come to it, a hotel's own page is a view of that hotel. */
function viewOf({ hotelId }: TrackedPage): TrackerDetails {
  if (hotelId === undefined) return {}
  const user = readCookie(DETECTED_COOKIE)
  return {
    item_id: String(hotelId),
    product_id: ACCOMMODATION,
    ...(user ? { user_id: user } : {}),
  }
}

export function report(
  { site, pageId }: TrackedPage,
  trackType: TrackType,
  details: TrackerDetails,
): void {
  if (!isAllowed()) return
  const call = writeTrackerCall({
    trackType,
    pageId,
    domainId: site.edition.domainId,
    referer: document.referrer,
    url: location.href,
    timestamp: Date.now(),
    details,
  })
  const address = `${pathOf(site, 'tracker')}?${new URLSearchParams(call).toString()}`
  // It may outlive its page. Nobody waits for it, and nobody minds when it fails.
  fetch(address, { keepalive: true }).catch(() => undefined)
}

function askForPixel({ site }: TrackedPage): void {
  const visitor = readCookie(TRACKING_COOKIE)
  const isFramed = window.self !== window.top
  if (!visitor || isFramed || !isAllowed()) return
  new Image().src = pathOf(site, 'trackingPixel', { visitor })
}

function isAllowed(): boolean {
  return allows(readConsent(readCookie(CONSENT_COOKIE)), 'analytics')
}
