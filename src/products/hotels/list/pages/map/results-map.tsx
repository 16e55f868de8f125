/** The map over the page, fetched when it is first opened. */
import { useEffect, useEffectEvent } from 'react'
import { latePart } from '../../../../../ui/late-part.tsx'
import { entryMarks, leaveEntry } from '../../../../../ui/browser/entry-marks.ts'
import { tellOfPart } from '../failed-part.ts'
import { useMapOverlay } from './map-overlay-state.ts'

const panel = latePart(async () => (await import('./map-overlay-panel.tsx')).default, tellOfPart)

export function ResultsMap() {
  const { isOpen, open, close } = useMapOverlay()
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
    <panel.Part
      onPartFailed={() => {
        close()
        leaveEntry('map')
      }}
    />
  )
}
