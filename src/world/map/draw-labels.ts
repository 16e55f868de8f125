/** Names of a map as SVG text, with the marks that some have. */
import { type Label, type LabelStyle, SETTINGS } from './label.ts'
import type { MapPalette } from './map-palette.ts'

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

export function labelMarkup(label: Label, colours: MapPalette): string {
  const { style } = label
  const { size, weight, spacing } = SETTINGS[style]
  const [x, y] = [Math.round(label.x), Math.round(label.y)]
  const attributes =
    `x="${x}" y="${y + Math.round(size * 0.36)}" text-anchor="middle" font-family="${FAMILY}" font-size="${size}"` +
    (weight === 400 ? '' : ` font-weight="${weight}"`) +
    (spacing === 0 ? '' : ` letter-spacing="${spacing}"`) +
    (style === 'island' ? ' font-style="italic"' : '')
  const halo = `stroke="${colours.halo}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"`
  const text = `<text ${attributes} fill="${colours[INKS[style]]}" ${halo}>${escaped(label.text)}</text>`
  return markOf(style, x, y, colours) + text
}

function markOf(style: LabelStyle, x: number, y: number, colours: MapPalette): string {
  if (style === 'point')
    return `<circle cx="${x}" cy="${y - 11}" r="3" fill="${colours.pointDot}" stroke="${colours.halo}"/>`
  if (style !== 'airport') return ''
  return (
    `<g transform="translate(${x - 9} ${y - 26})"><rect width="18" height="18" rx="5" fill="${colours.airport}" stroke="${colours.halo}"/>` +
    `<path d="${PLANE}" fill="${colours.onAirport}"/></g>`
  )
}

/** Seen from above, flying north, on a square of 18. */
const PLANE =
  'M9 3c.8 0 1.2.9 1.2 2v2.2l4.6 2.9v1.5l-4.6-1.4v2.6l1.5 1.2v1.1L9 14.4l-2.7.7V14l1.5-1.2v-2.6l-4.6 1.4v-1.5l4.6-2.9V5c0-1.1.4-2 1.2-2z'

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
