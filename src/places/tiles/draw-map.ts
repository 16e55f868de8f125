/** A part of the world as a picture: sea, land, borders and names, and nothing that is not known. */
import type { Language } from '../../site/locales.ts'
import type { Geography } from '../geography/geography.ts'
import { boxOf, type Label, type LabelStyle, SETTINGS, widthOf } from './label.ts'
import { MAP_PALETTES, type MapPalette, type MapScheme } from './map-palette.ts'
import { worldPixels } from '../rules/map-projection.ts'
import {
  isBeside,
  nearCorners,
  type Outline,
  outlinesIn,
  overlap,
  type Rectangle,
  runAt,
} from './outline.ts'
import { type MapView, seenFrom } from './map-view.ts'
import { layOutMap, type LineColumns, type MapColumns } from './map-columns.ts'
import { MapNames } from './map-names.ts'
import { placeLabels } from './place-labels.ts'

// Shores and borders within a view, as path data in quarters of a pixel.

/** Whole quarters are shorter to write than decimals, and finer than any screen shows. */
const PARTS_PER_PIXEL = 4

/** Cut edges run along the outside of the view, as far away as the widest line reaches. */
const MARGIN = 12

/** Corners nearer to each other than half a pixel are one. */
const MIN_STEP = PARTS_PER_PIXEL / 2

function landPath(land: readonly Outline[], view: MapView): string {
  const seen = seenFrom(view, MARGIN)
  const write = writer(view)
  let path = ''
  for (const outline of land) {
    if (isBeside(outline.bounds, seen)) continue
    const ring = clipRing(nearCorners(outline, seen), seen)
    if (ring.length > 0) path += write(ring, true)
  }
  return path
}

function linePath(lines: readonly Outline[], view: MapView): string {
  const seen = seenFrom(view, MARGIN)
  const write = writer(view)
  let path = ''
  for (const outline of lines) {
    if (isBeside(outline.bounds, seen)) continue
    for (let run = 0; run < outline.runs.length; run++) {
      if (isBeside(outline.runs[run]!, seen)) continue
      const [first, last] = runAt(outline, run)
      path += write(outline.line.subarray(2 * first, 2 * last + 2), false)
    }
  }
  return path
}

/** Small islands would vanish when their corners are thinned out; they keep a speck. */
function writer({ zoom, left, top }: MapView) {
  const scale = worldPixels(zoom) * PARTS_PER_PIXEL
  const [originX, originY] = [left * PARTS_PER_PIXEL, top * PARTS_PER_PIXEL]
  return (corners: ArrayLike<number>, isRing: boolean): string => {
    let [x, y] = [0, 0]
    let path = ''
    const lastAt = corners.length - 2
    for (let at = 0; at <= lastAt; at += 2) {
      const toX = Math.round(corners[at]! * scale - originX)
      const toY = Math.round(corners[at + 1]! * scale - originY)
      if (path === '') path = `M${toX} ${toY}l`
      else {
        const isNear = Math.abs(toX - x) < MIN_STEP && Math.abs(toY - y) < MIN_STEP
        if (isNear && (isRing || at < lastAt)) continue
        path += `${toX - x} ${toY - y} `
      }
      ;[x, y] = [toX, toY]
    }
    return isRing ? `${path}z` : path
  }
}

/** From here on the fine map is worth its many corners. */
const FINE_ZOOM = 6

interface Lines {
  land: Outline[]
  borders: Outline[]
}

export interface MapLook {
  /** Names as they are called where they are, when there is none. */
  language: Language | undefined
  scheme: MapScheme
}

export class WorldMap {
  private readonly names: MapNames
  private readonly coarse: Lines
  private readonly fine: Lines

  constructor(geography: Geography, columns: MapColumns = layOutMap(geography)) {
    this.names = new MapNames(geography, columns.names)
    this.coarse = linesOf(columns.coarse)
    this.fine = linesOf(columns.fine)
  }

  draw(view: MapView, { language, scheme }: MapLook): string {
    const { width, height, zoom } = view
    const colours = MAP_PALETTES[scheme]
    const { land, borders } = zoom < FINE_ZOOM ? this.coarse : this.fine
    const inView = { left: 0, top: 0, right: width, bottom: height }
    const labels = placeLabels(this.names.labelsAround(view, language)).filter((label) =>
      overlap(boxOf(label), inView),
    )
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<rect width="${width}" height="${height}" fill="${colours.sea}"/>` +
      landMarkup(landPath(land, view), colours) +
      borderMarkup(linePath(borders, view), colours) +
      labels.map((label) => labelMarkup(label, colours)).join('') +
      '</svg>'
    )
  }
}

function linesOf({ land, borders }: LineColumns): Lines {
  return { land: outlinesIn(land), borders: outlinesIn(borders) }
}

const UNITS = `transform="scale(${1 / PARTS_PER_PIXEL})" stroke-linejoin="round"`

/** The water along the shore first, then the land over its inner half. */
function landMarkup(path: string, { land, shore, shallows }: MapPalette): string {
  if (path === '') return ''
  return (
    `<g ${UNITS}><defs><path id="land" d="${path}"/></defs>` +
    `<use href="#land" stroke="${shallows}" stroke-width="${12 * PARTS_PER_PIXEL}"/>` +
    `<use href="#land" fill="${land}" stroke="${shore}" stroke-width="${0.8 * PARTS_PER_PIXEL}"/></g>`
  )
}

function borderMarkup(path: string, { border }: MapPalette): string {
  if (path === '') return ''
  return `<path ${UNITS} d="${path}" fill="none" stroke="${border}" stroke-width="${PARTS_PER_PIXEL}" stroke-dasharray="16 10" stroke-linecap="round"/>`
}

// Cuts a ring off at the sides of a rectangle, one side after the other (Sutherland–Hodgman).

/** Corners as x and y in turn, before and after; empty when nothing of the ring is inside. */
export function clipRing(ring: readonly number[], view: Rectangle): number[] {
  let left = clipSide(ring, 0, view.left, 1)
  left = clipSide(left, 0, view.right, -1)
  left = clipSide(left, 1, view.top, 1)
  return clipSide(left, 1, view.bottom, -1)
}

/** Keeps what lies on the side of `limit` towards which `direction` points, on one axis. */
function clipSide(
  ring: readonly number[],
  axis: 0 | 1,
  limit: number,
  direction: 1 | -1,
): number[] {
  const kept: number[] = []
  const { length } = ring
  if (length === 0) return kept
  let [fromX, fromY] = [ring[length - 2]!, ring[length - 1]!]
  let wasInside = ((axis === 0 ? fromX : fromY) - limit) * direction >= 0
  for (let at = 0; at < length; at += 2) {
    const x = ring[at]!
    const y = ring[at + 1]!
    const isInside = ((axis === 0 ? x : y) - limit) * direction >= 0
    if (isInside !== wasInside) {
      const share = axis === 0 ? (limit - fromX) / (x - fromX) : (limit - fromY) / (y - fromY)
      kept.push(
        axis === 0 ? limit : fromX + share * (x - fromX),
        axis === 1 ? limit : fromY + share * (y - fromY),
      )
    }
    if (isInside) kept.push(x, y)
    ;[fromX, fromY, wasInside] = [x, y, isInside]
  }
  return kept
}

/** Names of a map as SVG text, with the marks that some have. */
const INKS: Record<LabelStyle, keyof MapPalette> = {
  country: 'country',
  island: 'country',
  'city-large': 'town',
  'city-medium': 'town',
  'city-small': 'smallTown',
  district: 'district',
  point: 'point',
  airport: 'airport',
}

/** A picture within a page sees no fonts of the page, only those of the machine. */
const FAMILY = "system-ui,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

function labelMarkup(label: Label, colours: MapPalette): string {
  const { style } = label
  const { size, weight, spacing, drop } = SETTINGS[style]
  const [x, y] = [Math.round(label.x), Math.round(label.y)]
  const attributes =
    `x="${style === 'airport' ? x + 7 : x}" y="${y + Math.round(drop + size * 0.36)}" text-anchor="middle" font-family="${FAMILY}" font-size="${size}"` +
    (weight === 400 ? '' : ` font-weight="${weight}"`) +
    (spacing === 0 ? '' : ` letter-spacing="${spacing}"`) +
    (style === 'island' ? ' font-style="italic"' : '')
  const text = escaped(label.text)
  if (style === 'airport')
    return `${plate(label, x, y, colours)}<text ${attributes} fill="${colours.onAirport}">${text}</text>`
  const halo = `stroke="${colours.halo}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"`
  const mark = style === 'point' ? dot(x, y, colours) : ''
  return `${mark}<text ${attributes} fill="${colours[INKS[style]]}" ${halo}>${text}</text>`
}

function dot(x: number, y: number, { pointDot, halo }: MapPalette): string {
  return `<circle cx="${x}" cy="${y}" r="3" fill="${pointDot}" stroke="${halo}"/>`
}

/** An aeroplane and room for the code, on a plate that hangs from the airport's spot. */
function plate(label: Label, x: number, y: number, { airport, onAirport, halo }: MapPalette) {
  const width = Math.round(widthOf(label)) + 24
  const left = x - width / 2
  return (
    `<path d="M${x - 4} ${y + 3}l4-4 4 4z" fill="${airport}"/>` +
    `<rect x="${left}" y="${y + 2}" width="${width}" height="16" rx="5" fill="${airport}" stroke="${halo}" stroke-opacity=".6"/>` +
    `<path transform="translate(${left + 3} ${y + 3}) scale(.78)" d="${PLANE}" fill="${onAirport}"/>`
  )
}

/** Seen from above, flying north, on a square of 18. */
const PLANE =
  'M9 3c.8 0 1.2.9 1.2 2v2.2l4.6 2.9v1.5l-4.6-1.4v2.6l1.5 1.2v1.1L9 14.4l-2.7.7V14l1.5-1.2v-2.6l-4.6 1.4v-1.5l4.6-2.9V5c0-1.1.4-2 1.2-2z'

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
