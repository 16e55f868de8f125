/**
 * Tells which hotels were seen in a list and which of them were opened, to the tracker of visitors
 * who allow it. One call for a whole list, when it has been on the screen for a moment.
 */
import { useEffect, useRef } from 'react'
import { loadLate } from '../../../../../ui/browser/late-script.ts'
import { TRACKING_BEGUN } from '../../../../../tracking/pages/track-if-allowed.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { useResults } from '../results-context.tsx'
import { allows, CONSENT_COOKIE, readConsent } from '../../../../../site/consent.ts'
import { readCookie } from '../../../../../ui/browser/cookies.ts'

/** What is gone before was not seen; nor does it compete with what a page needs to begin. */
const SEEN_AFTER_MS = 1_000

/** Inside a ResultsProvider, once. */
export function useListTracking(): void {
  const page = usePage()
  const results = useResults()
  const now = useRef(results)
  const told = useRef<unknown>(null)
  const { results: shown, phase } = results.list
  useEffect(() => {
    now.current = results
  })

  useEffect(() => {
    if (phase === 'loading') return
    const tell = () => {
      if (told.current === shown || !isTrackingAllowed()) return
      told.current = shown
      void withTracker(({ trackList }) => trackList(page, now.current))
    }
    const timer = setTimeout(() => {
      tell()
      // Whoever allows it only now has this list before their eyes.
      window.addEventListener(TRACKING_BEGUN, tell)
    }, SEEN_AFTER_MS)
    return () => {
      clearTimeout(timer)
      window.removeEventListener(TRACKING_BEGUN, tell)
    }
  }, [page, shown, phase])

  useEffect(() => {
    const tell = (click: MouseEvent) => {
      const seen = now.current
      if (isTrackingAllowed()) void withTracker(({ trackClick }) => trackClick(seen, click))
    }
    // The second one is for links that the middle button opens in a tab of their own.
    document.addEventListener('click', tell)
    document.addEventListener('auxclick', tell)
    return () => {
      document.removeEventListener('click', tell)
      document.removeEventListener('auxclick', tell)
    }
  }, [])
}

/** Whatever is told needs the rest of the tracker, which others need not load. */
async function withTracker(tell: (late: typeof import('./track-list.ts')) => void): Promise<void> {
  const late = await loadLate(() => import('./track-list.ts'))
  if (late.ok) tell(late.value)
}

/**
 * Whether the visitor allows it: read from the cookie each time, since the choice can be made and
 * taken back while the page is open.
 */
export function isTrackingAllowed(): boolean {
  return allows(readConsent(readCookie(CONSENT_COOKIE)), 'analytics')
}
