/**
 * Every name that the map may show, in columns: where it is, from which zoom on, and what it gives
 * way to. They stand in the order of that zoom, so a view reads a run from the beginning; even all
 * hundred and fifty thousand are looked through in a fraction of a millisecond.
 */
import type { Language } from '../../site/locales.ts'
import { worldPixels } from '../rules/map-projection.ts'
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

export interface NameColumns {
  kind: Uint8Array
  index: Int32Array
  x: Float32Array
  y: Float32Array
  score: Float32Array
  fromZoom: Uint8Array
  toZoom: Uint8Array
}

export function nameColumns(names: Iterable<MapName>): NameColumns {
  const byZoom: MapName[][] = []
  for (const name of names) (byZoom[name.fromZoom] ??= []).push(name)
  const sorted = byZoom.flat()
  const column = (valueOf: (name: MapName) => number) => sorted.map(valueOf)
  return {
    kind: Uint8Array.from(column(({ kind }) => KINDS.indexOf(kind))),
    index: Int32Array.from(column(({ index }) => index)),
    x: Float32Array.from(column(({ x }) => x)),
    y: Float32Array.from(column(({ y }) => y)),
    score: Float32Array.from(column(({ score }) => score)),
    fromZoom: Uint8Array.from(column(({ fromZoom }) => fromZoom)),
    toZoom: Uint8Array.from(column(({ toZoom }) => toZoom)),
  }
}

export class MapNames {
  private readonly geography: Geography
  private readonly columns: NameColumns

  constructor(geography: Geography, columns: NameColumns) {
    this.geography = geography
    this.columns = columns
  }

  /** All that could stand in a view, and those around it on whose room it depends. */
  labelsAround(view: MapView, language: Language | undefined): Label[] {
    const { x, y, score, fromZoom, toZoom } = this.columns
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
        rank: score[at]! - at * 1e-7,
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
    const kind = KINDS[this.columns.kind[at]!]!
    if (kind !== 'city') return kind
    const score = this.columns.score[at]!
    return score >= LARGE_SCORE
      ? 'city-large'
      : score >= MEDIUM_SCORE
        ? 'city-medium'
        : 'city-small'
  }

  private textOf(at: number, language: Language | undefined): string {
    const { geography } = this
    const index = this.columns.index[at]!
    const kind = KINDS[this.columns.kind[at]!]!
    if (kind === 'airport') return geography.airportCodes.name(index)
    if (kind === 'point') return geography.pointNames.name(index, language)
    const name = geography.name(index, language)
    return kind === 'country' ? name.toLocaleUpperCase(language) : name
  }
}
