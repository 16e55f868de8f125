/**
 * Every name that the map may show, in columns: where it is, from which zoom on, and what it gives
 * way to. They stand in the order of that zoom, so a view reads a run from the beginning; even all
 * hundred and fifty thousand are looked through in a fraction of a millisecond.
 */
import type { Language } from '../../core/locales.ts'
import { worldPixels } from '../../core/map-projection.ts'
import type { Geography } from '../geography/geography.ts'
import { isShortEnough, type Label, type LabelStyle } from './label.ts'
import { type MapView, seenFrom } from './map-view.ts'
import { REACH_X, REACH_Y } from './place-labels.ts'

/** One name before it is laid out in columns. */
export interface MapName {
  kind: 'country' | 'island' | 'city' | 'district' | 'point' | 'airport'
  /** Its index among the things of its kind in the geography. */
  index: number
  x: number
  y: number
  /** How important it is, from about 1 to 9. */
  score: number
  /** Whole numbers. */
  fromZoom: number
  toZoom: number
}

const KINDS = ['country', 'island', 'city', 'district', 'point', 'airport'] as const

/** A town of a hundred thousand people, or one that draws as many guests, is set larger. */
const LARGE_SCORE = 5.6
const MEDIUM_SCORE = 4.6

export class MapNames {
  private readonly geography: Geography
  private readonly kind: Uint8Array
  private readonly index: Int32Array
  private readonly x: Float64Array
  private readonly y: Float64Array
  private readonly score: Float32Array
  private readonly fromZoom: Uint8Array
  private readonly toZoom: Uint8Array

  constructor(geography: Geography, names: Iterable<MapName>) {
    const byZoom: MapName[][] = []
    for (const name of names) (byZoom[name.fromZoom] ??= []).push(name)
    const sorted = byZoom.flat()
    const { length } = sorted
    this.geography = geography
    this.kind = new Uint8Array(length)
    this.index = new Int32Array(length)
    this.x = new Float64Array(length)
    this.y = new Float64Array(length)
    this.score = new Float32Array(length)
    this.fromZoom = new Uint8Array(length)
    this.toZoom = new Uint8Array(length)
    for (let at = 0; at < length; at++) {
      const name = sorted[at]!
      this.kind[at] = KINDS.indexOf(name.kind)
      this.index[at] = name.index
      this.x[at] = name.x
      this.y[at] = name.y
      this.score[at] = name.score
      this.fromZoom[at] = name.fromZoom
      this.toZoom[at] = name.toZoom
    }
  }

  /** All that could stand in a view, and those around it on whose room it depends. */
  labelsAround(view: MapView, language: Language | undefined): Label[] {
    const { x, y, fromZoom, toZoom } = this
    const { left, top, right, bottom } = seenFrom(view, REACH_X, REACH_Y)
    const scale = worldPixels(view.zoom)
    // Between two zooms a picture says as much as at the nearer one.
    const zoom = Math.ceil(view.zoom)
    const labels: Label[] = []
    for (let at = 0; at < x.length && fromZoom[at]! <= zoom; at++) {
      if (x[at]! < left || x[at]! > right || y[at]! < top || y[at]! > bottom) continue
      if (toZoom[at]! < zoom) continue
      const label = {
        // No two are equal: among equals the one that stands first in the columns.
        rank: this.score[at]! - at * 1e-7,
        style: this.styleOf(at),
        text: this.textOf(at, language),
        x: x[at]! * scale - view.left,
        y: y[at]! * scale - view.top,
      }
      if (isShortEnough(label)) labels.push(label)
    }
    return labels
  }

  private styleOf(at: number): LabelStyle {
    const kind = KINDS[this.kind[at]!]!
    if (kind !== 'city') return kind
    const score = this.score[at]!
    return score >= LARGE_SCORE
      ? 'city-large'
      : score >= MEDIUM_SCORE
        ? 'city-medium'
        : 'city-small'
  }

  private textOf(at: number, language: Language | undefined): string {
    const { geography } = this
    const index = this.index[at]!
    const kind = KINDS[this.kind[at]!]!
    if (kind === 'airport') return geography.airportCodes.name(index)
    if (kind === 'point') return geography.pointNames.name(index, language)
    const name = geography.name(index, language)
    return kind === 'country' ? name.toLocaleUpperCase(language) : name
  }
}
