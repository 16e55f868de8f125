/** Names of a map as SVG text, with the marks that some have. */
import { type Label, type LabelStyle, SETTINGS, widthOf } from './label.ts'
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
