/** A part of the world as a picture: sea, land, borders and names, and nothing that is not known. */
import type { Language } from '../../site/locales.ts'
import type { Geography } from '../geography/geography.ts'
import { labelMarkup } from './draw-labels.ts'
import { landPath, linePath, PARTS_PER_PIXEL } from './draw-lines.ts'
import { boxOf } from './label.ts'
import { layOutMap, type LineColumns, type MapColumns } from './map-columns.ts'
import { MapNames } from './map-names.ts'
import { MAP_PALETTES, type MapPalette, type MapScheme } from './map-palette.ts'
import type { MapView } from './map-view.ts'
import { type Outline, outlinesIn } from './outline.ts'
import { placeLabels } from './place-labels.ts'
import { overlap } from './rectangle.ts'

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
