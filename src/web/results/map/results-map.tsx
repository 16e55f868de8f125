/** The map over the page, fetched when it is first opened. */
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { entryMarks } from '../entry-marks.ts'
import { useMapOverlay } from './map-overlay-state.ts'

const MapOverlayPanel = lazy(() => import('./map-overlay-panel.tsx'))

export function ResultsMap() {
  const { isOpen, open } = useMapOverlay()
  // Back, Forward or a reload lead to where it was open; `use-back-closes.ts` does the rest.
  const reopen = useEffectEvent(() => {
    const { over, about = null } = entryMarks()
    if (over === 'map' && !isOpen) open(about)
  })
  useEffect(() => {
    const listen = () => reopen()
    listen()
    window.addEventListener('popstate', listen)
    return () => window.removeEventListener('popstate', listen)
  }, [])
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <MapOverlayPanel />
    </Suspense>
  )
}
