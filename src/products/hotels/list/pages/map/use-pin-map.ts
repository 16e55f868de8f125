/** Makes the map in its element, and keeps its tiles, marks and place in step with the page. */
import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { DEFAULT_CENTRE } from '../../rules/map-view.ts'
import type { MapBounds } from '../../../../../places/rules/map-bounds.ts'
import type { GeoPoint } from '../../../../../places/rules/distance.ts'
import { pathOf } from '../../../../../site/routes.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { type MapPlace, PinMap } from './pin-map.ts'
import type { TileSource } from './read-map-answer.ts'

/**
 * Where the map opens: on one spot, so that a rectangle can be seen, or on the part of it that is
 * searched; null when nothing is known.
 */
export type Opening = { spot: GeoPoint } | { bounds: MapBounds } | { area: MapBounds } | null

export interface PinMapState {
  /** Null before the first paint. */
  map: PinMap | null
  place: MapPlace | null
}

export function usePinMap(
  element: RefObject<HTMLElement | null>,
  opening: Opening,
  onPopupClosed: () => void,
  onMovedByVisitor?: (place: MapPlace) => void,
): PinMapState {
  const { text } = usePage()
  const [map, setMap] = useState<PinMap | null>(null)
  const [place, setPlace] = useState<MapPlace | null>(null)
  const popupClosed = useEffectEvent(onPopupClosed)
  const moved = useEffectEvent((to: MapPlace, byVisitor: boolean) => {
    setPlace(to)
    if (byVisitor) onMovedByVisitor?.(to)
  })
  const make = useEffectEvent(() => {
    const words = { zoomIn: text('map.zoom-in'), zoomOut: text('map.zoom-out') }
    const made = new PinMap(element.current!, words, () => ({
      onMoved: moved,
      onPopupClosed: popupClosed,
    }))
    openAt(made, opening)
    return made
  })

  useEffect(() => {
    const made = make()
    // There is no map before there is an element to put it in.
    // oxlint-disable-next-line react/set-state-in-effect
    setMap(made)
    const resized = new ResizeObserver(() => made.settle())
    resized.observe(element.current!)
    return () => {
      resized.disconnect()
      made.remove()
    }
  }, [element])

  return { map, place }
}

export function openAt(map: PinMap, opening: Opening): void {
  if (!opening) map.goTo(DEFAULT_CENTRE)
  else if ('spot' in opening) map.goTo(opening.spot)
  else if ('area' in opening) map.showAgain(opening.area)
  else map.fit(opening.bounds)
}

/** Undefined until it is known whose tiles to show; null for those that the server draws. */
export function useTiles(map: PinMap | null, tiles: TileSource | null | undefined): void {
  const { site, text } = usePage()
  const isDark = useDarkScheme()
  const path = pathOf(site, 'mapTile', { z: 'z', x: 'x', y: 'y' })
  const own = `${path.replace('/z/x/y', '/{z}/{x}/{y}')}${isDark ? '?scheme=dark' : ''}`
  const url = tiles?.url ?? own
  const sources = tiles ? plainText(tiles.attribution) : text('map.sources')
  useEffect(() => {
    if (map && tiles !== undefined) map.showTiles(url, sources)
  }, [map, tiles, url, sources])
}

/** Leaflet takes it for HTML. */
function plainText(words: string): string {
  return words.replace(/[<>&"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
}

/** Whether the visitor's system is dark, followed while it changes. */
const QUERY = '(prefers-color-scheme: dark)'

function useDarkScheme(): boolean {
  return useSyncExternalStore(
    follow,
    () => window.matchMedia(QUERY).matches,
    () => false,
  )
}

function follow(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
