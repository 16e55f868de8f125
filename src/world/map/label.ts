/** A name on the map, how it is set, and how much room it takes. */
import type { Rectangle } from './rectangle.ts'

export type LabelStyle =
  | 'country'
  | 'island'
  | 'city-large'
  | 'city-medium'
  | 'city-small'
  | 'district'
  | 'point'
  | 'airport'

export interface Label {
  /** Larger ones go before smaller ones; no two are equal. */
  rank: number
  style: LabelStyle
  text: string
  /** Where it belongs, in pixels of the view. */
  x: number
  y: number
}

interface Setting {
  size: number
  weight: number
  spacing: number
  /** Free space that it wants around itself. */
  padX: number
  padY: number
  /** How far above the text its mark reaches. */
  markHeight: number
}

export const SETTINGS: Record<LabelStyle, Setting> = {
  country: { size: 12, weight: 600, spacing: 1.4, padX: 10, padY: 8, markHeight: 0 },
  island: { size: 12.5, weight: 500, spacing: 0.6, padX: 10, padY: 6, markHeight: 0 },
  'city-large': { size: 15, weight: 600, spacing: 0, padX: 12, padY: 9, markHeight: 0 },
  'city-medium': { size: 13, weight: 500, spacing: 0, padX: 11, padY: 8, markHeight: 0 },
  'city-small': { size: 11.5, weight: 400, spacing: 0, padX: 10, padY: 7, markHeight: 0 },
  district: { size: 11, weight: 500, spacing: 0.4, padX: 10, padY: 7, markHeight: 0 },
  point: { size: 11, weight: 400, spacing: 0, padX: 8, padY: 5, markHeight: 11 },
  airport: { size: 11, weight: 600, spacing: 0.3, padX: 7, padY: 5, markHeight: 22 },
}

/** No label is wider; what is longer is left out. */
export const WIDEST_LABEL = 230

export function isShortEnough(label: Pick<Label, 'style' | 'text'>): boolean {
  return widthOf(label) <= WIDEST_LABEL
}

/** The room a label takes, with the space around it. */
export function boxOf(label: Omit<Label, 'rank'>): Rectangle {
  const { size, padX, padY, markHeight } = SETTINGS[label.style]
  const halfWidth = widthOf(label) / 2 + padX
  return {
    left: label.x - halfWidth,
    right: label.x + halfWidth,
    top: label.y - size / 2 - markHeight - padY,
    bottom: label.y + size / 2 + padY,
  }
}

/** In ems, as sans-serif faces agree within a few percent. */
function widthOf({ style, text }: Pick<Label, 'style' | 'text'>): number {
  const { size, spacing, weight } = SETTINGS[style]
  let ems = 0
  for (const letter of text)
    ems += /[ilj.,' |]/.test(letter) ? 0.28 : /[mwMW]/.test(letter) ? 0.85 : isTall(letter) ? 0.66 : 0.54
  return ems * size * (weight > 500 ? 1.05 : 1) + spacing * text.length
}

function isTall(letter: string): boolean {
  return letter !== letter.toLowerCase()
}
