/** Where hotels are compared: nothing, and no script, until somebody picks the first. */
import { useState } from 'react'
import { latePart } from '../../ui/late-part.tsx'
import { useCompared } from './compared-hotels.tsx'

const bar = latePart(async () => (await import('./compare-bar.tsx')).default)

export function CompareArea() {
  const { hotels } = useCompared()
  const [isUsed, use] = useState(false)
  if (hotels.length > 0 && !isUsed) use(true)
  // Once it is there it stays: it may have to close what it has opened.
  return isUsed && <bar.Part onPartFailed={() => use(false)} />
}
