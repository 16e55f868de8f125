/**
 * Tells which hotels were seen in a list and which of them were opened, to the tracker of visitors
 * who allow it. One call for a whole list, when it has been on the screen for a moment.
 */
import { useEffect, useRef } from 'react'
import { sizeClass } from '../../core/screen-sizes.ts'
import { loadLate } from '../browser/late-script.ts'
import { usePage } from '../page-context.tsx'
import { useResults } from '../results/results-context.tsx'
import { openedHotel } from './opened-hotel.ts'
import { isTrackingAllowed } from './tell-if-allowed.ts'

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
    const timer = setTimeout(() => {
      if (told.current === shown) return
      told.current = shown
      void ifAllowed(({ tellOfList }) => tellOfList(page, now.current))
    }, SEEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [page, shown, phase])

  useEffect(() => {
    const tell = (click: MouseEvent) => {
      const hotelId = openedHotel(click, sizeClass(window.innerWidth) === 'S')
      if (hotelId === null) return
      const seen = now.current
      void ifAllowed(({ tellOfOpening }) => tellOfOpening(seen, hotelId))
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
async function ifAllowed(tell: (late: typeof import('./tell-of-list.ts')) => void): Promise<void> {
  if (!isTrackingAllowed()) return
  const late = await loadLate(() => import('./tell-of-list.ts'))
  if (late.ok) tell(late.value)
}
