/** A name on the map, how it is set, and how much room it takes. */
import type { Rectangle } from './outline.ts'

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
  /** From its spot down to the middle of the text, which leaves room for a mark. */
  drop: number
}

export const SETTINGS: Record<LabelStyle, Setting> = {
  country: { size: 12, weight: 600, spacing: 1.4, padX: 8, padY: 6, drop: 0 },
  island: { size: 12.5, weight: 500, spacing: 0.6, padX: 8, padY: 5, drop: 0 },
  'city-large': { size: 15, weight: 600, spacing: 0, padX: 7, padY: 4, drop: 0 },
  'city-medium': { size: 13, weight: 500, spacing: 0, padX: 7, padY: 4, drop: 0 },
  'city-small': { size: 11.5, weight: 400, spacing: 0, padX: 8, padY: 5, drop: 0 },
  district: { size: 11, weight: 500, spacing: 0.4, padX: 8, padY: 5, drop: 0 },
  point: { size: 11, weight: 400, spacing: 0, padX: 6, padY: 3, drop: 11 },
  airport: { size: 10.5, weight: 600, spacing: 0.4, padX: 12, padY: 2, drop: 10 },
}

/** No label is wider; what is longer is left out. */
export const WIDEST_LABEL = 230

export function isShortEnough(label: Pick<Label, 'style' | 'text'>): boolean {
  return widthOf(label) <= WIDEST_LABEL
}

/** The room a label takes, with the space around it. */
export function boxOf(label: Omit<Label, 'rank'>): Rectangle {
  const { size, padX, padY, drop } = SETTINGS[label.style]
  const halfWidth = widthOf(label) / 2 + padX
  return {
    left: label.x - halfWidth,
    right: label.x + halfWidth,
    top: label.y - (drop > 0 ? 2 : size / 2) - padY,
    bottom: label.y + drop + size / 2 + padY,
  }
}

/** In ems, as sans-serif faces agree within a few percent. */
export function widthOf({ style, text }: Pick<Label, 'style' | 'text'>): number {
  const { size, spacing, weight } = SETTINGS[style]
  let ems = 0
  for (const letter of text) ems += emsOf(letter)
  return ems * size * (weight > 500 ? 1.05 : 1) + spacing * text.length
}

function emsOf(letter: string): number {
  if (NARROW.includes(letter)) return 0.29
  if (WIDE.includes(letter)) return 0.86
  return letter === letter.toLowerCase() ? 0.55 : 0.67
}

const NARROW = "iljtfr.,' |-"
const WIDE = 'mwMW'
