/** Where a hotel is, as a button that shows it on the map. */
import type { ReactNode } from 'react'
import type { CardHotel } from '../../../core/hotel.ts'
import { isMapButtonShown } from '../../../core/map-view.ts'
import { isComplete } from '../../../core/page-status.ts'
import { SpriteIcon } from '../../ui/icon-sprite.tsx'
import { useShownList } from '../results-context.tsx'
import styles from './map-button.module.css'
import { useMapOverlay } from './map-overlay-state.ts'

export function MapButton({ hotel, children }: { hotel: CardHotel; children: ReactNode }) {
  const { results } = useShownList()
  const map = useMapOverlay()
  const isPageComplete = isComplete(results.summary.status.complete)
  if (!isMapButtonShown(hotel.centreDistanceKm, isPageComplete))
    return <p className={styles.place}>{children}</p>
  return (
    <button type="button" className={styles.button} onClick={() => map.open(hotel.id)}>
      <SpriteIcon name="pin" size={16} />
      {children}
    </button>
  )
}
