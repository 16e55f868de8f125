/** A small picture of the destination on the map that opens the large one. */
import mapIcon from 'icon:map'
import { PREVIEW_SIZE } from '../../rules/map-view.ts'
import { pathOf } from '../../../../../site/routes.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { useResultsPage, useShownList } from '../results-context.tsx'
import { isAllEmpty } from '../use-list.ts'
import { useMapOverlay } from './map-overlay-state.ts'
import styles from './map-teaser.module.css'

export function MapTeaser() {
  const { site, text } = usePage()
  const page = useResultsPage()
  const map = useMapOverlay()
  const list = useShownList()
  if (isAllEmpty(list)) return null
  const { type: kind, id: destination } = page.place
  const picture = pathOf(site, 'mapPreview', { kind, destination })
  return (
    <button type="button" className={styles.teaser} onClick={() => map.open(null)}>
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet={`${picture}?scheme=dark`} />
        <img className={styles.picture} src={picture} {...PREVIEW_SIZE} alt="" loading="lazy" />
      </picture>
      <span className={styles.words}>
        <Icon of={mapIcon} />
        {text('map.open')}
      </span>
    </button>
  )
}
