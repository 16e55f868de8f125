/** A mark on the map: the price of one hotel, or the number of several. */
import type { GeoPoint } from '../../../../../places/rules/distance.ts'
import styles from './map-mark.module.css'

export interface MapMark extends GeoPoint {
  /** The same for the same mark, so that it stays when the map moves. */
  key: string
  kind: 'pin' | 'cluster'
  /** What is written on it, and under it. */
  text: string
  note: string
  /** What it is called when it is read aloud. */
  name: string
  isChosen: boolean
  onClick: () => void
}

/** How the mark's element looks; what is written under is drawn by the style sheet. */
export function dressMark(element: HTMLElement, { note, isChosen, name }: MapMark): void {
  element.setAttribute('role', 'button')
  // It says the note as well.
  element.setAttribute('aria-label', name)
  element.toggleAttribute('data-chosen', isChosen)
  if (note !== '') element.dataset['note'] = note
}

export function markClass(kind: MapMark['kind']): string {
  return styles[kind]!
}
