/** The answers of the suggestion calls, as the specification spells them. */
import type { Airport } from '../../rules/flight-origins.ts'
import type { TextPart } from '../../rules/highlight.ts'
import type { HighlightedEntry } from '../../memory/suggestion-message.ts'

export function suggestionsAnswer(message: Record<string, HighlightedEntry[]>) {
  const marked = Object.entries(message).map(([category, entries]) => [
    category,
    entries.map((entry) => ({ ...entry, titleHighlight: markedText(entry.titleHighlight) })),
  ])
  return { message: Object.fromEntries(marked) as Record<string, unknown[]> }
}

export function originsAnswer(airports: readonly Airport[]) {
  return {
    ResultSet: {
      Result: airports.map(({ name, country, id, destinationId, alias }) => ({
        nombre: name,
        pais: country,
        id,
        id_destino: destinationId,
        alias,
      })),
    },
  }
}

/** The title as HTML in which only our own marks are elements. */
function markedText(parts: readonly TextPart[]): string {
  return parts
    .map(({ text, match }) => (match ? `<strong>${escaped(text)}</strong>` : escaped(text)))
    .join('')
}

function escaped(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}

// The towns of a coast as the specified XML: `destino` elements with `id_destino` and `nombre`.

export interface CoastTown {
  id: number
  name: string
}

export function coastAnswer(towns: readonly CoastTown[]): string {
  const rows = towns.map(
    ({ id, name }) =>
      `<destino><id_destino>${id}</id_destino><nombre>${coastAnswerEscaped(name)}</nombre></destino>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<destinos>${rows.join('')}</destinos>\n`
}

function coastAnswerEscaped(text: string): string {
  return text
    .toWellFormed()
    .replace(NOT_IN_XML, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
}

/** Characters that no XML document may hold, however they are written. */
// oxlint-disable-next-line no-control-regex -- those are the ones
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
