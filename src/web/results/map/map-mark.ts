/** A mark on the map: the price of one hotel, or the number of several. */
import type { GeoPoint } from '../../../core/distance.ts'
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

export function markElement({ kind, text, note, isChosen }: MapMark): HTMLElement {
  const mark = document.createElement('span')
  mark.className = styles[kind]!
  mark.toggleAttribute('data-chosen', isChosen)
  mark.append(text)
  if (note !== '') {
    const under = document.createElement('span')
    under.className = styles['note']!
    under.append(note)
    mark.append(under)
  }
  return mark
}
