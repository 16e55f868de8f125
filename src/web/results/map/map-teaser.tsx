/** A small picture of the map that opens the large one. */
import mapIcon from 'icon:map'
import { usePage } from '../../page-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useMapOverlay } from './map-overlay-state.ts'
import styles from './map-teaser.module.css'

export function MapTeaser() {
  const { text } = usePage()
  const map = useMapOverlay()
  return (
    <button type="button" className={styles.teaser} onClick={() => map.open(null)}>
      <span className={styles.words}>
        <Icon of={mapIcon} />
        {text('map.open')}
      </span>
    </button>
  )
}
