/** A map to move and zoom, with the hotel's pin. It comes when it is asked for. */
import { useEffect, useRef } from 'react'
import type { GeoPoint } from '../../../../../places/rules/distance.ts'
import type { MapTiles } from '../../rules/hotel-page.ts'
import { DETAIL_ZOOM } from '../../../list/rules/map-view.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import leaflet from '../../../list/pages/map/leaflet-look.module.css'
import { usePinMap, useTiles } from '../../../list/pages/map/use-pin-map.ts'
import styles from './living-map.module.css'

export interface LivingMapProps {
  name: string
  place: GeoPoint
  tiles: MapTiles | null
}

export function LivingMap({ name, place, tiles }: LivingMapProps) {
  const { text } = usePage()
  const element = useRef<HTMLDivElement>(null)
  const { map } = usePinMap(element, { spot: place }, () => {})
  useTiles(map, tiles)
  useEffect(() => {
    if (!map) return
    map.goTo(place, DETAIL_ZOOM)
    const onClick = () => map.goTo(place, DETAIL_ZOOM)
    map.showMarks([
      { ...place, key: 'hotel', kind: 'pin', text: name, note: '', name, isChosen: true, onClick },
    ])
  }, [map, name, place])
  return (
    <div
      ref={element}
      className={`${styles.map} ${leaflet.canvas}`}
      role="application"
      aria-label={text('map.label')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it moves by keys
      tabIndex={0}
    />
  )
}
