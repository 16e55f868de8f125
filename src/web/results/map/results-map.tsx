/** The map over the page, fetched when it is first opened. */
import { lazy, Suspense } from 'react'
import { useMapOverlay } from './map-overlay-state.ts'

const MapOverlayPanel = lazy(() => import('./map-overlay-panel.tsx'))

export function ResultsMap() {
  const { isOpen } = useMapOverlay()
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <MapOverlayPanel />
    </Suspense>
  )
}
