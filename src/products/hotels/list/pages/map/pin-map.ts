/** The map itself. Nothing else knows Leaflet, which comes with this file when a map is opened. */
import L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import type { GeoPoint } from '../../../../../places/rules/distance.ts'
import { MIN_ZOOM, MAX_ZOOM, onGlobe } from '../../../../../places/rules/map-projection.ts'
import type { MapBounds } from '../../../../../places/rules/map-bounds.ts'
import { RESULTS_ZOOM } from '../../rules/map-view.ts'
import { dressMark, type MapMark, markClass } from './map-pins.ts'

export interface MapPlace {
  zoom: number
  bounds: MapBounds
}

export interface PinMapWords {
  zoomIn: string
  zoomOut: string
}

/** What happens on it; the map asks for these anew each time, so they may change. */
export interface PinMapEvents {
  /** `byVisitor`: not by the page itself, to show something. */
  onMoved: (place: MapPlace, byVisitor: boolean) => void
  onPopupClosed: () => void
}

const POPUP_WIDTH = 288

export class PinMap {
  private readonly map: L.Map
  private readonly marks = new Map<string, { marker: L.Marker; mark: MapMark }>()
  private readonly popup = L.popup({
    closeButton: false,
    minWidth: POPUP_WIDTH,
    maxWidth: POPUP_WIDTH,
    offset: [0, -26],
    autoPanPadding: [16, 16],
  })
  private tiles: L.TileLayer | undefined
  /** While the page moves it, and while it makes room for a pop-up. */
  private movesItself = false
  private pansItself = false

  constructor(element: HTMLElement, words: PinMapWords, events: () => PinMapEvents) {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    this.map = L.map(element, {
      zoomControl: false,
      minZoom: MIN_ZOOM,
      maxZoom: MAX_ZOOM,
      worldCopyJump: true,
      maxBounds: [
        [-85, -Infinity],
        [85, Infinity],
      ],
      maxBoundsViscosity: 1,
      zoomAnimation: !isStill,
      fadeAnimation: !isStill,
      markerZoomAnimation: !isStill,
      inertia: !isStill,
    })
    this.map.attributionControl.setPrefix(false)
    L.control
      .zoom({ position: 'bottomright', zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut })
      .addTo(this.map)
    this.map.on('autopanstart', () => (this.pansItself = true))
    this.map.on('moveend', () => {
      events().onMoved(this.place(), !this.movesItself && !this.pansItself)
      this.pansItself = false
    })
    this.map.on('popupclose', () => events().onPopupClosed())
  }

  place(): MapPlace {
    const bounds = this.map.getBounds()
    return {
      zoom: this.map.getZoom(),
      bounds: {
        south: Math.max(-90, bounds.getSouth()),
        north: Math.min(90, bounds.getNorth()),
        ...acrossDateLine(bounds.getWest(), bounds.getEast()),
      },
    }
  }

  showTiles(url: string, attribution: string): void {
    this.tiles?.remove()
    this.tiles = L.tileLayer(url, { attribution, maxZoom: MAX_ZOOM }).addTo(this.map)
  }

  /** Leaves those in place that were there before, so that none flickers. */
  showMarks(marks: readonly MapMark[]): void {
    const wanted = new Map(marks.map((mark) => [mark.key, mark]))
    for (const [key, { marker }] of this.marks)
      if (!wanted.has(key)) {
        marker.remove()
        this.marks.delete(key)
      }
    for (const mark of marks) {
      const shown = this.marks.get(mark.key)
      if (shown?.mark.name === mark.name && shown.mark.isChosen === mark.isChosen) {
        shown.mark = mark
        continue
      }
      shown?.marker.remove()
      this.marks.set(mark.key, { marker: this.add(mark), mark })
    }
  }

  goTo({ latitude, longitude }: GeoPoint, zoom = RESULTS_ZOOM): void {
    this.byItself(() => this.map.setView([latitude, longitude], zoom, { animate: false }))
  }

  /** As near as all of it can be seen, but never nearer than the zoom for one place. */
  fit(bounds: MapBounds): void {
    const padding: L.PointTuple = [48, 48]
    this.byItself(() =>
      this.map.fitBounds(rectangleOf(bounds), { maxZoom: RESULTS_ZOOM, padding, animate: false }),
    )
  }

  /** Exactly what was seen before, or as nearly as the room for the map allows. */
  showAgain(bounds: MapBounds): void {
    this.byItself(() => {
      // A little less than it, or rounding would show a whole zoom more.
      const inner = rectangleOf(bounds).pad(-0.02)
      this.map.fitBounds(inner, { animate: false })
    })
  }

  /** A visitor wants to see it from nearer. */
  zoomInto(bounds: MapBounds): void {
    this.map.fitBounds(rectangleOf(bounds), { maxZoom: MAX_ZOOM, padding: [48, 48] })
  }

  openPopup({ latitude, longitude }: GeoPoint, content: HTMLElement): void {
    this.popup.setLatLng([latitude, longitude]).setContent(content).openOn(this.map)
  }

  closePopup(): void {
    this.map.closePopup()
  }

  /**
   * After its content or the room for the map has changed. Beside the list, or on a turned phone,
   * what was seen before is seen again.
   */
  settle(): void {
    this.byItself(() => {
      const before = this.map.getSize().x
      const seen = this.map.getBounds()
      this.map.invalidateSize({ animate: false })
      const after = this.map.getSize().x
      const isOtherRoom = Math.abs(after - before) > before / 4
      if (isOtherRoom && before > 0) this.map.fitBounds(seen, { animate: false })
    })
    if (!this.popup.isOpen()) return
    // Leaflet puts the content in anew, by which whatever is focused in it would lose the focus.
    const focused = document.activeElement
    this.popup.update()
    if (focused instanceof HTMLElement && focused !== document.activeElement)
      focused.focus({ preventScroll: true })
  }

  remove(): void {
    this.map.remove()
  }

  /** Moves without animation have ended when they return. */
  private byItself(move: () => void): void {
    this.movesItself = true
    move()
    this.movesItself = false
  }

  private add(mark: MapMark): L.Marker {
    const html = document.createElement('span')
    html.append(mark.text)
    // Without a size of Leaflet's: the style sheet knows how large it is and where its tip is.
    const icon = L.divIcon({ html, className: markClass(mark.kind), iconSize: undefined })
    const marker = L.marker([mark.latitude, mark.longitude], {
      icon,
      // The list of what is in view is where keys lead; hundreds of stops on the way help nobody.
      keyboard: false,
      zIndexOffset: mark.isChosen ? 1000 : 0,
    }).addTo(this.map)
    const { key } = mark
    marker.on('click', () => this.marks.get(key)?.mark.onClick())
    const element = marker.getElement()
    if (element) dressMark(element, mark)
    return marker
  }
}

/** Where it crosses the date line, the map goes on to the east. */
function rectangleOf({ south, west, north, east }: MapBounds): L.LatLngBounds {
  return L.latLngBounds([south, west], [north, east < west ? east + 360 : east])
}

/** Back onto the globe, with west greater than east where the view crosses the date line. */
function acrossDateLine(west: number, east: number): Pick<MapBounds, 'west' | 'east'> {
  if (east - west >= 360) return { west: -180, east: 180 }
  return { west: onGlobe(west), east: onGlobe(east) }
}
