/** Where a hotel is, as a button that shows it on the map. */
import type { ReactNode } from 'react'
import pin from 'icon:map-pin'
import type { FoundHotel } from '../../../core/hotel.ts'
import { isMapButtonShown } from '../../../core/map-view.ts'
import { isComplete } from '../../../core/page-status.ts'
import { Icon } from '../../ui/icon.tsx'
import { useResults } from '../results-context.tsx'
import styles from './map-button.module.css'
import { useMapOverlay } from './map-overlay-state.ts'

export function MapButton({ hotel, children }: { hotel: FoundHotel; children: ReactNode }) {
  const { list } = useResults()
  const map = useMapOverlay()
  const isPageComplete = isComplete(list.results.summary.status.complete)
  if (!isMapButtonShown(hotel.centreDistanceKm, isPageComplete))
    return <p className={styles.place}>{children}</p>
  return (
    <button type="button" className={styles.button} onClick={() => map.open(hotel.id)}>
      <Icon of={pin} size={16} />
      {children}
    </button>
  )
}
