/** The map over the page, fetched when it is first opened. */
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { latePart } from '../../../../../ui/late-part.tsx'
import { entryMarks, leaveEntry } from '../../../../../ui/browser/entry-marks.ts'
import { reportPart } from '../failed-part.ts'
import { useMapOverlay } from './map-overlay-state.ts'
import type { CardHotel } from '../../../catalogue/rules/hotel.ts'
import { SpriteIcon } from '../../../../../ui/icon-sprite.tsx'
import styles from './map-button.module.css'
import mapIcon from 'icon:map'
import { PREVIEW_SIZE } from '../../rules/map-view.ts'
import { pathOf } from '../../../../../site/routes.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { useResultsPage, useShownList } from '../results-context.tsx'
import { isAllEmpty } from '../use-list.ts'
import mapTeaserStyles from './map-teaser.module.css'

const panel = latePart(async () => (await import('./map-overlay-panel.tsx')).default, reportPart)

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

/** Where a hotel is, as a button that shows it on the map. */
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

/** A small picture of the destination on the map that opens the large one. */
export function MapTeaser() {
  const { site, text } = usePage()
  const page = useResultsPage()
  const map = useMapOverlay()
  const list = useShownList()
  if (isAllEmpty(list)) return null
  const { type: kind, id: destination } = page.place
  const picture = pathOf(site, 'mapPreview', { kind, destination })
  return (
    <button type="button" className={mapTeaserStyles.teaser} onClick={() => map.open(null)}>
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet={`${picture}?scheme=dark`} />
        <img
          className={mapTeaserStyles.picture}
          src={picture}
          {...PREVIEW_SIZE}
          alt=""
          loading="lazy"
        />
      </picture>
      <span className={mapTeaserStyles.words}>
        <Icon of={mapIcon} />
        {text('map.open')}
      </span>
    </button>
  )
}
