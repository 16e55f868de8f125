/** Where hotels are compared: nothing, and no script, until somebody picks the first. */
import { useState } from 'react'
import { latePart } from '../../../../../ui/late-part.tsx'
import { reportPart } from '../failed-part.ts'
import { useCompared } from './compared-hotels.tsx'

const bar = latePart(async () => (await import('./compare-bar.tsx')).default, reportPart)

export function CompareArea() {
  const { hotels } = useCompared()
  // What nothing is shown for: none, or those with which the bar did not come. Picking another one
  // tries again. Once it is there it stays: it may have to close what it has opened.
  const [idle, rest] = useState(hotels)
  return hotels !== idle && <bar.Part onPartFailed={() => rest(hotels)} />
}
