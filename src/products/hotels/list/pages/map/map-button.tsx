/** Where a hotel is, as a button that shows it on the map. */
import type { ReactNode } from 'react'
import type { CardHotel } from '../../../catalogue/rules/hotel.ts'
import { SpriteIcon } from '../../../../../ui/icon-sprite.tsx'
import styles from './map-button.module.css'
import { useMapOverlay } from './map-overlay-state.ts'

interface MapButtonProps {
  isOnMap: boolean
  hotel?: CardHotel | undefined
  children: ReactNode
}

export function MapButton({ isOnMap, hotel, children }: MapButtonProps) {
  const map = useMapOverlay()
  if (!isOnMap) return <p className={styles.place}>{children}</p>
  return (
    <button type="button" className={styles.button} onClick={() => hotel && map.open(hotel.id)}>
      <SpriteIcon name="pin" size={16} />
      {children}
    </button>
  )
}
